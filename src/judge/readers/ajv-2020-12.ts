import { ajvReader } from './ajv.ts';

export const ajv202012 = ajvReader('2020-12', false);
