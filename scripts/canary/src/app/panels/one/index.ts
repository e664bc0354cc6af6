export { value } from '../two/index.ts';
