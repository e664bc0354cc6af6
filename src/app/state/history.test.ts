import { expect, test } from 'vitest';
import type { History } from './history.ts';
import { remember, stepBack, stepForward } from './history.ts';

const NOTHING: History<{ text: string }> = { past: [], future: [], joinUntil: 0 };
const at = (text: string) => ({ text });

test('steps go back and forward again', () => {
  const history = remember(remember(NOTHING, at('a'), null), at('b'), null);
  const back = stepBack(history, at('c'));
  expect(back?.present).toEqual(at('b'));
  expect(back && stepForward(back.history, back.present)?.present).toEqual(at('c'));
});

test('keystrokes within a second are one step', () => {
  let history = remember(NOTHING, at(''), 1_000);
  history = remember(history, at('h'), 1_500);
  history = remember(history, at('he'), 2_400);
  expect(history.past).toEqual([at('')]);
  history = remember(history, at('hel'), 3_400);
  expect(history.past).toEqual([at(''), at('hel')]);
});

test('a fix between keystrokes is a step of its own', () => {
  const typed = remember(NOTHING, at(''), 1_000);
  const fixed = remember(typed, at('h'), null);
  expect(remember(fixed, at('fixed'), 1_100).past).toEqual([at(''), at('h'), at('fixed')]);
});

test('a new step ends the future', () => {
  const back = stepBack(remember(NOTHING, at('a'), null), at('b'));
  expect(back && remember(back.history, back.present, null).future).toEqual([]);
});

test('at the ends there is nothing', () => {
  expect(stepBack(NOTHING, at('a'))).toBeNull();
  expect(stepForward(NOTHING, at('a'))).toBeNull();
});

test('the oldest steps give way to the hundredth, and to 64 million units', () => {
  let history = NOTHING;
  for (let i = 0; i < 150; i += 1) history = remember(history, at(String(i)), null);
  expect(history.past).toHaveLength(100);
  expect(history.past.at(-1)).toEqual(at('149'));
  const large = at('x'.repeat(30_000_000));
  for (let i = 0; i < 4; i += 1) history = remember(history, large, null);
  expect(history.past).toHaveLength(2);
});
