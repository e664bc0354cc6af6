import type { Name } from '../engine/json/breach.ts';

export type { Name };
