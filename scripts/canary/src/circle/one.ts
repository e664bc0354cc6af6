export { value as one } from './two.ts';

export const value = 1;
