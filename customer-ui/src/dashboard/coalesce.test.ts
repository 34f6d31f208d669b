import { describe, expect, it } from 'vitest';
import { coalesce } from './coalesce.ts';

const manual = () => {
  const calls: string[] = [];
  const ends: (() => void)[] = [];
  const work = coalesce((key) => {
    calls.push(key);
    return new Promise<void>((resolve) => void ends.push(resolve));
  });
  return { calls, work, end: () => ends.shift()?.() };
};

describe('coalesced work', () => {
  it('runs once more for any number of calls that came while it ran', async () => {
    const { calls, work, end } = manual();
    const first = work('a');
    const others = [work('a'), work('a'), work('a')];
    end();
    await first;
    await Promise.resolve();
    end();
    await Promise.all(others);
    expect(calls).toEqual(['a', 'a']);
  });

  it('keeps different keys apart', () => {
    const { calls, work } = manual();
    void work('a');
    void work('b');
    expect(calls).toEqual(['a', 'b']);
  });

  it('runs again after a failure', async () => {
    let fail = true;
    const work = coalesce(async () => {
      if (fail) throw new Error('once');
    });
    await expect(work('a')).rejects.toThrow('once');
    fail = false;
    await expect(work('a')).resolves.toBeUndefined();
  });
});
