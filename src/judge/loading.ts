/** Milliseconds between two signs of life of a worker that loads, and until it counts as one that hangs. */
const SIGN_EVERY_MS = 1_000;
const LONGEST_MS = 60_000;

let tell: () => void = () => undefined;

/** Where the signs go. */
export function tellLoading(sign: () => void): void {
  tell = sign;
}

/** Waits for a library. That a network or a machine is slow must not look like a reader that hangs. */
export async function whileLoading<T>(loading: Promise<T>): Promise<T> {
  let left = LONGEST_MS / SIGN_EVERY_MS;
  const timer = setInterval(() => {
    if (left > 0) tell();
    left -= 1;
  }, SIGN_EVERY_MS);
  try {
    return await loading;
  } finally {
    clearInterval(timer);
  }
}
