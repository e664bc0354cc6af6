import type { Name } from '../inline/breach.ts';

export type { Name };
