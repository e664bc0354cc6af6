export { value } from '../app/main.ts';
