export { value } from '../engine/index.ts';
