export { value } from '../judge/breach.ts';
