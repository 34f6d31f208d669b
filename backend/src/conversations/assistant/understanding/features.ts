import { FILLERS } from '../reading/fillers.ts';
import { plainWords } from '../reading/german-words.ts';
import { OTHER_SUBJECTS } from '../reading/other-subjects.ts';
import { stem } from '../reading/stem.ts';
import { canonicalStem } from '../reading/synonyms.ts';

/** What of a text counts: where in the model each feature stands, and how much it weighs. Of unit length. */
export interface Features {
  readonly buckets: Uint16Array;
  readonly weights: Float32Array;
}

export const BUCKETS = 1 << 15;
const MOST_WORDS = 80;
const MOST_LETTERS = 30;
const SHORTEST = 2;
const LONGEST = 5;
/** A word is framed by a letter on each side. */
const FRAME = 2;

/** How much each kind of feature counts: parts of words survive typos, whole words and pairs of them tell more. */
export const WEIGHTS = { part: 0.5, word: 1.4, meaning: 1.6, pair: 0.9, filler: 0.6 };

/** What beside its words is known of a text, and how much each kind of feature counts. */
interface Read {
  readonly concepts?: readonly string[];
  readonly weights?: Readonly<typeof WEIGHTS>;
}

const BEFORE_LETTERS = 0x811c9dc5;
const withLetter = (hash: number, letter: number): number => Math.imul(hash ^ letter, 0x01000193);
const folded = (hash: number): number => ((hash >>> 15) ^ hash) & (BUCKETS - 1);

/** FNV-1a, folded into the buckets. */
export const bucketOf = (feature: string): number => {
  let hash = BEFORE_LETTERS;
  for (let index = 0; index < feature.length; index += 1) hash = withLetter(hash, feature.charCodeAt(index));
  return folded(hash);
};

/** The buckets of all parts of a framed word that have `length` letters, from the hashes of those with one less, which become theirs. */
const eachPart = (framed: string, length: number, hashes: Int32Array, see: (bucket: number) => void): void => {
  for (let start = 0; start + length <= framed.length; start += 1) {
    const hash = withLetter(hashes[start] as number, framed.charCodeAt(start + length - 1));
    hashes[start] = hash;
    see(folded(hash));
  }
};

const isFigure = (word: string): boolean => /^\d+$/.test(word);

const pairsOf = (concepts: readonly string[]): readonly string[] =>
  concepts.flatMap((one, position) =>
    concepts.slice(position + 1).map((other) => (one < other ? `${one}+${other}` : `${other}+${one}`)),
  );

/**
 * The features of a text's words: their parts of two to five letters, themselves, what they mean, and neighbours; and what they
 * speak of, one by one and two together, where somebody knows. Pure.
 */
export const featuresOf = (text: string, { concepts = [], weights = WEIGHTS }: Read = {}): Features => {
  const words = plainWords(text)
    .slice(0, MOST_WORDS)
    .map((word) => (isFigure(word) && word !== '59' && word !== '24' ? '#' : word.slice(0, MOST_LETTERS)));
  const found = new Map<number, number>();
  const addTo = (bucket: number, weight: number) => {
    if ((found.get(bucket) ?? 0) < weight) found.set(bucket, weight);
  };
  const add = (feature: string, weight: number) => addTo(bucketOf(feature), weight);
  const hashes = new Int32Array(MOST_LETTERS + FRAME);
  let before = '^';
  for (const word of words) {
    const isFiller = FILLERS.has(word);
    add(`w:${word}`, isFiller ? weights.filler : weights.word);
    add(`p:${before} ${word}`, weights.pair);
    before = word;
    if (OTHER_SUBJECTS.has(word)) add('other subject', weights.meaning);
    if (isFiller) continue;
    add(`m:${canonicalStem(stem(word))}`, weights.meaning);
    const framed = `<${word}>`;
    for (let start = 0; start < framed.length; start += 1) {
      hashes[start] = withLetter(BEFORE_LETTERS, framed.charCodeAt(start));
    }
    for (let length = SHORTEST; length <= LONGEST; length += 1) {
      const weight = weights.part * Math.sqrt(length / LONGEST);
      eachPart(framed, length, hashes, (bucket) => addTo(bucket, weight));
    }
  }
  add(`p:${before} $`, weights.pair);
  for (const concept of concepts) add(`c:${concept}`, weights.meaning);
  for (const both of pairsOf(concepts)) add(`c:${both}`, weights.pair);
  const norm = Math.sqrt([...found.values()].reduce((sum, weight) => sum + weight * weight, 0)) || 1;
  return {
    buckets: Uint16Array.from(found.keys()),
    weights: Float32Array.from(found.values(), (weight) => weight / norm),
  };
};
