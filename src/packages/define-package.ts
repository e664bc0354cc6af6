import type { Side, Strategy } from '../engine/index.ts';

type Transform = Strategy & { readonly kind: 'transform' };

/** A package from the registry as a strategy: it is run as it is, on a value made for that run. */
export const definePackage = (
  strategy: Omit<Transform, 'kind' | 'label' | 'lossless' | 'transform'>,
  transform: (value: unknown, side: Side) => unknown,
): Strategy => ({
  ...strategy,
  kind: 'transform',
  label: 'published',
  lossless: false,
  transform: (value, { side }) => transform(value, side),
});
