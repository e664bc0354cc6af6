import type { Snippet } from './doctor-types.ts';

/** What a server has to let a page send, in lower case. `accept` is always allowed. */
const REQUEST_HEADERS: readonly string[] = [
  'content-type',
  'authorization',
  'mcp-protocol-version',
  'mcp-session-id',
  'mcp-method',
  'mcp-name',
  'last-event-id',
];

/** What a server has to let a page read. */
export const RESPONSE_HEADERS: readonly string[] = [
  'mcp-session-id',
  'mcp-protocol-version',
  'www-authenticate',
];

export interface Cors {
  readonly origin: string;
  /** Further request headers, such as those that credentials are sent in. */
  readonly fields: readonly string[];
  /** The ones that are missing. */
  readonly marks: readonly string[];
}

/** The CORS settings of a server in the four forms that most authors can paste. */
export function corsSnippets({ origin, fields, marks }: Cors): Snippet[] {
  const request = [...new Set([...REQUEST_HEADERS, ...fields])];
  const quoted = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');
  const listed = (names: readonly string[]): string => names.join(', ');
  const allow = listed(request);
  const expose = listed(RESPONSE_HEADERS);
  return [
    {
      id: 'header',
      title: 'Header',
      marks,
      text: [
        `Access-Control-Allow-Origin: ${origin}`,
        'Access-Control-Allow-Methods: GET, POST, DELETE, OPTIONS',
        `Access-Control-Allow-Headers: ${allow}`,
        `Access-Control-Expose-Headers: ${expose}`,
      ].join('\n'),
    },
    {
      id: 'express',
      title: 'Express',
      marks,
      text: [
        "import cors from 'cors';",
        '',
        'app.use(cors({',
        `  origin: '${origin}',`,
        "  methods: ['GET', 'POST', 'DELETE'],",
        `  allowedHeaders: [${quoted(request)}],`,
        `  exposedHeaders: [${quoted(RESPONSE_HEADERS)}],`,
        '}));',
      ].join('\n'),
    },
    {
      id: 'starlette',
      title: 'Starlette',
      marks,
      text: [
        'from starlette.middleware.cors import CORSMiddleware',
        '',
        'app.add_middleware(',
        '    CORSMiddleware,',
        `    allow_origins=["${origin}"],`,
        '    allow_methods=["GET", "POST", "DELETE"],',
        `    allow_headers=[${quoted(request).replaceAll("'", '"')}],`,
        `    expose_headers=[${quoted(RESPONSE_HEADERS).replaceAll("'", '"')}],`,
        ')',
      ].join('\n'),
    },
    {
      id: 'nginx',
      title: 'nginx',
      marks,
      text: [
        `add_header Access-Control-Allow-Origin "${origin}" always;`,
        'add_header Access-Control-Allow-Methods "GET, POST, DELETE, OPTIONS" always;',
        `add_header Access-Control-Allow-Headers "${allow}" always;`,
        `add_header Access-Control-Expose-Headers "${expose}" always;`,
        'if ($request_method = OPTIONS) { return 204; }',
      ].join('\n'),
    },
  ];
}

/** One header line of its own. */
export const headerSnippet = (text: string, marks: readonly string[] = []): Snippet => ({
  id: 'header',
  title: 'Header',
  text,
  marks,
});

/** The same from a terminal, where no browser stands between. Single quotes hold everything but themselves. */
export const commandSnippet = (address: string): Snippet => ({
  id: 'command',
  title: 'Command',
  text: `refscope inspect '${address.replaceAll("'", "'\\''")}'`,
  marks: [],
});
