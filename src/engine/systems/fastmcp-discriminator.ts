// Reproduces a system on purpose: a discriminator becomes a required property of every variant.
import type { Dict } from './python-value.ts';
import { isDict } from './python-value.ts';

/** Where a dict has a discriminator beside its variants. */
export function requireDiscriminator(dict: Dict): Dict {
  const discriminator = dict.get('discriminator');
  const variants = ['anyOf', 'oneOf'].filter((keyword) => Array.isArray(dict.get(keyword)));
  if (!isDict(discriminator) || variants.length === 0) return dict;
  const property = discriminator.get('propertyName');
  const out = new Map(dict);
  out.delete('discriminator');
  if (typeof property !== 'string') return out;
  for (const keyword of variants)
    out.set(
      keyword,
      (dict.get(keyword) as unknown[]).map((variant) =>
        isDict(variant) ? requiring(variant, property) : variant,
      ),
    );
  return out;
}

function requiring(variant: Dict, property: string): Dict {
  const required = variant.get('required');
  const names: readonly unknown[] = Array.isArray(required) ? required : [];
  return names.includes(property)
    ? variant
    : new Map(variant).set('required', [...names, property]);
}
