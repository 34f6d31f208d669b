import { plainWords } from '../../backend/src/conversations/assistant/reading/german-words.ts';

/** The parts of three letters of a text, in plain letters. */
const trigramsOf = (text: string): ReadonlySet<string> => {
  const letters = ` ${plainWords(text).join(' ')} `;
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 2) }, (_, start) => letters.slice(start, start + 3)),
  );
};

const count = (counts: Uint16Array, position: number): void => {
  counts[position] = (counts[position] ?? 0) + 1;
};

const isAny = (from: number, to: number, is: (position: number) => boolean): boolean => {
  for (let position = from; position < to; position += 1) if (is(position)) return true;
  return false;
};

const NOWHERE = new Uint32Array();

/** Where in `sorted` the first number stands that is not below `least`; its length where there is none. */
const firstFrom = (sorted: ArrayLike<number>, least: number): number => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? least) < least) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * Says of a text whether one of some others has so much in common with it (Jaccard, more than `most`), by the parts that they
 * share. The others stand by their size: only those that are about as long can be.
 */
export const nearCopiesOf = (others: readonly string[], most: number): ((text: string) => boolean) => {
  const all = others.map(trigramsOf).sort((one, other) => one.size - other.size);
  const sizes = all.map(({ size }) => size);
  const found = new Map<string, number[]>();
  for (const [position, parts] of all.entries())
    for (const part of parts) {
      const known = found.get(part);
      if (known === undefined) found.set(part, [position]);
      else known.push(position);
    }
  const having = new Map([...found].map(([part, positions]) => [part, Uint32Array.from(positions)]));
  const shared = new Uint16Array(all.length);
  return (text) => {
    const parts = trigramsOf(text);
    const from = firstFrom(sizes, Math.ceil(most * parts.size));
    const to = firstFrom(sizes, Math.floor(parts.size / most) + 1);
    shared.fill(0, from, to);
    for (const part of parts) {
      const positions = having.get(part) ?? NOWHERE;
      const end = firstFrom(positions, to);
      for (let at = firstFrom(positions, from); at < end; at += 1) count(shared, positions[at] ?? 0);
    }
    return isAny(from, to, (position) => {
      const both = shared[position] ?? 0;
      return both > most * ((sizes[position] ?? 0) + parts.size - both);
    });
  };
};
