import { describe, expect, it } from 'vitest';
import { createPacing } from './pacing.ts';

describe('the pace of a rebuild', () => {
  const world = () => {
    let now = 0;
    let pauseMs = 0;
    const [worked, waited]: [number[], string[]] = [[], []];
    const pacing = createPacing(
      async (workedMs) => {
        worked.push(workedMs);
        now += pauseMs;
      },
      { elapsed: () => now },
    );
    return {
      worked,
      waited,
      pacing,
      people: (areThere: boolean) => {
        pauseMs = areThere ? 50 : 0;
      },
      batch: async () => {
        now += 100;
        await pacing.giveWay(async () => void waited.push('under way'));
      },
    };
  };

  it('is as fast as can be where nobody is there', async () => {
    const { pacing, batch, worked, waited } = world();
    await batch();
    await batch();
    expect([pacing.atOnce(), worked, waited]).toEqual([3, [100, 100], []]);
  });

  it('is one after the other, with pauses in which nothing is under way, as long as people are there', async () => {
    const { pacing, batch, worked, waited, people } = world();
    people(true);
    await batch();
    expect([pacing.atOnce(), waited]).toEqual([1, []]);
    await batch();
    expect([worked, waited]).toEqual([[100, 100], ['under way']]);
    people(false);
    await batch();
    expect(pacing.atOnce()).toBe(3);
  });

  it('is as fast as can be where nobody asks for more', async () => {
    const pacing = createPacing(undefined);
    await pacing.giveWay(() => Promise.reject(new Error('nobody waits')));
    expect(pacing.atOnce()).toBe(3);
  });
});
