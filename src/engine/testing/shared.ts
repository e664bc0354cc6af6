import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SHARED = new URL('../../../../shared/', import.meta.url);

/**
 * Path of something beside the checkout that tests use where it is there, such as `suites/JSONTestSuite`.
 * Undefined where it is absent, which is said in one line.
 * @throws where it is absent under CI=true: there nothing may go untested unnoticed.
 */
export function shared(name: string): string | undefined {
  const path = fileURLToPath(new URL(name, SHARED));
  if (existsSync(path)) return path;
  const absent = `../shared/${name} is absent: only what the project ships itself is tested.`;
  if (process.env['CI'] === 'true') throw new Error(absent);
  process.stderr.write(`${absent}\n`);
  return undefined;
}
