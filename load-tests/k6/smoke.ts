import { plan } from './plan.ts';

export * from './visits.ts';

/** Whether everything works under a little load: half a minute. */
export const options = plan({
  stages: [{ duration: __ENV.LOAD_DURATION ?? '30s', visitsPerSecond: 4 }],
  within: { p95: 500, p99: 1_500 },
});
