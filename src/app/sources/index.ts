import type { Source } from './define-source.ts';
import { empty } from './empty.ts';
import { file } from './file.ts';
import { mcpServer } from './mcp-server/mcp-server.ts';
import { paste } from './paste.ts';

export const sources: readonly Source[] = [file, paste, empty, mcpServer];
