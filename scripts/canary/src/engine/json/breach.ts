import type { Name } from '../dialects/breach.ts';

export type { Name };
