import type { ToolSort } from '../panels/props.ts';
import type { Arrangement, Theme } from './layout-slice.ts';

/** Stored text of another version is left alone. */
const VERSION = 1;
const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
const SORTS: readonly ToolSort[] = ['severity', 'bytes', 'growth', 'document'];
const SCOPES = ['tool', 'all'] as const;

export const writeArrangement = ({ sizes, ...rest }: Arrangement): string =>
  JSON.stringify({ version: VERSION, ...rest, sizes: [...sizes] });

/** Reads what `writeArrangement` wrote; whatever is not as it should be is left out. */
export function readArrangement(stored: string | null): Partial<Arrangement> | null {
  if (stored === null) return null;
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return null;
  }
  if (!isRecord(value) || value['version'] !== VERSION) return null;
  const { theme, toolSort, scope, sizes, mine } = value;
  return {
    ...pick(
      'theme',
      THEMES.find((one) => one === theme),
    ),
    ...pick(
      'toolSort',
      SORTS.find((one) => one === toolSort),
    ),
    ...pick(
      'scope',
      SCOPES.find((one) => one === scope),
    ),
    ...(Array.isArray(mine) ? { mine: mine.filter((id) => typeof id === 'string') } : {}),
    ...(Array.isArray(sizes) ? { sizes: new Map(sizes.filter(isSizes)) } : {}),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isSizes = (value: unknown): value is [string, Record<string, number>] =>
  Array.isArray(value) &&
  value.length === 2 &&
  typeof value[0] === 'string' &&
  isRecord(value[1]) &&
  Object.values(value[1]).every((size) => typeof size === 'number' && size >= 0 && size <= 100);

const pick = <K extends string, T>(key: K, value: T | undefined): { [P in K]?: T } =>
  value === undefined ? {} : ({ [key]: value } as { [P in K]: T });
