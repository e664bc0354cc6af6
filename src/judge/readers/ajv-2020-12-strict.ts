import { ajvReader } from './ajv.ts';

export const ajv202012Strict = ajvReader('2020-12', true);
