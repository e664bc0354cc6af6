import type { Name } from '../pipeline.ts';

export type { Name };
