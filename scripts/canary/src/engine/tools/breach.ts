import type { Name } from '../refs/breach.ts';

export type { Name };
