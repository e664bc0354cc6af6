import { fileURLToPath } from 'node:url';

/** The checkout's folder: scripts work from here, wherever they are called. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));
