import { plainWords } from '../../backend/src/conversations/assistant/reading/german-words.ts';

/** The parts of three letters of a text, in plain letters. */
const trigramsOf = (text: string): ReadonlySet<string> => {
  const letters = ` ${plainWords(text).join(' ')} `;
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 2) }, (_, start) => letters.slice(start, start + 3)),
  );
};

/** Says of a text whether one of some others has so much in common with it (Jaccard, more than `most`), by the parts that they share. */
export const nearCopiesOf = (others: readonly string[], most: number): ((text: string) => boolean) => {
  const sizes: number[] = [];
  const having = new Map<string, number[]>();
  for (const [position, other] of others.entries()) {
    const parts = trigramsOf(other);
    sizes.push(parts.size);
    for (const part of parts) {
      const known = having.get(part);
      if (known === undefined) having.set(part, [position]);
      else known.push(position);
    }
  }
  return (text) => {
    const parts = trigramsOf(text);
    const shared = new Uint16Array(others.length);
    for (const part of parts)
      for (const position of having.get(part) ?? []) shared[position] = (shared[position] ?? 0) + 1;
    return sizes.some((size, position) => {
      const both = shared[position] ?? 0;
      return both > most * (size + parts.size - both);
    });
  };
};
