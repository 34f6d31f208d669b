import { z } from 'zod';
import {
  TAUGHT_ANSWER_MAX_LENGTH,
  TAUGHT_PHRASING_MAX_LENGTH,
  TAUGHT_PHRASINGS_MAX,
  UNANSWERED_QUESTIONS_SHOWN,
} from '../constants.ts';
import { readable } from '../texts.ts';
import { UNANSWERED_AS } from './answered-as.ts';
import { MISSING_ANSWER, MISSING_PHRASING, TWO_ANSWERS } from './teaching-texts.ts';

const LETTERS = /\p{L}{2}/u;

const phrasing = z
  .string(MISSING_PHRASING)
  .overwrite(readable)
  .max(TAUGHT_PHRASING_MAX_LENGTH, `Eine Frage darf höchstens ${TAUGHT_PHRASING_MAX_LENGTH} Zeichen haben.`)
  .regex(LETTERS, MISSING_PHRASING);

const words = {
  phrasings: z
    .array(phrasing, MISSING_PHRASING)
    .min(1, MISSING_PHRASING)
    .max(TAUGHT_PHRASINGS_MAX, `Mehr als ${TAUGHT_PHRASINGS_MAX} Fragen lernt er zu einer Antwort nicht.`)
    .describe('Wie danach gefragt wird, mit eigenen Worten; keine Sätze aus Nachrichten.'),
  answer: z
    .string(MISSING_ANSWER)
    .overwrite(readable)
    .max(TAUGHT_ANSWER_MAX_LENGTH, `Die Antwort darf höchstens ${TAUGHT_ANSWER_MAX_LENGTH} Zeichen haben.`)
    .regex(LETTERS, MISSING_ANSWER)
    .nullish()
    .describe('Die Antwort als reiner Text; null, wenn ein Thema sie hat.'),
  topic_id: z.string().max(60).nullish().describe('Ein Thema, dessen Antwort gegeben wird.'),
};
const hasOne = ({ answer, topic_id }: { answer?: string | null | undefined; topic_id?: string | null | undefined }) =>
  Boolean(answer) || Boolean(topic_id);
const hasNotBoth = ({
  answer,
  topic_id,
}: {
  answer?: string | null | undefined;
  topic_id?: string | null | undefined;
}) => !(answer && topic_id);
const ofAnswer = (error: string) => ({ path: ['answer'], error });

export const teachAnswerBodySchema = z
  .object(words)
  .refine(hasOne, ofAnswer(MISSING_ANSWER))
  .refine(hasNotBoth, ofAnswer(TWO_ANSWERS));
export type TeachAnswerBody = z.input<typeof teachAnswerBodySchema>;

export const reviseTaughtAnswerBodySchema = z
  .object({
    ...words,
    version: z
      .number('version muss die Fassung sein, die Sie sehen.')
      .int('version muss die Fassung sein, die Sie sehen.')
      .min(1, 'version muss die Fassung sein, die Sie sehen.')
      .nullish()
      .describe(
        'Die Fassung, die geändert wird: abgelehnt (409), wenn es inzwischen eine neuere gibt. Ohne sie gilt das letzte Wort.',
      ),
  })
  .refine(hasOne, ofAnswer(MISSING_ANSWER))
  .refine(hasNotBoth, ofAnswer(TWO_ANSWERS));
export type ReviseTaughtAnswerBody = z.input<typeof reviseTaughtAnswerBodySchema>;

export const tryTaughtAnswerBodySchema = z
  .object({
    ...words,
    answer_id: z.uuid('answer_id muss eine UUID sein.').nullish().describe('Welche Antwort damit geändert würde.'),
    question_ids: z
      .array(z.uuid('question_ids müssen UUIDs sein.'), 'question_ids müssen UUIDs sein.')
      .max(UNANSWERED_QUESTIONS_SHOWN, `Mehr als ${UNANSWERED_QUESTIONS_SHOWN} Fragen werden nicht erprobt.`),
  })
  .refine(hasOne, ofAnswer(MISSING_ANSWER))
  .refine(hasNotBoth, ofAnswer(TWO_ANSWERS));
export type TryTaughtAnswerBody = z.input<typeof tryTaughtAnswerBodySchema>;

const taughtWords = z.object({
  phrasings: z.array(z.string()),
  answer: z.string().nullable(),
  topic_id: z.string().nullable(),
});

/** `previous` is what the version before said: to go back to it is to revise to it. */
export const taughtAnswerSchema = z
  .object({
    id: z.uuid(),
    version: z.number().int(),
    ...taughtWords.shape,
    previous: taughtWords.nullable(),
    changed_at: z.iso.datetime(),
  })
  .meta({ id: 'TaughtAnswer' });
export type TaughtAnswer = z.output<typeof taughtAnswerSchema>;

/** What the assistant would say to a question. */
export const triedQuestionSchema = z
  .object({
    id: z.uuid(),
    text: z.string(),
    by: z
      .enum(['this', 'other', 'unanswered'])
      .describe('Mit dieser Antwort, mit einer anderen (auch einer der Schutzregeln), oder weiter gar nicht.'),
    says: z.string(),
  })
  .meta({ id: 'TriedQuestion' });
export type TriedQuestion = z.output<typeof triedQuestionSchema>;

export const unansweredQuestionSchema = z.object({
  id: z.uuid(),
  conversation_id: z.uuid(),
  text: z.string(),
  answered: z.enum(UNANSWERED_AS),
  created_at: z.iso.datetime(),
});
export type UnansweredQuestion = z.output<typeof unansweredQuestionSchema>;

/** Questions that are alike; `id` and `created_at` are those of the newest. */
export const unansweredGroupSchema = z
  .object({
    id: z.uuid(),
    count: z.number().int(),
    created_at: z.iso.datetime(),
    questions: z
      .array(unansweredQuestionSchema)
      .max(UNANSWERED_QUESTIONS_SHOWN)
      .describe(`Die neuesten zuerst, höchstens ${UNANSWERED_QUESTIONS_SHOWN}.`),
  })
  .meta({ id: 'UnansweredGroup' });
export type UnansweredGroup = z.output<typeof unansweredGroupSchema>;

/** What the knowledge base has an answer for. */
export const assistantTopicSchema = z
  .object({ id: z.string(), title: z.string(), answer: z.string() })
  .meta({ id: 'AssistantTopic' });
export type AssistantTopic = z.output<typeof assistantTopicSchema>;
