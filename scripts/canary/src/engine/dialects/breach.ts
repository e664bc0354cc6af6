import type { Name } from '../tools/breach.ts';

export type { Name };
