/** The text of a `refscope.config.json` with what a person chose on the page and what they may want to change. */
export function profileTemplate({
  clients,
  server,
  strategy,
}: {
  readonly clients: readonly string[];
  readonly server: string;
  readonly strategy: string;
}): string {
  const profile = {
    policy: 'throw',
    clients,
    ...(server === '' ? {} : { server }),
    strategy,
    requireTypedProperties: true,
    allowUntyped: [],
    requirePortableFormats: true,
    allowFormats: [],
    flattenUnionInput: false,
    extend: [],
    severities: {},
  };
  return JSON.stringify(profile, null, 2);
}
