import { ajvReader } from './ajv.ts';

export const ajv201909 = ajvReader('2019-09', false);
