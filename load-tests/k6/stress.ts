import { plan } from './plan.ts';

export * from './visits.ts';

/** More and more, beyond what one process on two processors answers: it may grow slow, and must not fail. */
export const options = plan({
  stages: [
    { duration: '1m', visitsPerSecond: 20 },
    { duration: '1m', visitsPerSecond: 50 },
    { duration: '1m', visitsPerSecond: 100 },
    { duration: '1m', visitsPerSecond: 150 },
    { duration: '1m', visitsPerSecond: 20 },
  ],
});
