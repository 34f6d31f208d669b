import { bucketOf, type Features, featuresOf } from '../../../understanding/features.ts';
import { conceptsIn } from './concepts.ts';

/** How much of a text's features are what it speaks of, beside its words … */
const SHARE_OF_CONCEPTS = 0.35;
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

const normOf = (weights: Iterable<number>): number => {
  let sum = 0;
  for (const weight of weights) sum += weight * weight;
  return Math.sqrt(sum) || 1;
};

/** The features of a text by which alarms are told: its words, and what they speak of. Of unit length. Pure. */
export const alarmFeaturesOf = (text: string): Features => {
  const { buckets, weights } = featuresOf(text);
  const concepts = conceptFeatures(text);
  const found = new Map<number, number>();
  for (const [index, bucket] of buckets.entries()) {
    found.set(bucket, (weights[index] ?? 0) * Math.sqrt(1 - SHARE_OF_CONCEPTS));
  }
  const norm = normOf(concepts.values());
  for (const [bucket, weight] of concepts) {
    found.set(bucket, Math.max(found.get(bucket) ?? 0, (weight / norm) * Math.sqrt(SHARE_OF_CONCEPTS)));
  }
  return { buckets: Uint16Array.from(found.keys()), weights: Float32Array.from(found.values()) };
};
