import { plan } from './plan.ts';

export * from './visits.ts';

/** The same number of visits each second all the time: what `compare` asks of one process and of the cluster. */
export const options = plan({
  stages: [{ duration: __ENV.LOAD_DURATION ?? '75s', visitsPerSecond: Number(__ENV.LOAD_VISITS ?? 20) }],
});
