import { typeOfValue } from './equivalence/types-of.ts';
import type { Json } from './json.ts';
import { at, isArray, isObject } from './json.ts';
import type { Reason } from './types.ts';

const MOST_SHOWN = 80;
const shown = (value: Json): string => {
  const text = JSON.stringify(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
};

/** A reason in words that name what was expected and what was found; the judge's own words where there is nothing to add. */
export function explained(reason: Reason, schema: Json, instance: Json): Reason {
  const value = at(schema, decoded(reason.keywordPointer.replace(/^#/, '')));
  const found = at(instance, reason.instancePointer);
  if (value === undefined || found === undefined) return reason;
  const message = words(reason.keyword, value, found);
  return message === undefined ? reason : { ...reason, message };
}

function words(keyword: string, value: Json, found: Json): string | undefined {
  switch (keyword) {
    case 'type': {
      const expected = isArray(value) ? value.join(' or ') : String(value);
      return `expected ${expected}, received ${typeOfValue(found)}`;
    }
    case 'required': {
      const missing = (isArray(value) ? value : []).filter(
        (name) => typeof name === 'string' && isObject(found) && !Object.hasOwn(found, name),
      );
      return `missing: ${missing.join(', ')}`;
    }
    case 'enum':
      return `expected one of ${shown(value)}, received ${shown(found)}`;
    case 'const':
      return `expected ${shown(value)}, received ${shown(found)}`;
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
    case 'multipleOf':
    case 'pattern':
    case 'minLength':
    case 'maxLength':
      return `${shown(found)} breaks ${keyword} ${shown(value)}`;
    case 'minItems':
    case 'maxItems':
      return `${isArray(found) ? found.length : 0} items break ${keyword} ${shown(value)}`;
    case 'anyOf':
    case 'oneOf':
      return `${shown(found)} fits ${keyword === 'oneOf' ? 'none, or more than one,' : 'none'} of ${isArray(value) ? value.length : 0} branches`;
    default:
      return undefined;
  }
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
