import { randomFillSync } from 'node:crypto';

/**
 * Draws random bytes for many uses at once, since asking the system for each alone takes longer than most uses do. Nobody
 * else gets the bytes that it answers; they are to be used before the next turn of the event loop.
 */
export const createRandomBytes = (size: number, atOnce: number): (() => Buffer) => {
  const drawn = Buffer.alloc(size * atOnce);
  let spent = drawn.length;
  return () => {
    if (spent === drawn.length) {
      randomFillSync(drawn);
      spent = 0;
    }
    spent += size;
    return drawn.subarray(spent - size, spent);
  };
};
