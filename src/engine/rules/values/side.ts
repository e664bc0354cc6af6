import type { Visit } from '../define-rule.ts';

/** Input schemas are what a model is shown; output schemas stay with the client. */
export const isShownToModel = ({ facts, schema }: Visit): boolean =>
  facts.tools.schemas[schema.index]?.side === 'input';
