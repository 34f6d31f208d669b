import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** So much may lie around of what has passed through. */
const LEFT_BYTES = 8_000_000;

type CollectYoung = (options: { readonly type: 'minor' }) => void;

/** The engine's own collection of young objects, which takes a millisecond or two; there is no other way to ask for it. */
const youngCollection = (): CollectYoung => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as CollectYoung;
  setFlagsFromString('--no-expose-gc');
  return collect;
};

/**
 * Counts bytes that pass through memory in large pieces. The engine sees of each piece only the small object that stands for
 * it, and would let some hundred megabytes lie around before it looks.
 */
export const createPassingBytes = (collect: CollectYoung = youngCollection()): ((bytes: number) => void) => {
  let left = 0;
  return (bytes) => {
    left += bytes;
    if (left < LEFT_BYTES) return;
    left = 0;
    collect({ type: 'minor' });
  };
};

/** Of all uploads of this process together. */
export const passed = createPassingBytes();
