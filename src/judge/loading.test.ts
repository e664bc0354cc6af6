import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellLoading, whileLoading } from './loading.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  tellLoading(() => undefined);
});

test('there are signs of life until the library is there, and for a minute at most', async () => {
  const sign = vi.fn<() => void>();
  tellLoading(sign);
  let arrive: (library: string) => void = () => undefined;
  const library = whileLoading(new Promise<string>((resolve) => (arrive = resolve)));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sign).toHaveBeenCalledTimes(5);
  arrive('there');
  expect(await library).toBe('there');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sign).toHaveBeenCalledTimes(5);

  void whileLoading(new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sign).toHaveBeenCalledTimes(65);
});

test('a library that cannot be loaded says so, and no sign follows', async () => {
  const sign = vi.fn<() => void>();
  tellLoading(sign);
  await expect(whileLoading(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sign).not.toHaveBeenCalled();
});
