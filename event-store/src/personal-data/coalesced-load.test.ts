import { describe, expect, test } from 'vitest';
import { createCoalescedLoad } from './coalesced-load.ts';

/** A load whose calls answer only when told to. */
const heldLoad = () => {
  const calls: { names: readonly string[]; answer(): void; fail(error: Error): void }[] = [];
  const load = createCoalescedLoad<string>(
    (names) =>
      new Promise((resolve, reject) => {
        calls.push({
          names,
          answer: () => resolve(new Map(names.map((name) => [name, name.toUpperCase()]))),
          fail: reject,
        });
      }),
  );
  return { calls, load };
};

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('coalesced load', () => {
  test('names asked for in one tick are loaded by one call', async () => {
    const { calls, load } = heldLoad();
    const answers = Promise.all([load(['a', 'b']), load(['b', 'c'])]);
    await settled();
    calls[0]?.answer();
    const [first, second] = await answers;
    expect(calls.map(({ names }) => names)).toEqual([['a', 'b', 'c']]);
    expect([first.get('a'), second.get('c')]).toEqual(['A', 'C']);
  });

  test('names asked for while a load is in flight wait for it and then share the next', async () => {
    const { calls, load } = heldLoad();
    const first = load(['a']);
    await settled();
    const others = Promise.all([load(['b']), load(['c'])]);
    await settled();
    expect(calls.map(({ names }) => names)).toEqual([['a']]);
    calls[0]?.answer();
    await first;
    await settled();
    expect(calls.map(({ names }) => names)).toEqual([['a'], ['b', 'c']]);
    calls[1]?.answer();
    await others;
  });

  test('a failed load fails those who joined it, not those after', async () => {
    const { calls, load } = heldLoad();
    const failing = load(['a']);
    await settled();
    const next = load(['b']);
    calls[0]?.fail(new Error('gone'));
    await expect(failing).rejects.toThrow('gone');
    await settled();
    calls[1]?.answer();
    expect((await next).get('b')).toBe('B');
  });

  test('a call takes a bounded number of names; the rest goes into the next', async () => {
    const { calls, load } = heldLoad();
    const many = Array.from({ length: 1_000 }, (_, index) => `name-${index}`);
    const answers = Promise.all([load(many), load(['one-more'])]);
    await settled();
    calls[0]?.answer();
    await settled();
    calls[1]?.answer();
    await answers;
    expect(calls.map(({ names }) => names.length)).toEqual([1_000, 1]);
  });
});
