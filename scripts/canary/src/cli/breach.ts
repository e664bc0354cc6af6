export { value } from '../engine/testing/value.ts';
