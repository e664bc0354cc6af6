/** Beyond this many characters chat tools and mail programs cut a link: it is made with a warning. */
export const COMFORTABLE_CHARACTERS = 8_000;

/** Longest fragment that is written or read, in characters, `#v1/` included. */
export const MOST_CHARACTERS = 64_000;

/** Most bytes that a link may hold before deflating and after inflating. */
export const MOST_BYTES = 4 * 1024 * 1024;
