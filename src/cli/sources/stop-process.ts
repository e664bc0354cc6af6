import type { ChildProcess } from 'node:child_process';
import process from 'node:process';

/** Milliseconds that a program has to end by itself, and then after being asked. */
const PATIENCE_MS = 1_000;

/** Ends a program and what it started: closes its input, then asks, then makes it. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.pid === undefined) return;
  const ended = new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });
  child.stdin?.end();
  const isOver = await within(ended);
  // Its own children may outlive it, so the group is told even so.
  signalGroup(child, 'SIGTERM');
  if (!isOver && !(await within(ended))) {
    signalGroup(child, 'SIGKILL');
    await ended;
  }
  child.stdout?.destroy();
  child.stderr?.destroy();
}

/** Sends a signal to the program's group; a group that is gone has nothing to hear. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // It ended meanwhile.
  }
}

function within(ended: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), PATIENCE_MS);
    void ended.then(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}
