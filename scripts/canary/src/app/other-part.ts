export { value } from '../server/breach.ts';
