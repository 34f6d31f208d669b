import { z } from 'zod';
import { CHANNELS, PLATFORM_ANSWERS } from './casework-words.ts';

const at = z.iso.datetime();

/** What a decision changes of a case's facts, as it was before: recorded with what takes the decision back. */
export const restoredFactsSchema = z.object({
  decided: z.boolean(),
  question: z.object({ id: z.uuid(), askedAt: at }).nullable(),
  questionRemindedAt: at.nullable(),
  answeredAt: at.nullable(),
  forwarding: z.object({ id: z.uuid(), channel: z.enum(CHANNELS), at, isAppeal: z.boolean() }).nullable(),
  waitsForPlatform: z.boolean(),
  platformAskedAt: at.nullable(),
  answerEnteredAt: at.nullable(),
  enteredAnswer: z.enum(PLATFORM_ANSWERS).nullable(),
  followUpAt: at.nullable(),
  appealUsed: z.boolean(),
  /** Null as well where it was recorded before there were wishes. */
  appealWishedAt: at.nullish(),
  toldAt: at.nullish(),
});
export type RestoredFacts = z.output<typeof restoredFactsSchema>;

export const restoredFrom = (facts: RestoredFacts): RestoredFacts => restoredFactsSchema.parse(facts);
