import { catalogue } from '../engine/index.ts';
import { visible } from './visible.ts';

/** Names dialects as people do: `2020-12`, `draft-07`; an unknown one by its URI. */
export function dialectTitles(): (uri: string) => string {
  const titles = new Map(catalogue().dialects.map(({ uri, title }) => [uri, title]));
  return (uri) => titles.get(uri) ?? visible(uri);
}
