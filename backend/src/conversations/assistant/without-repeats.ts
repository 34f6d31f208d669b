import { OFFER_OF_A_PERSON } from './knowledge/facts.ts';

const SENTENCE_END = /(?<=[^\d\s][.!?“]|\d{4}\.)\s+(?=[\p{Lu}„])/u;
/** Fewer letters are no sentence that would be noticed twice. */
const SHORTEST_SENTENCE = 25;

/**
 * The texts of one answer without the sentences that one before them says; the offer of a person stands where it is said last.
 * One with lines of its own is kept as it was written. Pure.
 */
export const withoutRepeats = (texts: readonly string[]): readonly string[] => {
  const said = new Set<string>();
  const lastOffer = texts.findLastIndex((text) => text.includes(OFFER_OF_A_PERSON));
  return texts
    .map((text, position) => {
      if (text.includes('\n')) return text;
      const kept = text
        .split(SENTENCE_END)
        .filter((sentence) => (sentence === OFFER_OF_A_PERSON ? position === lastOffer : !said.has(sentence)));
      for (const sentence of kept) if (sentence.length >= SHORTEST_SENTENCE) said.add(sentence);
      return kept.join(' ');
    })
    .filter((text) => text !== '');
};
