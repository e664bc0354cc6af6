/**
 * Build what is missing and serve the page on loopback.
 *
 * `--open` opens it in a browser; `--port N` takes another port than 4173.
 */
import { parseArgs } from 'node:util';
import { preview } from 'vite';
import { build, isBuilt } from './parts.mjs';
import { ROOT } from './root.mjs';

/** @param {string} message @returns {never} */
function giveUp(message) {
  console.error(message);
  process.exit(1);
}

function settings() {
  try {
    const { values } = parseArgs({
      options: {
        open: { type: 'boolean', default: false },
        port: { type: 'string', default: '4173' },
      },
    });
    const port = Number(values.port);
    if (Number.isInteger(port) && port > 0 && port < 65_536) return { open: values.open, port };
    return giveUp(`start: --port takes a number from 1 to 65535, not ${values.port}`);
  } catch (error) {
    return giveUp(`start: ${error instanceof Error ? error.message : error}`);
  }
}

const { open, port } = settings();
for (const part of ['site', 'cli']) {
  if (isBuilt(part)) continue;
  console.log(`Building ${part}, which is not there yet`);
  if (await build(part)) continue;
  // The page does without the command.
  if (part === 'site') giveUp('start: the page could not be built; what went wrong stands above');
  console.error(`start: ${part} could not be built; serving the page without it`);
}
try {
  const server = await preview({ root: ROOT, preview: { port, open } });
  console.log(`Refscope is at ${server.resolvedUrls?.local[0] ?? `http://127.0.0.1:${port}/`}`);
  console.log('Stop it with Ctrl+C');
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  if (!/already in use|EADDRINUSE/.test(message)) throw error;
  giveUp(
    `start: port ${port} of 127.0.0.1 is taken, perhaps by a Refscope that still runs. End that, or choose another: npm start -- --port ${port + 1}`,
  );
}
