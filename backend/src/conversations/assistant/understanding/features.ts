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

type Add = (bucket: number, weight: number) => void;

/** By bucket: where among what is being gathered it stands, counted from one. A map would cost a quarter of an answer's time. */
const placeOf = new Uint16Array(BUCKETS);

/** What `tell` adds, each bucket once with the most that was added to it, in the order of the first. */
export const gathered = (
  tell: (add: Add) => void,
): { readonly buckets: readonly number[]; readonly weights: readonly number[] } => {
  const buckets: number[] = [];
  const weights: number[] = [];
  try {
    tell((bucket, weight) => {
      const place = placeOf[bucket] as number;
      if (place === 0) placeOf[bucket] = buckets.push(bucket);
      if (place === 0) weights.push(weight);
      else if ((weights[place - 1] as number) < weight) weights[place - 1] = weight;
    });
  } finally {
    for (const bucket of buckets) placeOf[bucket] = 0;
  }
  return { buckets, weights };
};

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

/** The length of a list of weights, never 0. */
export const normOf = (weights: readonly number[]): number =>
  Math.sqrt(weights.reduce((sum, weight) => sum + weight * weight, 0)) || 1;

const hashes = new Int32Array(MOST_LETTERS + FRAME);
/** The parts of a word, longer ones the more. */
const addParts = (word: string, most: number, add: Add): void => {
  const framed = `<${word}>`;
  for (let start = 0; start < framed.length; start += 1) {
    hashes[start] = withLetter(BEFORE_LETTERS, framed.charCodeAt(start));
  }
  for (let length = SHORTEST; length <= LONGEST; length += 1) {
    const weight = most * Math.sqrt(length / LONGEST);
    eachPart(framed, length, hashes, (bucket) => add(bucket, weight));
  }
};

const addWord = (word: string, before: string, weights: Readonly<typeof WEIGHTS>, add: Add): void => {
  const isFiller = FILLERS.has(word);
  add(bucketOf(`w:${word}`), isFiller ? weights.filler : weights.word);
  add(bucketOf(`p:${before} ${word}`), weights.pair);
  if (OTHER_SUBJECTS.has(word)) add(bucketOf('other subject'), weights.meaning);
  if (isFiller) return;
  add(bucketOf(`m:${canonicalStem(stem(word))}`), weights.meaning);
  addParts(word, weights.part, add);
};

/**
 * The features of a text's words: their parts of two to five letters, themselves, what they mean, and neighbours; and what they
 * speak of, one by one and two together, where somebody knows. Pure.
 */
export const featuresOf = (text: string, { concepts = [], weights = WEIGHTS }: Read = {}): Features => {
  const words = plainWords(text)
    .slice(0, MOST_WORDS)
    .map((word) => (isFigure(word) && word !== '59' && word !== '24' ? '#' : word.slice(0, MOST_LETTERS)));
  const found = gathered((add) => {
    for (const [position, word] of words.entries()) addWord(word, words[position - 1] ?? '^', weights, add);
    add(bucketOf(`p:${words.at(-1) ?? '^'} $`), weights.pair);
    for (const concept of concepts) add(bucketOf(`c:${concept}`), weights.meaning);
    for (const both of pairsOf(concepts)) add(bucketOf(`c:${both}`), weights.pair);
  });
  const norm = normOf(found.weights);
  return {
    buckets: Uint16Array.from(found.buckets),
    weights: Float32Array.from(found.weights, (weight) => weight / norm),
  };
};
