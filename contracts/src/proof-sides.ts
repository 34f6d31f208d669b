/** On which side of what is computed so far a hash of a proof stands. */
export type Side = 'left' | 'right';

const isOdd = (number: number): boolean => number % 2 === 1;
const half = (number: number): number => Math.floor(number / 2);

/** The way from a node up to the root of a tree whose last node of that height is `last`; null unless it has `length` steps. */
const sidesUpwards = (node: number, last: number, length: number): readonly Side[] | null => {
  const sides: Side[] = [];
  for (let step = 0; step < length; step += 1) {
    if (last === 0) return null;
    const isRight = isOdd(node) || node === last;
    sides.push(isRight ? 'left' : 'right');
    if (isRight) while (!isOdd(node) && node > 0) [node, last] = [half(node), half(last)];
    [node, last] = [half(node), half(last)];
  }
  return last === 0 ? sides : null;
};

/** RFC 9162, 2.1.3.2: where the hashes of an inclusion proof stand; null when so many fit no such leaf of such a tree. */
export const inclusionSides = (index: number, size: number, length: number): readonly Side[] | null =>
  index >= 0 && index < size ? sidesUpwards(index, size - 1, length) : null;

/** How a consistency proof is read: from the older root itself or from its first hash, and where the others stand. */
export interface ConsistencyWay {
  readonly startsAtOlderRoot: boolean;
  /** One on the left is part of the older tree, too. */
  readonly sides: readonly Side[];
}

/** RFC 9162, 2.1.4.2, for trees of which the older has leaves and the newer has more; null when so many hashes fit none. */
export const consistencyWay = (from: number, to: number, length: number): ConsistencyWay | null => {
  if (!(from > 0 && from < to)) return null;
  let node = from - 1;
  let last = to - 1;
  while (isOdd(node)) [node, last] = [half(node), half(last)];
  const startsAtOlderRoot = node === 0;
  const rest = startsAtOlderRoot ? length : length - 1;
  if (rest < 0) return null;
  const sides = sidesUpwards(node, last, rest);
  return sides && { startsAtOlderRoot, sides };
};
