import { plan } from './plan.ts';

export * from './visits.ts';

/** Hours of an ordinary day: nothing may pile up. */
export const options = plan({
  stages: [{ duration: __ENV.LOAD_DURATION ?? '2h', visitsPerSecond: 10 }],
  within: { p95: 500, p99: 1_500 },
});
