import { describe, expect, it } from 'vitest';
import { createSameTime } from './same-time.ts';

/** A clock that the test turns. */
const stopped = () => {
  const waits: number[] = [];
  let release = () => {};
  const inSameTime = createSameTime((ms) => {
    waits.push(ms);
    return new Promise<void>((done) => (release = done));
  });
  return { inSameTime, waits, turn: () => release() };
};

const settledYet = async (promise: Promise<unknown>) => {
  const pending = Symbol('pending');
  const turn = new Promise((done) => setImmediate(done, pending));
  return (await Promise.race([promise.catch(() => 'failed'), turn])) !== pending;
};

describe('answers in the same time', () => {
  it('wait for the clock after success and after failure', async () => {
    for (const work of [() => Promise.resolve('found'), () => Promise.reject(new Error('unknown'))]) {
      const { inSameTime, waits, turn } = stopped();
      const answer = inSameTime(work());
      expect(await settledYet(answer)).toBe(false);
      turn();
      expect(await settledYet(answer)).toBe(true);
      expect(waits).toEqual([300]);
    }
  });

  it('give what the work gave', async () => {
    const inSameTime = createSameTime(async () => {});
    expect(await inSameTime(Promise.resolve('found'))).toBe('found');
    await expect(inSameTime(Promise.reject(new Error('unknown')))).rejects.toThrow('unknown');
  });
});
