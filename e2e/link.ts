import { deflateSync } from 'node:zlib';

/** What a link may hold, as the contract spells it; written here without the product's code, which is under test. */
export interface Link {
  readonly text: string;
  readonly name?: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly focus?: Readonly<Record<string, unknown>>;
}

/** The fragment of a link: zlib-deflated JSON in base64url behind the version. */
export const encodeLink = (link: Link): Promise<string> =>
  Promise.resolve(`#v1/${deflateSync(JSON.stringify(link)).toString('base64url')}`);
