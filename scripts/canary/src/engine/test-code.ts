export { value } from './testing/value.ts';
