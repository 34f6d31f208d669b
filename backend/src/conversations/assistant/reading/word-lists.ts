export type Words = readonly string[];

/** Words written as lines, for lists that can be read. */
export const list = (...lines: readonly string[]): Words => lines.flatMap((line) => line.split(' '));

export const anyOf = (words: Words, known: Words): boolean => words.some((word) => known.includes(word));
export const anyBeginsWith = (words: Words, beginnings: Words): boolean =>
  words.some((word) => beginnings.some((beginning) => word.startsWith(beginning)));
export const only = (words: Words, known: Words): boolean =>
  words.length > 0 && words.every((word) => known.includes(word));
