/** Build the parts named as arguments, or all: `site`, `engine`, `cli`. */
import { build, parts } from './parts.mjs';

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !parts.includes(name));
if (unknown.length > 0) {
  console.error(`build: there is no part ${unknown.join(', ')}; there are ${parts.join(', ')}`);
  process.exit(2);
}
for (const part of asked.length > 0 ? asked : parts) {
  if (!(await build(part))) {
    console.error(`build: ${part} failed`);
    process.exitCode = 1;
  }
}
