import { plan } from './plan.ts';

export * from './visits.ts';

/** A busy day: about a hundred requests each second, for five minutes. */
export const options = plan({
  stages: [
    { duration: '1m', visitsPerSecond: 20 },
    { duration: __ENV.LOAD_DURATION ?? '5m', visitsPerSecond: 20 },
  ],
  within: { p95: 500, p99: 1_500 },
});
