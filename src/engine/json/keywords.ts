/**
 * Every member name that some dialect, or MCP itself, gives a meaning to. A name that is read from a
 * text and stands in this list gets the same number in every document, so that all later stages
 * compare integers. The order is free; a new word goes at the end of its line.
 */
export const KEYWORDS = [
  '$ref', '$dynamicRef', '$recursiveRef', '$id', 'id', '$anchor', '$dynamicAnchor', '$recursiveAnchor', '$schema', '$vocabulary', '$comment',
  '$defs', 'definitions', 'properties', 'patternProperties', 'dependentSchemas', 'dependencies',
  'additionalProperties', 'additionalItems', 'items', 'contains', 'propertyNames', 'not', 'if', 'then', 'else', 'unevaluatedItems', 'unevaluatedProperties', 'contentSchema',
  'allOf', 'anyOf', 'oneOf', 'prefixItems',
  'type', 'enum', 'const', 'multipleOf', 'maximum', 'exclusiveMaximum', 'minimum', 'exclusiveMinimum', 'maxLength', 'minLength', 'pattern',
  'maxItems', 'minItems', 'uniqueItems', 'maxContains', 'minContains', 'maxProperties', 'minProperties', 'required', 'dependentRequired',
  'title', 'description', 'default', 'examples', 'deprecated', 'readOnly', 'writeOnly', 'format', 'contentEncoding', 'contentMediaType',
  'nullable', 'example', 'discriminator', 'xml', 'externalDocs', 'mapping', 'propertyName',
  'x-mcp-header', 'tools', 'name', 'inputSchema', 'outputSchema', 'jsonrpc', 'result', 'error', 'nextCursor', 'function', 'parameters', 'input_schema',
  'functionDeclarations', 'function_declarations', 'parametersJsonSchema', 'parameters_json_schema', 'requestedSchema', 'params', 'annotations', 'method', 'code', 'message', 'response', 'responseJsonSchema', 'response_json_schema',
] as const; // prettier-like wrapping would hide the groups

export type Keyword = (typeof KEYWORDS)[number];

/** Number of a keyword: its name in every document. */
export const K = Object.freeze(
  Object.fromEntries(KEYWORDS.map((word, number) => [word, number])),
) as { readonly [W in Keyword]: number };
