import fc from 'fast-check';

/**
 * Property tests try the same cases each time, so that a build fails for its own change alone. `SEED=0 npm run unit` looks
 * for new ones; any other number repeats what that number found.
 */
const given = Number(process.env['SEED'] ?? 1563);
if (given !== 0) fc.configureGlobal({ seed: given });
