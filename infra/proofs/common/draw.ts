import { createRandom } from '../../../backend/src/demo/seeded-random.ts';

const SEEDS = 1_000_000;

/** The seed that was asked for, or one by chance: said by whoever draws, so that a draw can be repeated. */
export const seedFrom = (asked: string | undefined): number => Number(asked ?? Math.floor(Math.random() * SEEDS));

/** So many of all, the same for the same seed. */
export const drawn = <Item>(all: readonly Item[], count: number, seed: number): readonly Item[] => {
  const random = createRandom(seed);
  const left = [...all];
  return Array.from({ length: Math.min(count, all.length) }).flatMap(() =>
    left.splice(Math.floor(random.next() * left.length), 1),
  );
};
