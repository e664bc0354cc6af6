export { value } from '../src/app/main.ts';
