export { value } from '../link/breach.ts';
