import * as dereferenceJsonSchema from 'dereference-json-schema';
import { definePackage } from './define-package.ts';

export const djs = definePackage(
  {
    id: 'dereference-json-schema',
    title: 'dereference-json-schema',
    summary:
      'Replaces every reference by whatever stands at the path, by identity; recursion becomes an object that contains itself.',
    source: ['https://www.npmjs.com/package/dereference-json-schema'],
    version: '0.2.3',
    loses:
      'What stands beside a reference, escaped names, anchors, and the definitions of a reference at the root.',
  },
  // It walks objects alone.
  (value) =>
    typeof value === 'object' && value !== null
      ? dereferenceJsonSchema.dereferenceSync(value)
      : value,
);
