import { expect, test } from 'vitest';
import { packages } from '../../packages/index.ts';
import { PACKAGE_STRATEGIES } from './package-strategies.ts';

test('the packages are described as they describe themselves', () => {
  const infos = packages.map(({ id, title, summary, lossless, label, version, loses, source }) => ({
    id,
    title,
    summary,
    lossless,
    label,
    version,
    loses,
    source,
  }));
  expect(PACKAGE_STRATEGIES).toEqual(infos);
});
