import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether the tests of this project take as many random cases as they have. */
    testWholeSamples: boolean;
  }
}

/** Random cases of a `.sampled.test.ts`: some in each `npm test`, all by `npm run prove long`. */
export const sampleSize = ({ some, all }: { readonly some: number; readonly all: number }): number =>
  inject('testWholeSamples') ? all : some;
