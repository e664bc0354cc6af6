import { inspect } from '../engine/index.ts';
import type { Settings } from '../engine/settings.ts';
import type { ExitCode } from './exit-code.ts';
import type { Io } from './io.ts';
import { isReadable, noSchemas, noSuchTool } from './refusal.ts';

export type Chosen =
  | {
      readonly kind: 'scope';
      readonly toolIndex?: number;
      readonly tools: number;
      readonly schemas: number;
    }
  /** Already said why. */
  | { readonly kind: 'unusable'; readonly code: ExitCode };

/** The tool that was asked for, or all, in a text that can be used. */
export function chooseTool(
  text: string,
  settings: Settings,
  tool: string | undefined,
  io: Io,
): Chosen {
  const report = inspect(text, settings);
  const { schemas, tools } = report.source;
  if (schemas === 0 && (tool === undefined || !isReadable(report)))
    return { kind: 'unusable', code: noSchemas(io, text, report) };
  if (tool === undefined) return { kind: 'scope', tools, schemas };
  const toolIndex = report.tools.findIndex(({ name }) => name === tool);
  if (toolIndex < 0) return { kind: 'unusable', code: noSuchTool(io, text, report, tool) };
  return {
    kind: 'scope',
    toolIndex,
    tools: 1,
    schemas: report.tools[toolIndex]?.schemas.length ?? 0,
  };
}
