/** Numbers between 0 (excluded) and 1, the same ones for the same seed (mulberry32). */
export type Random = () => number;

export const createRandom = (seed: number): Random => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (((mixed ^ (mixed >>> 14)) >>> 0) + 1) / 4_294_967_297;
  };
};

/** Time until the next of random arrivals, so many per unit of time. */
export const exponential = (random: Random, rate: number): number => -Math.log(random()) / rate;
