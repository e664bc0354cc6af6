import type { ServerResponse } from 'node:http';

/** Why the relay does not forward. The code travels in a header, so that the page can tell it from a server's reply. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  constructor(status: number, code: string, fields: Readonly<Record<string, string>> = {}) {
    super(code);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

/** No reply of the relay may be read by another site, run as a page, or kept. */
export const RELAY_FIELDS: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** Answers with a refusal, or cuts the connection where an answer has already begun. */
export function refuse(response: ServerResponse, { status, code, fields }: Refusal): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, { ...RELAY_FIELDS, ...fields, 'x-relay-error': code });
  response.end();
}
