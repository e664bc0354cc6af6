/** A walk over a value that yields the walks it waits for, instead of calling itself. */
export interface Task extends Generator<Task, unknown, unknown> {}

/**
 * Run a walk to its end on a stack of our own.
 *
 * @throws RangeError where more than `deepest` walks wait for each other, as systems that call themselves do
 *   when their stack ends; and what the walk throws.
 */
export function run(task: Task, deepest: number): unknown {
  const waiting = [task];
  let sent: unknown;
  for (;;) {
    const { done, value } = (waiting.at(-1) as Task).next(sent);
    if (done !== true) {
      if (waiting.length >= deepest)
        throw new RangeError(
          `Maximum call stack size exceeded (more than ${deepest} levels; where exactly depends on the runtime)`,
        );
      waiting.push(value);
      sent = undefined;
      continue;
    }
    waiting.pop();
    if (waiting.length === 0) return value;
    sent = value;
  }
}
