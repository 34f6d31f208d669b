import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** So much may pass through before what is left of it is collected, … */
const PASSED_BYTES = 8_000_000;
/** … and so much may be there after that: what outlived two collections of young objects is old, and waits for another kind. */
const LEFT_BYTES = 40_000_000;

export interface Collector {
  /** Of young objects alone, which takes a millisecond or two, or of all, which takes some tens of them. */
  collect(type: 'minor' | 'major'): void;
  /** Bytes in buffers, whether or not anybody uses them any more. */
  buffered(): number;
}

/** The engine's own collections; there is no other way to ask for them. */
const engineCollector = (): Collector => {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as (options: { readonly type: 'minor' | 'major' }) => void;
  setFlagsFromString('--no-expose-gc');
  return { collect: (type) => gc({ type }), buffered: () => process.memoryUsage().arrayBuffers };
};

/**
 * Counts bytes that pass through memory in large pieces. The engine sees of each piece only the small object that stands for
 * it, and would let some hundred megabytes lie around before it looks.
 */
export const createPassingBytes = (collector: Collector = engineCollector()): ((bytes: number) => void) => {
  let passing = 0;
  return (bytes) => {
    passing += bytes;
    if (passing < PASSED_BYTES) return;
    passing = 0;
    collector.collect('minor');
    if (collector.buffered() > LEFT_BYTES) collector.collect('major');
  };
};

/** Of all uploads of this process together. */
export const passed = createPassingBytes();
