import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

const BYTES_PER_ID = 16;
const IDS_AT_ONCE = 256;

/**
 * Makes UUIDv7s, each greater than the one before, also within a millisecond. Random bytes are drawn for many at once,
 * since asking for those of one takes longer than everything else about it. https://www.rfc-editor.org/rfc/rfc9562#name-uuid-version-7
 */
export const createNextId = (now: () => number = Date.now): (() => string) => {
  const randomness = Buffer.alloc(BYTES_PER_ID * IDS_AT_ONCE);
  let spent = randomness.length;
  let msecs = 0;
  let seq = 0;

  const freshBytes = (): Buffer => {
    if (spent === randomness.length) {
      randomFillSync(randomness);
      spent = 0;
    }
    spent += BYTES_PER_ID;
    return randomness.subarray(spent - BYTES_PER_ID, spent);
  };

  return () => {
    const random = freshBytes();
    const time = now();
    if (time > msecs) {
      msecs = time;
      // Half of what fits: room to count on within the millisecond, or while a clock is behind.
      seq = random.readUInt32BE(6) >>> 1;
    } else {
      seq += 1;
    }
    return v7({ random, msecs, seq });
  };
};
