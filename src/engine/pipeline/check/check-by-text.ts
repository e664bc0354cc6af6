import { readProfile } from '../../judge/profile/read-profile.ts';
import type { Settings } from '../../settings.ts';
import { strategyById } from '../strategies.ts';
import { check } from './check.ts';
import type { Checked } from './check-types.ts';

/** `check` by the text of a `refscope.config.json`; what is wrong with the profile comes in place of findings. */
export function checkByText(text: string, settings: Settings, given: string): Checked {
  const { profile, problems } = readProfile(given);
  if (problems.length > 0) return { kind: 'unusable', problems };
  if (strategyById(profile.strategy) === undefined)
    return { kind: 'unusable', problems: [`There is no strategy "${profile.strategy}".`] };
  return { kind: 'checked', report: check(text, settings, profile) };
}
