export { value } from '../flow/breach.ts';
