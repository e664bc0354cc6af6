/**
 * Connects to the address it is given and says how much memory that took at most: `{ text, peak, pages, tools }`, in
 * bytes. A process of its own, so that nothing else is counted; started with --expose-gc.
 */
import { connect } from '../connect.ts';

const url = process.env['LARGE_URL'] ?? '';
const used = (): number => {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

// What stays loaded whatever is listed is not the list's.
await import('../sdk.ts');
globalThis.gc?.();
const before = used();
let peak = 0;
const look = (): void => {
  peak = Math.max(peak, used() - before);
};
const timer = setInterval(look, 5);
const reached = await connect(
  { url },
  {
    now: () => new Date(),
    limits: { bytes: 64 * 1024 * 1024, deadlineMs: 60_000 },
    onProgress: look,
  },
);
clearInterval(timer);
look();
if (reached.kind !== 'connected') throw new Error(JSON.stringify(reached));
const { text, pages, tools } = reached.connection.captured;
await reached.connection.close();
process.stdout.write(JSON.stringify({ text: text.length, peak, pages, tools }));
