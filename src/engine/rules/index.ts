import type { Rule } from './define-rule.ts';
import formatInvalidPattern from './format-invalid-pattern.ts';
import formatLookaround from './format-lookaround.ts';
import formatSlowPattern from './format-slow-pattern.ts';
import formatUnknown from './format-unknown.ts';
import jsonDuplicateMember from './json-duplicate-member.ts';
import jsonEmpty from './json-empty.ts';
import jsonLoneSurrogate from './json-lone-surrogate.ts';
import jsonSyntax from './json-syntax.ts';
import jsonTooDeep from './json-too-deep.ts';
import jsonUnsafeInteger from './json-unsafe-integer.ts';
import limitsDepth from './limits-depth.ts';
import limitsLargeList from './limits-large-list.ts';
import limitsSubschemas from './limits-subschemas.ts';
import nameCharacters from './name-characters.ts';
import nameCollision from './name-collision.ts';
import nameDots from './name-dots.ts';
import nameDuplicate from './name-duplicate.ts';
import nameEmpty from './name-empty.ts';
import nameLength from './name-length.ts';
import nameMissing from './name-missing.ts';
import nameNotAString from './name-not-a-string.ts';
import namePropertyCharacters from './name-property-characters.ts';
import rootBoolean from './root-boolean.ts';
import rootCombinator from './root-combinator.ts';
import rootInputMissing from './root-input-missing.ts';
import rootInputType from './root-input-type.ts';
import rootNoProperties from './root-no-properties.ts';
import rootNotASchema from './root-not-a-schema.ts';
import rootOpenEmpty from './root-open-empty.ts';
import rootOutputNotObject from './root-output-not-object.ts';
import rootRefOnly from './root-ref-only.ts';
import shapeEnvelope from './shape-envelope.ts';
import shapeErrorReply from './shape-error-reply.ts';
import shapeNextCursor from './shape-next-cursor.ts';
import shapeNotATool from './shape-not-a-tool.ts';
import shapeUnrecognised from './shape-unrecognised.ts';
import textBeforeJson from './text-before-json.ts';
import textByteOrderMark from './text-byte-order-mark.ts';
import textHiddenCharacters from './text-hidden-characters.ts';
import textServerSentEvents from './text-server-sent-events.ts';
import typeArrayWithoutItems from './type-array-without-items.ts';
import typeBooleanProperty from './type-boolean-property.ts';
import typeDuplicate from './type-duplicate.ts';
import typeDuplicateRequired from './type-duplicate-required.ts';
import typeList from './type-list.ts';
import typeNumericEnum from './type-numeric-enum.ts';
import typeUnknown from './type-unknown.ts';
import typeUntypedProperty from './type-untyped-property.ts';

/** Every rule, sorted by code; one line each. */
export const rules: readonly Rule[] = [
  formatInvalidPattern,
  formatLookaround,
  formatSlowPattern,
  formatUnknown,
  jsonDuplicateMember,
  jsonEmpty,
  jsonLoneSurrogate,
  jsonSyntax,
  jsonTooDeep,
  jsonUnsafeInteger,
  limitsDepth,
  limitsLargeList,
  limitsSubschemas,
  nameCharacters,
  nameCollision,
  nameDots,
  nameDuplicate,
  nameEmpty,
  nameLength,
  nameMissing,
  nameNotAString,
  namePropertyCharacters,
  rootBoolean,
  rootCombinator,
  rootInputMissing,
  rootInputType,
  rootNoProperties,
  rootNotASchema,
  rootOpenEmpty,
  rootOutputNotObject,
  rootRefOnly,
  shapeEnvelope,
  shapeErrorReply,
  shapeNextCursor,
  shapeNotATool,
  shapeUnrecognised,
  textBeforeJson,
  textByteOrderMark,
  textHiddenCharacters,
  textServerSentEvents,
  typeArrayWithoutItems,
  typeBooleanProperty,
  typeDuplicate,
  typeDuplicateRequired,
  typeList,
  typeNumericEnum,
  typeUnknown,
  typeUntypedProperty,
];
