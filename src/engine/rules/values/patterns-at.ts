import type { Document } from '../../json/document.ts';
import { isString, stringAt } from '../../json/values.ts';
import type { Visit } from '../define-rule.ts';
import { propertiesIn } from './named-properties.ts';

/** Longer ones are not looked into: nobody wrote them by hand. UTF-16 units. */
const LONGEST = 5_000;

type Check = (at: Visit, pattern: string, node: number, isName: boolean) => void;

/** Call `check` for every regular expression of a schema: values of `pattern` and names in `patternProperties`. */
export const patterns = (check: Check) => ({
  pattern(at: Visit, member: number): void {
    const { doc } = at.facts;
    if (isString(doc, member) && length(doc, member) <= LONGEST)
      check(at, stringAt(doc, member), member, false);
  },
  patternProperties(at: Visit, member: number): void {
    const { doc } = at.facts;
    for (const property of propertiesIn(doc, member)) {
      const name = doc.names.name(doc.key[property] as number);
      if (name.length <= LONGEST) check(at, name, property, true);
    }
  },
});

const length = (doc: Document, node: number): number =>
  (doc.end[node] as number) - (doc.start[node] as number);
