import { plan } from './plan.ts';

export * from './visits.ts';

/** The product was on television: from nothing much to many within seconds, and back. */
export const options = plan({
  stages: [
    { duration: '30s', visitsPerSecond: 4 },
    { duration: '10s', visitsPerSecond: 80 },
    { duration: '30s', visitsPerSecond: 80 },
    { duration: '10s', visitsPerSecond: 4 },
    { duration: '30s', visitsPerSecond: 4 },
  ],
});
