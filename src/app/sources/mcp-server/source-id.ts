/** Its id as a source, under which its dialog is opened. */
export const MCP_SERVER = 'mcp-server';
