import { createRandom } from '../../backend/src/demo/seeded-random.ts';

/** So many of all, the same for the same seed. */
export const drawn = <Item>(all: readonly Item[], count: number, seed: number): readonly Item[] => {
  const random = createRandom(seed);
  const left = [...all];
  return Array.from({ length: Math.min(count, all.length) }).flatMap(() =>
    left.splice(Math.floor(random.next() * left.length), 1),
  );
};
