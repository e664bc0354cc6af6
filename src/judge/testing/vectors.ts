import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shared } from '../../engine/testing/shared.ts';
import type { DialectName } from '../dialects.ts';
import type { Json } from '../json.ts';

/** A reference vector: one schema with what real systems and validators said about it. */
export interface Vector {
  readonly id: string;
  readonly dialect: DialectName;
  readonly input: Json;
  readonly outputs: Readonly<Record<string, Json>>;
  readonly validators?: Readonly<Record<string, Recorded>>;
  readonly asOutputSchema?: Readonly<Record<string, string>>;
  readonly validity?: {
    readonly oracle: string;
    readonly instances: readonly Json[];
    readonly expected: readonly (boolean | string)[];
    readonly verdictsPreserved: Readonly<Record<string, boolean | null>>;
  };
}

export interface Recorded {
  readonly compile?: string;
  readonly convert?: string;
  readonly construct?: string;
  readonly valid?: readonly (boolean | string)[];
}

/** Empty where they are absent. */
export function vectors(): readonly Vector[] {
  const folder = shared('vectors/profiles');
  if (folder === undefined) return [];
  return readdirSync(folder).map(
    (name): Vector => JSON.parse(readFileSync(join(folder, name), 'utf8')),
  );
}
