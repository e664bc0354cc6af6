export { value } from '../shell/breach.ts';
