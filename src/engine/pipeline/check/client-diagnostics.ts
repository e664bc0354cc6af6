import { consumerById } from '../../judge/consumers/index.ts';
import { DEFAULT_PROFILE } from '../../judge/profile/define-profile.ts';
import type { Diagnostic } from '../../report-types.ts';
import type { Prepared } from '../prepare.ts';
import { clientFindings } from './client-findings.ts';
import { judgePrepared } from './judged.ts';
import { servedForm } from './served.ts';

/** What the client of the settings minds in what the strategy makes of the text, at its place in the given text. */
export function diagnosticsOfClient(given: Prepared): Diagnostic[] {
  const { settings, problems, strategy } = given;
  const client = settings.client === undefined ? undefined : consumerById(settings.client);
  if (client === undefined || problems.length > 0 || given.source.doc.count === 0) return [];
  const { client: _asked, ...rest } = settings;
  const mount = { extend: [], flattenUnionInput: false, strategy: strategy.id };
  const { prepared: served } = servedForm(given, asSettings(rest), mount);
  const scene = { given, served, profile: { ...DEFAULT_PROFILE, policy: 'throw' as const } };
  return clientFindings(scene, judgePrepared([client], served, '')).map(
    ({ outcome: _outcome, reach: _reach, places, servedPointer: _served, ...diagnostic }) => ({
      ...diagnostic,
      message: places > 1 ? `${diagnostic.message} At ${places} places.` : diagnostic.message,
    }),
  );
}

/** Settings without the fields that nobody chose. */
function asSettings({ dialect, shape, ...rest }: Omit<Prepared['settings'], 'client'>) {
  return {
    ...rest,
    ...(dialect !== undefined && { dialect }),
    ...(shape !== undefined && { shape }),
  };
}
