import type * as Monaco from 'monaco-editor/editor';

const linked = new Set<Monaco.editor.ICodeEditor>();
let isFollowing = false;

/** Scrolls the editor with all others that are linked; returns the way out. */
export function linkScrolling(editor: Monaco.editor.ICodeEditor): () => void {
  linked.add(editor);
  const other = [...linked].find((one) => one !== editor);
  if (other !== undefined) editor.setScrollTop(other.getScrollTop());
  const listening = editor.onDidScrollChange(
    ({ scrollTop, scrollLeft, scrollTopChanged, scrollLeftChanged }) => {
      if (isFollowing || (!scrollTopChanged && !scrollLeftChanged)) return;
      isFollowing = true;
      for (const one of linked)
        if (one !== editor) one.setScrollPosition({ scrollTop, scrollLeft });
      isFollowing = false;
    },
  );
  return () => {
    listening.dispose();
    linked.delete(editor);
  };
}
