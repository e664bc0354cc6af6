import { quoted } from '../../base/quoted.ts';
import { escapeToken, fragmentOf } from '../../json/pointer.ts';
import { fragmentTo } from '../../refs/unit-name.ts';
import type { Explanation, Question } from './explain.ts';
import { definitionNamed } from './names.ts';
import { schemaAt } from './pointer-to-here.ts';

/** A reference to a document that is not here. Nothing is fetched to find out more. */
export function explainNotHeld(question: Question, scheme: string): Explanation {
  const { reference } = question;
  if (scheme === 'http' || scheme === 'https' || (scheme === '' && reference.startsWith('//'))) {
    return {
      code: 'ref/network',
      says: `${quoted(reference)} names a document on the network, which no reader may fetch by itself`,
      hint: 'Put the schema into "$defs" and point to it there',
    };
  }
  if (scheme !== '') {
    return {
      code: 'ref/external',
      says: `${quoted(reference)} names a document outside of this schema (${scheme}), which nobody who reads the tool has`,
      hint: 'Put the schema into "$defs" and point to it there',
    };
  }
  return relative(question);
}

/** Steps up, then a pointer: what `zod-to-json-schema` writes when asked for relative references. */
const RELATIVE_POINTER = /^(0|[1-9][0-9]*)(\/|#?$)/;

function relative({ facts, schema, root, reference }: Question): Explanation {
  const { graph } = facts;
  const code = 'ref/relative-document';
  const says = `${quoted(reference)} is a relative address of another document, and there is none to start from`;
  const pointer = reference.startsWith('/') ? reference : `/${reference}`;
  if (!reference.includes('#') && reference.includes('/') && schemaAt(graph, root, pointer) >= 0) {
    const instead = fragmentOf(pointer);
    return {
      code,
      says,
      hint: `A pointer into this schema begins with "#": ${quoted(instead)}`,
      instead,
    };
  }
  const node = definitionNamed(facts, schema, reference);
  if (node !== undefined) {
    const instead = fragmentTo(facts.doc, node, root);
    return {
      code,
      says,
      hint: `A bare word is no name of a definition; ${quoted(instead)} was probably meant`,
      instead,
    };
  }
  if (RELATIVE_POINTER.test(reference)) {
    return {
      code,
      says: `${quoted(reference)} is a relative JSON Pointer, which "$ref" does not take: it reads it as the address of another document`,
      hint: 'Let the generator write definitions and pointers that begin with "#/"',
    };
  }
  const own = reference.slice(reference.indexOf('#') + 1);
  const here = reference.includes('#/') && schemaAt(graph, root, own) >= 0;
  return {
    code,
    says,
    hint: here
      ? `This schema has something at ${quoted(`#${own}`)}; if that is meant, write only that`
      : 'Put the schema into "$defs" and point to it there',
  };
}

/** Pointer to an entry of a container at the root. */
export const definitionPointer = (container: string, name: string): string =>
  fragmentOf(`/${container}/${escapeToken(name)}`);
