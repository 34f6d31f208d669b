import { remembered } from '../../../reading/remembered.ts';
import { bucketOf, type Features, featuresOf, gathered, normOf } from '../../../understanding/features.ts';
import { conceptsIn } from './concepts.ts';

/** How much of a text's features are what it speaks of, beside its words … */
const SHARE_OF_CONCEPTS = 0.35;
const OF_CONCEPTS = Math.sqrt(SHARE_OF_CONCEPTS);
const OF_WORDS = Math.sqrt(1 - SHARE_OF_CONCEPTS);
/** … and how much a concept counts, two of them anywhere, and two that follow one another. */
const WEIGHT = { one: 1, both: 0.6, following: 0.6 } as const;

const conceptFeatures = (text: string): ReadonlyMap<number, number> => {
  const found = new Map<number, number>();
  const add = (feature: string, weight: number) => found.set(bucketOf(feature), weight);
  const inOrder = conceptsIn(text);
  const all = [...new Set(inOrder.flat())].sort();
  for (const [position, concept] of all.entries()) {
    add(`c:${concept}`, WEIGHT.one);
    for (const other of all.slice(position + 1)) add(`c:${concept}+${other}`, WEIGHT.both);
  }
  for (const [position, concepts] of inOrder.entries()) {
    for (const concept of concepts) {
      for (const next of inOrder[position + 1] ?? []) add(`c:${concept}>${next}`, WEIGHT.following);
    }
  }
  return found;
};

const readAnew = (text: string): Features => {
  const words = featuresOf(text);
  const concepts = conceptFeatures(text);
  const norm = normOf([...concepts.values()]);
  const { buckets, weights } = gathered((add) => {
    for (const [index, bucket] of words.buckets.entries()) add(bucket, (words.weights[index] ?? 0) * OF_WORDS);
    for (const [bucket, weight] of concepts) add(bucket, (weight / norm) * OF_CONCEPTS);
  });
  return { buckets: Uint16Array.from(buckets), weights: Float32Array.from(weights) };
};

/** Three classifiers read the same text one after another. */
const MOST_TEXTS_KEPT = 8;
const read = remembered(readAnew, MOST_TEXTS_KEPT);

/** The features of a text by which alarms are told: its words, and what they speak of. Of unit length. Pure. */
export const alarmFeaturesOf = (text: string): Features => read(text);
