export { value as two } from './one.ts';

export const value = 2;
