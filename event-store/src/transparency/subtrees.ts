/** A perfect subtree: of 2^height leaves, the `index`th of its height. */
export interface Subtree {
  readonly height: number;
  readonly index: number;
}

/** Perfect subtrees side by side, whose common root is one hash of a proof. */
export type Span = readonly Subtree[];

/** The largest power of two below `count`, for a count of 2 or more. */
const splitOf = (count: number): number => {
  let half = 1;
  while (half * 2 < count) half *= 2;
  return half;
};

/** The leaves from `start` up to `end` as perfect subtrees; `start` must be where RFC 6962 splits a tree. */
export const spanOf = (start: number, end: number): Span => {
  const subtrees: Subtree[] = [];
  for (let at = start; at < end; ) {
    let height = 0;
    let size = 1;
    while (at % (size * 2) === 0 && at + size * 2 <= end) {
      size *= 2;
      height += 1;
    }
    subtrees.push({ height, index: at / size });
    at += size;
  }
  return subtrees;
};

/** RFC 6962, 2.1.1: what proves that leaf `index` is in the tree of `size` leaves, from the leaf upwards. */
export const inclusionPath = (index: number, size: number): readonly Span[] => {
  if (!(index >= 0 && index < size)) throw new RangeError(`A tree of ${size} leaves has no leaf ${index}.`);
  const path: Span[] = [];
  let start = 0;
  let end = size;
  while (end - start > 1) {
    const middle = start + splitOf(end - start);
    path.push(index < middle ? spanOf(middle, end) : spanOf(start, middle));
    if (index < middle) end = middle;
    else start = middle;
  }
  return path.reverse();
};

/** RFC 6962, 2.1.2: what proves that the tree of `from` leaves is the beginning of the tree of `to` leaves. */
export const consistencyPath = (from: number, to: number): readonly Span[] => {
  if (!(from >= 0 && from <= to)) throw new RangeError(`A tree of ${to} leaves did not grow from one of ${from}.`);
  if (from === 0 || from === to) return [];
  const path: Span[] = [];
  let start = 0;
  let end = to;
  while (from !== end) {
    const middle = start + splitOf(end - start);
    path.push(from <= middle ? spanOf(middle, end) : spanOf(start, middle));
    if (from <= middle) end = middle;
    else start = middle;
  }
  // Who asks knows the older tree's root already.
  if (start > 0) path.push(spanOf(start, end));
  return path.reverse();
};
