import { whileLoading } from '../loading.ts';
import type { Reader, Running } from './define-reader.ts';

const started = new Map<string, Promise<Running>>();

/** A reader's library, started once in each worker. @throws where it cannot be loaded */
export function run(reader: Pick<Reader, 'id' | 'start'>): Promise<Running> {
  const known = started.get(reader.id) ?? whileLoading(reader.start());
  started.set(reader.id, known);
  return known;
}
