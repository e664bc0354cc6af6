import type { Report } from '../../engine/report-types.ts';
import type { Focus } from './focus-slice.ts';
import { relativeTo } from './places.ts';

/** Where a finding moves the shared selection; one that belongs to no schema leaves it where it is. */
export function focusOfFinding(report: Report, finding: number, now: Focus): Focus {
  const diagnostic = report.diagnostics[finding];
  const tool = diagnostic?.toolIndex === undefined ? undefined : report.tools[diagnostic.toolIndex];
  if (diagnostic === undefined || tool === undefined || diagnostic.toolIndex === undefined)
    return { ...now, finding };
  const schema = tool.schemas.find(({ side }) => side === diagnostic.side) ?? tool.schemas[0];
  if (schema === undefined)
    return { toolIndex: diagnostic.toolIndex, side: now.side, pointer: '', finding };
  return {
    toolIndex: diagnostic.toolIndex,
    side: schema.side,
    pointer: relativeTo(diagnostic.pointer, schema.pointer) ?? '',
    finding,
  };
}
