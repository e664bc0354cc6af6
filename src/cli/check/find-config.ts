import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Profile } from '../../engine/index.ts';
import { DEFAULT_PROFILE, readProfile } from '../../engine/index.ts';

const CONFIG_NAME = 'refscope.config.json';

export type FoundConfig =
  | { readonly kind: 'profile'; readonly profile: Profile; readonly path: string | undefined }
  | { readonly kind: 'unusable'; readonly why: string };

/**
 * The profile of a file that was named, or of the nearest `refscope.config.json` in `folder` or above it; the default
 * where there is none.
 */
export function findConfig(named: string | undefined, folder: string): FoundConfig {
  const path = named ?? nearestConfig(folder);
  if (path === undefined) return { kind: 'profile', profile: DEFAULT_PROFILE, path };
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    return { kind: 'unusable', why: `Cannot read ${path}: the system says ${code}.` };
  }
  const { profile, problems } = readProfile(text);
  if (problems.length > 0) return { kind: 'unusable', why: `${path}: ${problems.join(' ')}` };
  return { kind: 'profile', profile, path };
}

function nearestConfig(folder: string): string | undefined {
  for (let at = resolve(folder); ; at = dirname(at)) {
    const path = join(at, CONFIG_NAME);
    if (existsSync(path)) return path;
    if (dirname(at) === at) return undefined;
  }
}
