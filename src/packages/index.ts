import type { Strategy } from '../engine/index.ts';
import { djs } from './dereference-json-schema.ts';
import { refParser, refParserIgnore } from './json-schema-ref-parser.ts';
import { zodRoundTrip } from './zod-round-trip.ts';

/** What packages from the registry make of a schema, run as they are. Whoever wants them adds them to the engine. */
export const packages: readonly Strategy[] = [djs, refParser, refParserIgnore, zodRoundTrip];
