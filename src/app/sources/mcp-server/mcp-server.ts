import type { Source } from '../define-source.ts';
import { MCP_SERVER } from './source-id.ts';

/** A running MCP server over HTTP. All of it is loaded on the first press. */
export const mcpServer: Source = {
  id: MCP_SERVER,
  title: 'Connect',
  note: 'The tools of a running server.',
  place: 'bar',
  form: () => import('./connect-dialog.tsx'),
};
