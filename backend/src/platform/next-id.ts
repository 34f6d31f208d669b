import { createRandomBytes } from '@sternklar/event-store/random-bytes';
import { v7 } from 'uuid';

const BYTES_PER_ID = 16;
const IDS_AT_ONCE = 256;

/**
 * Makes UUIDv7s, each greater than the one before, also within a millisecond.
 * https://www.rfc-editor.org/rfc/rfc9562#name-uuid-version-7
 */
export const createNextId = (now: () => number = Date.now): (() => string) => {
  const freshBytes = createRandomBytes(BYTES_PER_ID, IDS_AT_ONCE);
  let msecs = 0;
  let seq = 0;

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
