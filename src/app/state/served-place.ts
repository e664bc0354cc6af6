const REFERENCE = /\/\$(?:ref|dynamicRef|recursiveRef)(?:\/|$)/;

/**
 * A judge walks through references, and its pointer has their names in it: `/properties/a/$ref/required`. What stands
 * in the schema is the place at which the walk leaves it: `/properties/a`.
 */
export function servedPlace(walked: string): string {
  const at = walked.search(REFERENCE);
  return at < 0 ? walked : walked.slice(0, at);
}
