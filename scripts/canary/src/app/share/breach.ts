export { value } from '../state/breach.ts';
