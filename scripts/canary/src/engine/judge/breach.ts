import type { Name } from '../rules/breach.ts';

export type { Name };
