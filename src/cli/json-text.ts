/** JSON for other programs, two spaces deep. Sizes that may pass 2^53 become decimal strings. */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(
    value,
    (_, member: unknown) => (typeof member === 'bigint' ? member.toString() : member),
    2,
  );
  return `${text}\n`;
}
