import { ajvReader } from './ajv.ts';

export const ajvDraft07Strict = ajvReader('draft-07', true);
