import type { Report } from '../../engine/report-types.ts';
import type { Focus } from './focus-slice.ts';
import { isWithin, relativeTo } from './places.ts';

/** A pointer into the whole text as a selection: the schema of that tool that it stands in, else the tool. */
export function focusOfPlace(report: Report, tool: number, pointer: string, now: Focus): Focus {
  const schemas = report.tools[tool]?.schemas ?? [];
  const schema = schemas.find((one) => isWithin(pointer, one.pointer)) ?? schemas[0];
  return {
    toolIndex: report.tools[tool] === undefined ? now.toolIndex : tool,
    side: schema?.side ?? now.side,
    pointer: schema === undefined ? '' : (relativeTo(pointer, schema.pointer) ?? ''),
    finding: null,
  };
}
