import type { Settings } from '../../engine/settings.ts';
import type { Link } from '../../link/codec.ts';
import type { AppState } from '../state/app-state.ts';
import { DEFAULTS } from '../state/default-settings.ts';

/** Everything that a link restores: the text, what was chosen, and the place that is looked at. */
export function makeLink(
  { document, settings, shown, focus, sentText, profileText }: AppState,
  panel: string | undefined,
): Link {
  const tool = focus.toolIndex === null ? undefined : shown?.report.tools[focus.toolIndex]?.name;
  const chosen = chosenOnly(settings);
  const place = {
    ...(tool === undefined ? {} : { tool, side: focus.side, pointer: focus.pointer }),
    ...(panel === undefined ? {} : { panel }),
  };
  return {
    text: document.text,
    ...(document.origin.title === '' ? {} : { name: document.origin.title }),
    ...(Object.keys(chosen).length === 0 ? {} : { settings: chosen }),
    ...(Object.keys(place).length === 0 ? {} : { focus: place }),
    ...(sentText === '' ? {} : { arguments: sentText }),
    ...(profileText.trim() === '' ? {} : { profile: profileText }),
  };
}

/** The tool in focus alone: its name and its schemas as they stand in the text. */
export function toolText(
  name: string,
  schemas: readonly { readonly side: 'input' | 'output'; readonly text: string }[],
): string {
  const members = schemas.map(({ side, text }) => `${JSON.stringify(`${side}Schema`)}:${text}`);
  return `{${[`"name":${JSON.stringify(name)}`, ...members].join(',')}}`;
}

/** Without what is the default anyway: the link is shorter, and follows a default that gets better. */
function chosenOnly(settings: Settings): Settings {
  const { strategy, budgetBytes, dialect, unroll, shape, client } = settings;
  return {
    ...(strategy === undefined || strategy === DEFAULTS.strategy ? {} : { strategy }),
    ...(budgetBytes === undefined || budgetBytes === DEFAULTS.budgetBytes ? {} : { budgetBytes }),
    ...(dialect === undefined ? {} : { dialect }),
    ...(unroll === undefined || unroll === DEFAULTS.unroll ? {} : { unroll }),
    ...(shape === undefined ? {} : { shape }),
    ...(client === undefined ? {} : { client }),
  };
}
