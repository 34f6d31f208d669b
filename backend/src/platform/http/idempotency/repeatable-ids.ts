import { createHash } from 'node:crypto';
import { v7 } from 'uuid';

/** New ids (UUIDv7 of the seed's time) that are the same, one after the other, whenever the seed (UUIDv7) is. */
export const createRepeatableIds = (seed: string): (() => string) => {
  const msecs = Number.parseInt(seed.replaceAll('-', '').slice(0, 12), 16);
  let made = 0;
  return () => {
    made += 1;
    return v7({ msecs, random: createHash('sha256').update(`${seed} ${made}`).digest() });
  };
};
