import { Transform } from 'node:stream';

/** Passes chunks on as they come and breaks off past `most` bytes. */
export function capped(most: number): Transform {
  let length = 0;
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      length += chunk.length;
      if (length > most) done(new Error('too large'));
      else done(null, chunk);
    },
  });
}
