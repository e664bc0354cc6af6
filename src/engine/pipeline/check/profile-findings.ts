import { quoted } from '../../base/quoted.ts';
import { findForeignFormats } from '../../judge/profile/find-formats.ts';
import { findUntyped } from '../../judge/profile/find-untyped.ts';
import type { Severity } from '../../report-types.ts';
import { servedBytes } from '../measure.ts';
import { nodeRange } from '../places.ts';
import type { CheckFinding } from './check-types.ts';
import type { Scene } from './scene.ts';
import { placeOf, whose } from './scene.ts';
import type { ServingFault } from './served.ts';

/** What the profile itself asks for: typed properties, portable formats, byte limits, and that all could be prepared. */
export function profileFindings(scene: Scene, faults: readonly ServingFault[]): CheckFinding[] {
  const { given, served, profile } = scene;
  const severity: Severity = profile.policy === 'throw' ? 'error' : 'warning';
  const { doc } = served.source;
  const findings: CheckFinding[] = [];
  const add = (code: string, message: string, node: number, schema: number): void => {
    const tool = served.tools.schemas[schema]?.tool ?? -1;
    const at = { ...placeOf(scene, node), ...whose(scene, tool, schema) };
    findings.push({ code, severity, message, ...at, places: 1 });
  };
  served.tools.schemas.forEach(({ node, tool, side }, schema) => {
    const name = served.tools.tools[tool]?.name ?? '';
    if (profile.requireTypedProperties && side === 'input')
      for (const { node: at, path } of findUntyped(doc, node))
        if (!profile.allowUntyped.includes(`${name}.${path}`))
          add('profile/untyped-property', `${quoted(path)} does not say what it is.`, at, schema);
    if (profile.requirePortableFormats)
      for (const { node: at, path, format } of findForeignFormats(doc, node, profile.allowFormats))
        add(
          'profile/format',
          `${quoted(path)} has the format ${quoted(format)}, which few readers know.`,
          at,
          schema,
        );
    const bytes = servedBytes(doc, node);
    if (profile.maxSchemaBytes !== undefined && bytes > profile.maxSchemaBytes)
      add(
        'profile/schema-too-large',
        `${bytes} bytes; the limit is ${profile.maxSchemaBytes}.`,
        node,
        schema,
      );
  });
  const bytes = doc.count === 0 ? 0 : servedBytes(doc, 0);
  if (profile.maxListBytes !== undefined && bytes > profile.maxListBytes)
    add('profile/list-too-large', `${bytes} bytes; the limit is ${profile.maxListBytes}.`, 0, -1);
  for (const { code, schema, pointer, message } of faults) {
    const node = given.tools.schemas[schema]?.node ?? 0;
    const tool = given.tools.schemas[schema]?.tool ?? -1;
    const range = nodeRange(given.source.doc, node);
    findings.push({
      code,
      severity,
      message,
      pointer,
      range,
      ...whose(scene, tool, schema),
      places: 1,
    });
  }
  return findings;
}
