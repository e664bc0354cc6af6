import { ajvReader } from './ajv.ts';

export const ajv201909Strict = ajvReader('2019-09', true);
