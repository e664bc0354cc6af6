import type { Document } from '../json/document.ts';
import type { NodeEdit, NodeFix } from './define-rule.ts';
import { defineRule } from './define-rule.ts';

export default defineRule({
  code: 'text/before-json',
  severity: 'error',
  summary: 'Something else stands around the JSON.',
  why: 'A server on stdio must write nothing but messages to its standard output; a client that finds a line of a log there fails or drops the message. Write logs to standard error.',
  source: ['MCP 2025-11-25, basic/transports, stdio'],
  examples: {
    bad: ['INFO starting server on stdio\n{"type":"object"}', '{"type":"object"}\nserver stopped'],
    good: ['{"type":"object"}'],
  },
  document({ source, doc }, report) {
    const { leftOut, given } = source;
    if (source.wrapping !== 'text-before' || leftOut === undefined) return;
    const begins = doc.toGiven(0);
    const ends = doc.toGiven(doc.text.length);
    const before = leftOut.end <= begins;
    const behind = given.slice(ends).trim() !== '';
    const place = before ? 'before' : 'behind';
    const line = given.slice(0, before ? 0 : ends).split('\n').length;
    report({
      node: 0,
      whole: true,
      place: leftOut,
      message: `Text stands ${place} the JSON (line ${line})${before && behind ? ' and behind it' : ''}: a server on stdio must write nothing but messages to standard output.`,
      fixes: () => [removal(doc, before, behind)],
    });
  },
});

/**
 * What stands around the document goes with its first and last letter, which are written again: an
 * offset outside the document's text is the first or the last of the given one.
 */
function removal({ text }: Document, before: boolean, behind: boolean): NodeFix {
  const edits: NodeEdit[] = [];
  if (before) edits.push({ start: -1, end: 1, text: text.slice(0, 1) });
  if (behind) edits.push({ start: text.length - 1, end: text.length + 2, text: text.slice(-1) });
  return { title: 'Remove what is not JSON', edits };
}
