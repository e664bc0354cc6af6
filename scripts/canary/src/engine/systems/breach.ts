import type { Name } from '../judge/breach.ts';

export type { Name };
