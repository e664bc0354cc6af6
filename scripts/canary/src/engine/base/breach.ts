import type { Name } from '../json/breach.ts';

export type { Name };
