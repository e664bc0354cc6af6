import type { Strategy } from '../../inline/define-strategy.ts';
import { consumerById } from '../consumers/index.ts';
import type { Consumer } from '../define-consumer.ts';
import { addItems, looseArrays, tupleToChoice, tupleToPrefix } from '../steps/arrays.ts';
import { declareRequired } from '../steps/declare-required.ts';
import type { Step } from '../steps/define-step.ts';
import { foldAllOfs, oneOfToAnyOf } from '../steps/fold.ts';
import { nullBranchToTypeList } from '../steps/null-branches.ts';
import {
  closeObjects,
  matchAllToAdditional,
  mendRequired,
  objectWordsOnObjects,
  requireAll,
  requiredFirst,
} from '../steps/objects.ts';
import { bareReferences, noReferences, typeBesideReference } from '../steps/references.ts';
import { foldRoot, rootObject, rootProperties } from '../steps/root.ts';
import { dropKeywords, keepKeywords, removeKeywords } from '../steps/to-description.ts';
import {
  constToEnum,
  enumOfStrings,
  exclusiveToInclusive,
  keepFormats,
  mendBounds,
  typeListBeyondNull,
  typeListToAnyOf,
  typeProperties,
} from '../steps/types.ts';
import type { Repair } from './define-repair.ts';
import { strategyFor } from './define-repair.ts';
import type { Left } from './leaves.ts';
import { leftOf } from './leaves.ts';

const called = (id: string): Consumer => {
  const consumer = consumerById(id);
  if (consumer === undefined) throw new Error(`no consumer ${id}`);
  return consumer;
};

const BOUNDS = [
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems'],
];
const CONDITIONS = [
  ...['not', 'if', 'then', 'else', 'dependentRequired', 'dependentSchemas', 'dependencies'],
];
const COLLECTIONS = [
  ...['propertyNames', 'patternProperties', 'minProperties', 'maxProperties', 'contains'],
  ...['minContains', 'maxContains', 'unevaluatedItems', 'unevaluatedProperties'],
];
const OPENAI_FORMATS = [
  ...['date-time', 'time', 'date', 'duration', 'email', 'hostname', 'ipv4', 'ipv6', 'uuid'],
];
const GEMINI_WORDS = [
  ...['type', 'title', 'description', 'enum', 'format', 'minimum', 'maximum', 'minItems'],
  ...['maxItems', 'items', 'properties', 'required', 'anyOf', 'minLength', 'maxLength', 'pattern'],
];
const toWords = 'constraints, which descriptions say instead';

/** What every consumer wants mended, since no reader takes it. */
const MEND: readonly Step[] = [mendBounds, mendRequired];
const ROOT_CHOICES = ['oneOf', 'anyOf', 'allOf'];

const OPENAI: readonly Step[] = [
  ...MEND,
  rootObject,
  foldRoot([...ROOT_CHOICES, 'enum', 'const', 'not']),
  tupleToChoice,
  addItems,
  rootProperties,
];

const ANTHROPIC: readonly Step[] = [
  ...MEND,
  rootObject,
  foldRoot(ROOT_CHOICES),
  tupleToPrefix,
  matchAllToAdditional,
];

const GEMINI: readonly Step[] = [
  ...MEND,
  rootObject,
  foldRoot([...ROOT_CHOICES, ...CONDITIONS]),
  noReferences,
  foldAllOfs,
  oneOfToAnyOf,
  constToEnum,
  typeListToAnyOf,
  enumOfStrings,
  exclusiveToInclusive,
  tupleToChoice,
  addItems,
  typeProperties,
  objectWordsOnObjects,
  keepFormats(['enum', 'date-time'], true),
  keepKeywords(GEMINI_WORDS, toWords),
];

const CHOICES: Left = {
  rules: ['gem-json-subset'],
  why: 'a choice between schemas stays, since without it nothing would be said of the value',
};

const REPAIRS: readonly Repair[] = [
  { consumer: called('openai'), references: 'within-budget', steps: OPENAI, leaves: [] },
  {
    consumer: called('openai-strict'),
    references: 'within-budget',
    steps: [
      ...OPENAI,
      foldAllOfs,
      oneOfToAnyOf,
      bareReferences,
      typeProperties,
      dropKeywords([...CONDITIONS, ...COLLECTIONS, 'uniqueItems', 'default'], toWords),
      keepFormats(OPENAI_FORMATS),
      closeObjects,
      requireAll,
    ],
    leaves: [],
  },
  { consumer: called('anthropic'), references: 'within-budget', steps: ANTHROPIC, leaves: [] },
  {
    consumer: called('anthropic-strict'),
    references: 'cut-cycles',
    steps: [
      ...ANTHROPIC,
      noReferences,
      oneOfToAnyOf,
      dropKeywords([...BOUNDS.slice(0, 7)], toWords),
      looseArrays,
      keepFormats([...OPENAI_FORMATS, 'uri']),
      closeObjects,
      requiredFirst,
    ],
    leaves: [
      {
        rules: ['ant-strict-enum-case'],
        why: 'which of two values that differ in capitals can be done without is for the author to say',
      },
    ],
  },
  { consumer: called('gemini'), references: 'cut-cycles', steps: GEMINI, leaves: [] },
  {
    consumer: called('gemini-json-schema'),
    references: 'within-budget',
    steps: [
      ...MEND,
      rootObject,
      foldRoot([...ROOT_CHOICES, ...CONDITIONS]),
      foldAllOfs,
      oneOfToAnyOf,
      constToEnum,
      nullBranchToTypeList,
      tupleToPrefix,
      keepKeywords(
        [
          ...GEMINI_WORDS.slice(0, 12),
          'anyOf',
          'prefixItems',
          'additionalProperties',
          '$ref',
          '$defs',
        ],
        toWords,
      ),
    ],
    leaves: [CHOICES],
  },
  {
    consumer: called('claude-code'),
    references: 'within-budget',
    steps: [...MEND, rootObject, typeBesideReference, typeProperties],
    leaves: [
      {
        rules: ['cc-ref-stringified'],
        why: 'beside a reference that leads nowhere, or to anything, no type can be written',
      },
    ],
  },
  {
    consumer: called('vs-code'),
    references: 'cut-cycles',
    steps: [
      ...MEND,
      rootObject,
      foldRoot([...ROOT_CHOICES, 'not', 'if', 'then', 'else']),
      noReferences,
      declareRequired,
      typeListBeyondNull,
      tupleToChoice,
      addItems,
      rootProperties,
    ],
    leaves: [
      {
        rules: ['vsc-gpt4-strip'],
        why: 'gpt-4 models alone lose these words, and to all others they say what is allowed',
      },
    ],
  },
  {
    consumer: called('portable-core'),
    references: 'cut-cycles',
    steps: [
      ...GEMINI,
      rootProperties,
      dropKeywords([...BOUNDS, 'pattern'], toWords),
      keepFormats(['date-time']),
      removeKeywords(['title'], ''),
    ],
    leaves: [CHOICES],
  },
];

/** The strategies `for:<consumer>`, each made of small steps with what they lose. */
export const repairs: readonly Strategy[] = REPAIRS.map(strategyFor);

/** What each of these strategies leaves broken, by the id of the strategy. */
export const leftBy: ReadonlyMap<string, readonly Left[]> = new Map(
  REPAIRS.map(({ consumer, leaves }) => [`for:${consumer.id}`, leftOf(consumer, leaves)]),
);
