/** The engine: plain functions on text. Nothing here touches a network, a clock or a file, and no input is modified. */
export type { Label, Strategy } from './inline/define-strategy.ts';
export { applyFixes } from './pipeline/apply-fixes.ts';
export { catalogue } from './pipeline/catalogue.ts';
export { type Forms, forms, type SchemaForms } from './pipeline/forms.ts';
export { inspect } from './pipeline/inspect.ts';
export { type Measured, measure } from './pipeline/measure.ts';
export { prettyPrint } from './pipeline/pretty-print.ts';
export { type RewriteSettings, type Rewritten, rewrite } from './pipeline/rewrite.ts';
export { analyse, compare, present, rewriteAll } from './pipeline/session.ts';
export { addStrategies } from './pipeline/strategies.ts';
export { subtext } from './pipeline/subtext.ts';
export type * from './protocol.ts';
export type * from './report-types.ts';
export { DEFAULTS, type Settings } from './settings.ts';
export { VERSION } from './version.ts';
