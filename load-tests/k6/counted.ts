import { counted } from './plan.ts';

export * from './visits.ts';

/** So many visits without pauses, as fast as the product answers: what `visits` measures before and after a change. */
export const options = counted({
  people: Number(__ENV.LOAD_PEOPLE ?? 16),
  visits: Number(__ENV.LOAD_VISITS ?? 1_000),
});
