import type { Captured, Progress, Stopped } from '../../connect/types.ts';
import type { Io } from '../io.ts';
import { warn } from '../say.ts';
import { amount, counted } from '../text/amount.ts';
import { visible } from '../visible.ts';
import type { InputText } from './define-source.ts';

/** Says on standard error which page has come, where somebody looks. */
export function showProgress(io: Io): (progress: Progress) => void {
  return ({ stage, pages, tools }) => {
    if (!io.stderr.terminal || stage !== 'listing' || pages < 2) return;
    io.stderr.write(`page ${amount(pages)}, ${counted(tools, 'tool')}\n`);
  };
}

/** What was served, as input; a part of a list is none, because nothing would show that the rest is missing. */
export function received(captured: Captured, io: Io): InputText {
  const { text, server, protocolVersion, tools, pages, stopped } = captured;
  const who = server === null ? 'a server without a name' : `${server.name} ${server.version}`;
  const list = `${counted(tools, 'tool')} in ${counted(pages, 'page')}`;
  io.stderr.write(`${visible(`${who}, protocol ${protocolVersion}, ${list}`)}\n`);
  if (stopped !== undefined && stopped.why !== 'repeated-cursor') {
    return { kind: 'unusable', why: incomplete(stopped, list) };
  }
  if (stopped !== undefined) {
    warn(io, 'The server repeats a cursor, so the list was ended there: it may not be complete.');
  }
  return { kind: 'text', text, ...(server !== null && { name: server.name }) };
}

function incomplete(stopped: Exclude<Stopped, { why: 'repeated-cursor' }>, list: string): string {
  const so = `and ${list} had come`;
  switch (stopped.why) {
    case 'bytes':
      return `The list has more than ${counted(stopped.limit, 'byte')}, ${so}; --max-input BYTES raises the limit.`;
    case 'deadline':
      return `The list did not end within ${amount(stopped.limit / 1000)} s, ${so}; --timeout SECONDS raises the limit.`;
    case 'pages':
    case 'tools':
      return `The list has more than ${amount(stopped.limit)} ${stopped.why}, ${so}.`;
  }
}
