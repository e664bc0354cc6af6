export { value } from '../engine/breach.ts';
