import type { Json, JsonObject } from './json.ts';
import { at, isObject, member, objectOf, parse } from './json.ts';
import { levelsOf } from './levels.ts';
import type { Running } from './readers/define-reader.ts';
import type { Subject } from './subjects.ts';
import type { ListFate, Stage } from './types.ts';

export interface ListedTool {
  readonly tool: string;
  readonly toolIndex: number;
  readonly value: JsonObject;
}

/** Deeper documents are not parsed as a whole. */
const MOST_LEVELS = 1_500;
/** Lists given to a client while looking for the tools that sink it. */
const MOST_LISTS = 300;

/** The tools as a server would list them at that stage: what the document says of each, with its schemas replaced. */
export function toolsAt(
  document: string,
  subjects: readonly Subject[],
  stage: Stage,
): ListedTool[] {
  const root: Json = levelsOf(document) > MOST_LEVELS ? null : parse(document);
  const tools = new Map<number, { tool: string; members: Map<string, Json> }>();
  for (const subject of subjects) {
    const { tool, toolIndex, side, pointer } = subject.schema;
    const known = tools.get(toolIndex) ?? {
      tool,
      members: new Map(membersOf(root, pointer, tool)),
    };
    tools.set(toolIndex, known);
    const text = textAt(subject, stage);
    const name = `${side}Schema`;
    if (text === undefined || levelsOf(text) > MOST_LEVELS) known.members.delete(name);
    else known.members.set(name, parse(text));
  }
  return [...tools].map(([toolIndex, { tool, members }]) => {
    if (!members.has('inputSchema')) members.set('inputSchema', { type: 'object' });
    return { tool, toolIndex, value: objectOf(members) };
  });
}

export function textAt(subject: Subject, stage: Stage): string | undefined {
  if (stage === 'before') return subject.before;
  const made = subject.after();
  return made.kind === 'text' ? made.text : undefined;
}

/** The object that holds the schema, where it is a tool of MCP's own form; else only its name. */
function membersOf(root: Json, pointer: string, tool: string): [string, Json][] {
  const holder = at(root, pointer.slice(0, pointer.lastIndexOf('/')));
  if (!isObject(holder) || !/\/(input|output)Schema$/.test(pointer))
    return [['name', tool || 'schema']];
  return Object.entries(holder).filter(([name]) => member(holder, name) !== undefined);
}

/** Gives the client the whole list, and where it loses that, smaller lists until the tools stand alone that sink it. */
export async function fateOf(
  list: NonNullable<Running['list']>,
  tools: readonly ListedTool[],
  alive: () => void,
): Promise<ListFate> {
  const whole = await loses(list, tools);
  if (whole === undefined) return { survive: tools.length, tools: tools.length, sunkBy: [] };
  const sunkBy: ListFate['sunkBy'][number][] = [];
  const waiting = [tools];
  for (let lists = 1; waiting.length > 0 && lists < MOST_LISTS; lists++) {
    const part = waiting.pop() ?? [];
    alive();
    const message = await loses(list, part);
    const [only] = part;
    if (message === undefined || only === undefined) continue;
    if (part.length === 1) sunkBy.push({ tool: only.tool, toolIndex: only.toolIndex, message });
    else waiting.push(part.slice(part.length >> 1), part.slice(0, part.length >> 1));
  }
  return { survive: 0, tools: tools.length, message: whole, sunkBy };
}

/** What the client says when it loses this list; undefined where it does not. */
async function loses(
  list: NonNullable<Running['list']>,
  tools: readonly ListedTool[],
): Promise<string | undefined> {
  try {
    await list(tools.map(({ value }) => value));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
