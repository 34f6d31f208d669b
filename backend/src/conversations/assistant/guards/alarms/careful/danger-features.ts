import { lettersApart } from '../../../reading/distance.ts';
import { plainWords } from '../../../reading/german-words.ts';
import { MOST_WORDS_KEPT, remembered } from '../../../reading/remembered.ts';
import { bucketOf, type Features } from '../../../understanding/features.ts';
import { phrases } from '../phrase.ts';
import { ASKS_FOR_HELP, DANGER_TURNS } from './danger-turns.ts';
import { CIRCUMSTANCES, DANGER_WORDS } from './danger-words.ts';

/** Somebody to whom it may happen. */
const PEOPLE: readonly string[] = ['me', 'we', 'family', 'friend', 'staff', 'man', 'others'];
const HELP = 'asksForHelp';
const CIRCUMSTANCE: ReadonlySet<string> = new Set([...Object.keys(CIRCUMSTANCES), HELP]);

type Known = readonly [letters: string, concept: string];
const wholeWords = new Map<string, readonly string[]>();
const beginnings = new Map<string, Known[]>();
const partsOfCompounds: Known[] = [];
/** Beginnings are found by so many of their first letters. */
const INDEXED_BY = 2;
/** Shorter words with a letter changed are other words. */
const SHORTEST_MISSPELT = 9;

for (const [concept, words] of [...Object.entries(DANGER_WORDS), ...Object.entries(CIRCUMSTANCES)]) {
  // One list for all words that speak of nothing else.
  const alone = [concept];
  for (const word of words.split(' ')) {
    const letters = word.replaceAll('*', '');
    if (word.startsWith('*')) partsOfCompounds.push([letters, concept]);
    else if (word.endsWith('*')) {
      const first = letters.slice(0, INDEXED_BY);
      beginnings.set(first, [...(beginnings.get(first) ?? []), [letters, concept]]);
    } else {
      const others = wholeWords.get(letters);
      wholeWords.set(letters, others === undefined ? alone : [...others, concept]);
    }
  }
}
const longWords = [...wholeWords.keys()].filter((word) => word.length >= SHORTEST_MISSPELT);
const turns = Object.entries({ ...DANGER_TURNS, [HELP]: ASKS_FOR_HELP }).map(
  ([turn, written]) => [turn, phrases(...written)] as const,
);

const conceptsOf = remembered((word): readonly string[] => {
  const found = [
    ...(wholeWords.get(word) ?? []),
    ...(beginnings.get(word.slice(0, INDEXED_BY)) ?? [])
      .filter(([beginning]) => word.startsWith(beginning))
      .map(([, concept]) => concept),
    ...partsOfCompounds.filter(([part]) => word.includes(part)).map(([, concept]) => concept),
  ];
  if (found.length > 0 || word.length < SHORTEST_MISSPELT) return found;
  return longWords
    .filter((right) => right.startsWith(word.slice(0, 1)) && lettersApart(word, right, 1) <= 1)
    .flatMap((right) => wholeWords.get(right) ?? []);
}, MOST_WORDS_KEPT);

const MOST_WORDS = 80;

/** What the words of a text speak of where danger is concerned, each once, in the order of the letters. Pure. */
export const dangerConceptsIn = (text: string): readonly string[] => {
  const words = plainWords(text).slice(0, MOST_WORDS);
  return [
    ...new Set([
      ...words.flatMap(conceptsOf),
      ...turns.filter(([, written]) => written.some((phrase) => phrase(words))).map(([turn]) => turn),
    ]),
  ].sort();
};

/** Whether what is spoken of may be a danger, and somebody's. Pure. */
export const speaksOfDanger = (concepts: readonly string[]): boolean =>
  concepts.some((concept) => !CIRCUMSTANCE.has(concept)) && concepts.some((concept) => PEOPLE.includes(concept));

/** Two concepts together count so much of one. */
const BOTH = 0.5;

/** What is spoken of as features, alone and two together, of unit length; no word itself, so that unknown ones tell as much. Pure. */
export const dangerFeaturesOf = (concepts: readonly string[]): Features => {
  const found = new Map<number, number>();
  for (const [position, concept] of concepts.entries()) {
    found.set(bucketOf(`c:${concept}`), 1);
    for (const other of concepts.slice(position + 1)) found.set(bucketOf(`c:${concept}+${other}`), BOTH);
  }
  const norm = Math.sqrt([...found.values()].reduce((sum, weight) => sum + weight * weight, 0)) || 1;
  return {
    buckets: Uint16Array.from(found.keys()),
    weights: Float32Array.from(found.values(), (weight) => weight / norm),
  };
};
