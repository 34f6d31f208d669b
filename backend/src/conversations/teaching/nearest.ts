import type { Features } from '../assistant/understanding/features.ts';

interface Near<Item> {
  readonly item: Item;
  /** The cosine of what counts in both: 0 for nothing in common, 1 for the same. */
  readonly likeness: number;
}

/** Texts by what counts of them, to find the one that another text is most like. Of several that are as like, the first. */
export interface Nearest<Item> {
  add(features: Features, item: Item): void;
  /** Null where nothing has anything in common. */
  to(features: Features): Near<Item> | null;
}

/** Only what stands in the same bucket is looked at, so that a question costs next to nothing among thousands. */
export const createNearest = <Item>(): Nearest<Item> => {
  const items: Item[] = [];
  const places = new Map<number, { readonly position: number; readonly weight: number }[]>();
  return {
    add({ buckets, weights }, item) {
      const position = items.push(item) - 1;
      for (const [index, bucket] of buckets.entries()) {
        const place = { position, weight: weights[index] ?? 0 };
        const there = places.get(bucket);
        if (there) there.push(place);
        else places.set(bucket, [place]);
      }
    },
    to({ buckets, weights }) {
      const likenesses = new Float64Array(items.length);
      for (const [index, bucket] of buckets.entries()) {
        for (const { position, weight } of places.get(bucket) ?? []) {
          likenesses[position] = (likenesses[position] ?? 0) + weight * (weights[index] ?? 0);
        }
      }
      const likeness = likenesses.reduce((most, one) => Math.max(most, one), 0);
      const item = items[likenesses.indexOf(likeness)];
      return likeness === 0 || item === undefined ? null : { item, likeness };
    },
  };
};
