import type { Client } from '../engine/client.ts';
import { examples } from '../examples/index.ts';
import { readFile } from '../sources/file.ts';
import type { AppStore } from '../state/store.ts';
import type { Services } from '../state/use-services.ts';
import { applyAllFixes, applyFix } from './apply-fixes.ts';
import { copyText, downloadText } from './copy-text.ts';
import { judgePanels } from './judge-panels.ts';
import { openLoaded, openSource } from './open-text.ts';
import { shareLink } from './share-link.ts';

/** Everything that the page does beyond its own state, in one place to be handed down. */
export function createServices(store: AppStore, client: Client): Services {
  const openExample = async (id: string) => {
    const example = examples.find((one) => one.id === id) ?? examples[0];
    if (example === undefined) return;
    const text = await example.load();
    openLoaded(store, { kind: 'text', text, origin: { kind: 'example', title: example.title } });
  };
  const copy = async (text: string, what: string) => {
    const copied = await copyText(text);
    store
      .getState()
      .noticeRaised(
        'toast',
        copied ? `${what} copied` : 'The browser does not let the page write to the clipboard.',
      );
  };
  const downloadRewritten = async () => {
    const { document, settings, noticeRaised } = store.getState();
    const outcome = await client.call('rewriteAll', {
      text: document.text,
      settings,
      pretty: false,
    });
    if (outcome.kind !== 'answer') return;
    const { value } = outcome;
    if (value.kind === 'text')
      downloadText(
        value.text,
        `after-${document.origin.title || 'text'}`.replace(/(\.json)?$/, '.json'),
      );
    else if (value.kind === 'too-large')
      noticeRaised('alert', `The rewritten text would have ${value.bytes} bytes.`);
    else noticeRaised('alert', value.diagnostics[0]?.message ?? 'The text cannot be rewritten.');
  };
  return {
    cancel: client.cancel,
    openFile: (file) => void readFile(file).then((loaded) => openLoaded(store, loaded)),
    openExample: (id) => void openExample(id),
    openSource: (id) => openSource(store, id),
    openLoaded: (loaded) => openLoaded(store, loaded),
    share: (what) => void shareLink(store, client, what),
    copy: (text, what) => void copy(text, what),
    download: downloadText,
    applyFix: (diagnostic, fix) => applyFix(store, diagnostic, fix),
    applyAllFixes: (scope) => applyAllFixes(store, scope),
    downloadRewritten: () => void downloadRewritten(),
    judging: judgePanels(store),
  };
}
