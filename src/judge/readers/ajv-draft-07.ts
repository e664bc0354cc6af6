import { ajvReader } from './ajv.ts';

export const ajvDraft07 = ajvReader('draft-07', false);
