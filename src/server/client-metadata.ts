import type { Plugin } from 'vite';
import { clientMetadata, metadataUrlFor, redirectUrlFor } from '../connect/client-metadata.ts';

/**
 * Writes the client id metadata document, where the site's public address is known: authorization servers fetch it from
 * there. `VITE_PUBLIC_URL` names it, ending in a slash, and the page reads the same variable.
 */
export function clientMetadataDocument(): Plugin {
  return {
    name: 'refscope:client-metadata',
    apply: 'build',
    generateBundle() {
      const base = process.env['VITE_PUBLIC_URL'];
      if (base === undefined || base === '') return;
      if (!URL.canParse(base) || !base.startsWith('https:') || !base.endsWith('/')) {
        throw new Error('VITE_PUBLIC_URL must be an https address that ends in a slash');
      }
      const document = {
        client_id: metadataUrlFor(base),
        client_uri: base,
        ...clientMetadata(redirectUrlFor(base)),
      };
      this.emitFile({
        type: 'asset',
        fileName: 'oauth/client.json',
        source: JSON.stringify(document, null, 2),
      });
    },
  };
}
