import { atOnce } from './plan.ts';

export * from './visits.ts';

/** So many people without pauses: as many answers as the product can give. */
export const options = atOnce({ people: Number(__ENV.LOAD_PEOPLE ?? 32), duration: __ENV.LOAD_DURATION ?? '35s' });
