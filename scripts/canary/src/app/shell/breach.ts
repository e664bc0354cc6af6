export { value } from '../main.ts';
