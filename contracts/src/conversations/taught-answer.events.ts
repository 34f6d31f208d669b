import { z } from 'zod';
import { defineEvent, type EventOf } from '../event-registry.ts';

/**
 * What an admin teaches: ways to ask for it, in their own words, and the answer, or the topic of the knowledge base that has it.
 * Of customers' messages nothing is in it. Who taught it is in the metadata.
 */
const words = {
  phrasings: z.array(z.string()).min(1),
  answer: z.string().nullable(),
  topicId: z.string().nullable(),
};

/** The assistant knows an answer that it did not know before; its first version. */
export const answerTaught = defineEvent('AnswerTaught', z.object({ answerId: z.uuid(), ...words }));
/** Other words for it; versions count from 1. */
export const taughtAnswerRevised = defineEvent(
  'TaughtAnswerRevised',
  z.object({ answerId: z.uuid(), version: z.number().int().min(2), ...words }),
);
/** It is said no longer. */
export const taughtAnswerWithdrawn = defineEvent('TaughtAnswerWithdrawn', z.object({ answerId: z.uuid() }));

export const taughtAnswerEvents = [answerTaught, taughtAnswerRevised, taughtAnswerWithdrawn] as const;
export type TaughtAnswerEvent = EventOf<(typeof taughtAnswerEvents)[number]>;

/** All of them are in one stream, so that no two answer the same question. */
export const TAUGHT_ANSWERS_STREAM = 'taught-answers';
