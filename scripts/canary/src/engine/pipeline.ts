export type { Name } from './index.ts';
