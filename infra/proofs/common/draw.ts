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

/** So many of all, of each kind one at least, as long as that many are wanted; the same for the same seed. */
export const drawnOfEach = <Item>(
  all: readonly Item[],
  kindOf: (item: Item) => string,
  { count, seed }: { readonly count: number; readonly seed: number },
): readonly Item[] => {
  const inOrder = drawn(all, all.length, seed);
  const firsts = [...Map.groupBy(inOrder, kindOf).values()].flatMap((ofKind) => ofKind.slice(0, 1));
  const rest = inOrder.filter((item) => !firsts.includes(item));
  const chosen = new Set([...firsts, ...rest].slice(0, count));
  return all.filter((item) => chosen.has(item));
};

/** Each of all to one of so many, and to none of them more than one more than to another; the same for the same seed. */
export const dealt = <Item>(all: readonly Item[], hands: number, seed: number): readonly (readonly Item[])[] => {
  const inOrder = drawn(all, all.length, seed);
  return Array.from({ length: hands }, (_, hand) => all.filter((item) => inOrder.indexOf(item) % hands === hand));
};
