import consumerAdditionalProperties from './consumer-additional-properties.ts';
import consumerConst from './consumer-const.ts';
import consumerFormat from './consumer-format.ts';
import consumerNotDraft07 from './consumer-not-draft-07.ts';
import consumerNullBranch from './consumer-null-branch.ts';
import consumerSchemaStamp from './consumer-schema-stamp.ts';
import consumerStrictClosed from './consumer-strict-closed.ts';
import consumerStrictRequired from './consumer-strict-required.ts';
import consumerVendorKeyword from './consumer-vendor-keyword.ts';
import cycleIllFormed from './cycle-ill-formed.ts';
import cycleRecursive from './cycle-recursive.ts';
import type { Rule } from './define-rule.ts';
import dialectBooleanExclusiveBound from './dialect-boolean-exclusive-bound.ts';
import dialectContainerOfOther from './dialect-container-of-other.ts';
import dialectContradictedStamp from './dialect-contradicted-stamp.ts';
import dialectIgnoredKeyword from './dialect-ignored-keyword.ts';
import dialectInvalidValue from './dialect-invalid-value.ts';
import dialectItemsArray from './dialect-items-array.ts';
import dialectNestedStamp from './dialect-nested-stamp.ts';
import dialectStampFragment from './dialect-stamp-fragment.ts';
import dialectStamped from './dialect-stamped.ts';
import dialectUnknownStamp from './dialect-unknown-stamp.ts';
import formatInvalidPattern from './format-invalid-pattern.ts';
import formatLookaround from './format-lookaround.ts';
import formatSlowPattern from './format-slow-pattern.ts';
import formatUnknown from './format-unknown.ts';
import headerBehindRef from './header-behind-ref.ts';
import headerDuplicate from './header-duplicate.ts';
import headerName from './header-name.ts';
import headerPlacement from './header-placement.ts';
import headerSecret from './header-secret.ts';
import headerType from './header-type.ts';
import instanceConflictingTypes from './instance-conflicting-types.ts';
import instanceDefaultMismatch from './instance-default-mismatch.ts';
import instanceEmptyEnum from './instance-empty-enum.ts';
import instanceEmptyRange from './instance-empty-range.ts';
import instanceEnumTypeMismatch from './instance-enum-type-mismatch.ts';
import instanceEqualBranches from './instance-equal-branches.ts';
import instanceExampleMismatch from './instance-example-mismatch.ts';
import instanceInapplicableKeyword from './instance-inapplicable-keyword.ts';
import instanceRequiredForbidden from './instance-required-forbidden.ts';
import instanceRequiredUndescribed from './instance-required-undescribed.ts';
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
import outputUncompilable from './output-uncompilable.ts';
import refAnchor from './ref-anchor.ts';
import refBothContainers from './ref-both-containers.ts';
import refDeepPointer from './ref-deep-pointer.ts';
import refDuplicateId from './ref-duplicate-id.ts';
import refDynamic from './ref-dynamic.ts';
import refExternal from './ref-external.ts';
import refInUnknownKeyword from './ref-in-unknown-keyword.ts';
import refInheritedName from './ref-inherited-name.ts';
import refIntoProperties from './ref-into-properties.ts';
import refIntoUnknownKeyword from './ref-into-unknown-keyword.ts';
import refMalformedPointer from './ref-malformed-pointer.ts';
import refMissingEscape from './ref-missing-escape.ts';
import refNestedContainer from './ref-nested-container.ts';
import refNetwork from './ref-network.ts';
import refNoSuchAnchor from './ref-no-such-anchor.ts';
import refNoSuchDefinition from './ref-no-such-definition.ts';
import refNoSuchPlace from './ref-no-such-place.ts';
import refNotASchema from './ref-not-a-schema.ts';
import refNotAString from './ref-not-a-string.ts';
import refNotRebased from './ref-not-rebased.ts';
import refOtherBase from './ref-other-base.ts';
import refRelativeDocument from './ref-relative-document.ts';
import refUntypedArgument from './ref-untyped-argument.ts';
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
import siblingsClosedBranch from './siblings-closed-branch.ts';
import siblingsClosedTarget from './siblings-closed-target.ts';
import siblingsIgnored from './siblings-ignored.ts';
import siblingsStructural from './siblings-structural.ts';
import sizeBudgetUnreachable from './size-budget-unreachable.ts';
import sizeGrowth from './size-growth.ts';
import sizeUnusedDefinitions from './size-unused-definitions.ts';
import textBeforeJson from './text-before-json.ts';
import textByteOrderMark from './text-byte-order-mark.ts';
import textHiddenCharacters from './text-hidden-characters.ts';
import textServerSentEvents from './text-server-sent-events.ts';
import typeArrayWithoutItems from './type-array-without-items.ts';
import typeBooleanItems from './type-boolean-items.ts';
import typeBooleanProperty from './type-boolean-property.ts';
import typeDuplicate from './type-duplicate.ts';
import typeDuplicateRequired from './type-duplicate-required.ts';
import typeList from './type-list.ts';
import typeNumericEnum from './type-numeric-enum.ts';
import typeUnknown from './type-unknown.ts';
import typeUntypedProperty from './type-untyped-property.ts';

/** Every rule, sorted by code; one line each. */
export const rules: readonly Rule[] = [
  consumerAdditionalProperties,
  consumerConst,
  consumerFormat,
  consumerNotDraft07,
  consumerNullBranch,
  consumerSchemaStamp,
  consumerStrictClosed,
  consumerStrictRequired,
  consumerVendorKeyword,
  cycleIllFormed,
  cycleRecursive,
  dialectBooleanExclusiveBound,
  dialectContainerOfOther,
  dialectContradictedStamp,
  dialectIgnoredKeyword,
  dialectInvalidValue,
  dialectItemsArray,
  dialectNestedStamp,
  dialectStampFragment,
  dialectStamped,
  dialectUnknownStamp,
  formatInvalidPattern,
  formatLookaround,
  formatSlowPattern,
  formatUnknown,
  headerBehindRef,
  headerDuplicate,
  headerName,
  headerPlacement,
  headerSecret,
  headerType,
  instanceConflictingTypes,
  instanceDefaultMismatch,
  instanceEmptyEnum,
  instanceEmptyRange,
  instanceEnumTypeMismatch,
  instanceEqualBranches,
  instanceExampleMismatch,
  instanceInapplicableKeyword,
  instanceRequiredForbidden,
  instanceRequiredUndescribed,
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
  outputUncompilable,
  refAnchor,
  refBothContainers,
  refDeepPointer,
  refDuplicateId,
  refDynamic,
  refExternal,
  refInUnknownKeyword,
  refInheritedName,
  refIntoProperties,
  refIntoUnknownKeyword,
  refMalformedPointer,
  refMissingEscape,
  refNestedContainer,
  refNetwork,
  refNoSuchAnchor,
  refNoSuchDefinition,
  refNoSuchPlace,
  refNotASchema,
  refNotAString,
  refNotRebased,
  refOtherBase,
  refRelativeDocument,
  refUntypedArgument,
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
  siblingsClosedBranch,
  siblingsClosedTarget,
  siblingsIgnored,
  siblingsStructural,
  sizeBudgetUnreachable,
  sizeGrowth,
  sizeUnusedDefinitions,
  textBeforeJson,
  textByteOrderMark,
  textHiddenCharacters,
  textServerSentEvents,
  typeArrayWithoutItems,
  typeBooleanItems,
  typeBooleanProperty,
  typeDuplicate,
  typeDuplicateRequired,
  typeList,
  typeNumericEnum,
  typeUnknown,
  typeUntypedProperty,
];
