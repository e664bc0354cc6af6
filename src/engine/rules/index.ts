import type { Rule } from './define-rule.ts';

/** Every rule, sorted by code; one line each. */
export const rules: readonly Rule[] = [];
