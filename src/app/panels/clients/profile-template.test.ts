import { expect, test } from 'vitest';
import { readProfile } from '../../../engine/index.ts';
import { profileTemplate } from './profile-template.ts';

test('what the page writes is a profile that can be used, with what was chosen', () => {
  const text = profileTemplate({ clients: ['gemini'], server: 'shop', strategy: 'lossless' });
  expect(readProfile(text)).toMatchObject({
    problems: [],
    profile: { clients: ['gemini'], server: 'shop', strategy: 'lossless', policy: 'throw' },
  });
});

test('a server without a name is left out', () => {
  expect(profileTemplate({ clients: [], server: '', strategy: 'lossless' })).not.toContain(
    'server',
  );
});
