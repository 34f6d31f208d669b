import { z } from 'zod';
import {
  CASE_FACTS_MAX_LENGTH,
  EVIDENCE_MAX_IN_ALL,
  NOTICE_MAX_LENGTH,
  REFERENCE_MAX_LENGTH,
  REVIEW_NOTE_MAX_LENGTH,
  REVIEW_STATUS_MAX_PER_CALL,
  SENT_TEXT_MAX_BYTES,
} from '../../constants.ts';
import { openPlaceholder } from '../../text-blocks/placeholders.ts';
import { openPlaceholderWords } from '../../text-blocks/text-block-texts.ts';
import { filledTextSchema, textSchema } from '../../texts.ts';
import { utf8Length } from '../../utf8-length.ts';
import { evidenceSchema } from '../evidence/evidence.api.ts';
import { reviewSchema, submittedFields, withTextOrNone } from '../review.api.ts';
import { CASE_STATES, CHANNELS, NEEDED, PLATFORM_ANSWERS, TO_CHECK_BECAUSE } from './casework-words.ts';

const maybeWords = (most: number) =>
  textSchema('Bitte schreiben Sie einen Text.', most)
    .nullish()
    .transform((text) => text || null);

/** All details as they are to be; what is left out or null is not there. */
export const amendReviewBodySchema = withTextOrNone(
  z.object({ ...submittedFields, facts: maybeWords(CASE_FACTS_MAX_LENGTH) }),
);
export type AmendReviewBody = z.input<typeof amendReviewBodySchema>;

/** Where no field is needed, neither is a body. */
const bodyOrNone = <Schema extends z.ZodObject>(schema: Schema) => z.preprocess((body) => body ?? {}, schema);

export const withdrawRemovalBodySchema = bodyOrNone(z.object({ reason: maybeWords(REVIEW_NOTE_MAX_LENGTH) }));
export const askQuestionBodySchema = z.object({
  text: filledTextSchema('Bitte schreiben Sie Ihre Frage.', REVIEW_NOTE_MAX_LENGTH).refine(
    (text) => openPlaceholder(text) === null,
    { error: ({ input }) => openPlaceholderWords(openPlaceholder(String(input)) ?? '') },
  ),
});
export const answerQuestionBodySchema = z.object({
  text: filledTextSchema('Bitte schreiben Sie Ihre Antwort.', CASE_FACTS_MAX_LENGTH),
});

const SENT_TEXT_TOO_LONG = 'Der Text ist zu lang: Er darf höchstens 60 KB haben.';
const sentFields = {
  channel: z.enum(CHANNELS, 'Bitte wählen Sie, auf welchem Weg der Antrag ging.'),
  sent_text: filledTextSchema(
    'Bitte tragen Sie den Text ein, wie er gesendet wurde.',
    SENT_TEXT_MAX_BYTES,
    SENT_TEXT_TOO_LONG,
  ).refine((text) => utf8Length(text) <= SENT_TEXT_MAX_BYTES, SENT_TEXT_TOO_LONG),
  reference: maybeWords(REFERENCE_MAX_LENGTH),
  /** Ids of the review's evidence that went along. */
  evidence_sent: z
    .array(z.uuid('Bitte nennen Sie Belege dieses Antrags.'), 'Bitte nennen Sie Belege dieses Antrags.')
    .max(EVIDENCE_MAX_IN_ALL, 'So viele Belege kann ein Antrag nicht haben.')
    .nullish()
    .transform((ids) => [...new Set(ids ?? [])]),
  /** Of the customer's details that the text was made of, or that its sender knows by now; without, they are not compared. */
  notice_version: z
    .int('Bitte nennen Sie die Version der Angaben, die Sie gesehen haben.')
    .min(1, 'Bitte nennen Sie die Version der Angaben, die Sie gesehen haben.')
    .nullish()
    .transform((version) => version ?? null),
  /** It went out before the request was withdrawn: without, nothing can be entered of one that is. */
  sent_before_withdrawal: z
    .boolean('Bitte sagen Sie mit true oder false, ob das vor dem Zurückziehen hinausging.')
    .default(false),
};
export const forwardRemovalBodySchema = z.object(sentFields);
export const appealRemovalBodySchema = z.object(sentFields);

const { evidence_sent, sent_text, notice_version: _known, sent_before_withdrawal: _late, ...sentTogether } = sentFields;
const oneOfManySchema = z.object({
  id: z.uuid('Bitte nennen Sie jede Bewertung mit ihrer id.'),
  /** Where it differs from the text for all. */
  sent_text: sent_text.optional(),
  evidence_sent,
});
/** Many reviews of one business that went to the platform together, by one channel and under one reference. */
export const forwardRemovalsBodySchema = z.object({
  ...sentTogether,
  sent_text,
  reviews: z
    .array(oneOfManySchema, 'Bitte senden Sie eine Liste von Bewertungen.')
    .min(1, 'Bitte wählen Sie mindestens eine Bewertung.')
    .max(REVIEW_STATUS_MAX_PER_CALL, `Bitte wählen Sie höchstens ${REVIEW_STATUS_MAX_PER_CALL} Bewertungen auf einmal.`)
    .refine(
      (reviews) => new Set(reviews.map(({ id }) => id.toLowerCase())).size === reviews.length,
      'Bitte nennen Sie jede Bewertung nur einmal.',
    ),
});
/** What came of each, in the order of the request; `message` says why one was not recorded. */
export const forwardRemovalsAnswerSchema = z
  .object({
    results: z.array(
      z.discriminatedUnion('outcome', [
        z.object({ id: z.string(), outcome: z.literal('forwarded') }),
        z.object({ id: z.string(), outcome: z.enum(['refused', 'not-found']), message: z.string() }),
      ]),
    ),
  })
  .meta({ id: 'ForwardedReviews' });
export type ForwardedReview = z.output<typeof forwardRemovalsAnswerSchema>['results'][number];

export const enterPlatformAnswerBodySchema = z.object({
  answer: z.enum(PLATFORM_ANSWERS, 'Bitte wählen Sie, was die Plattform geantwortet hat.'),
  text: maybeWords(NOTICE_MAX_LENGTH),
});
export const setAppealAsideBodySchema = z.object({
  text: filledTextSchema(
    'Bitte schreiben Sie dem Kunden, warum kein Widerspruch eingelegt wird.',
    REVIEW_NOTE_MAX_LENGTH,
  ),
});
export const takeOverCaseBodySchema = bodyOrNone(
  z.object({
    /** Also from somebody else who works on it. */
    from_holder: z
      .boolean('Bitte sagen Sie mit true oder false, ob Sie den Fall auch jemandem abnehmen.')
      .default(false),
  }),
);
export const setFollowUpBodySchema = z.object({
  /** A calendar day in Germany. */
  on: z.iso.date('Bitte wählen Sie einen Tag.'),
  reason: maybeWords(REVIEW_NOTE_MAX_LENGTH),
});

/** What comes next; which fields there are follows from `state`. Times are ISO 8601 UTC. */
export const nextStepSchema = z
  .object({
    state: z.enum(CASE_STATES),
    missing: z.array(z.enum(NEEDED)).optional(),
    /** When the platform is asked after, or its question is to be answered by. */
    until: z.iso.datetime().nullish(),
    since: z.iso.datetime().optional(),
    /** Of answer-to-enter. */
    because: z.enum(TO_CHECK_BECAUSE).optional(),
    question_id: z.uuid().optional(),
    /** When the platform asked something back that nobody has answered. */
    platform_asked_at: z.iso.datetime().optional(),
  })
  .meta({ id: 'NextStep' });

/** Who of the staff works on a case, since when, and until when that counts. */
export const holderSchema = z.object({
  email: z.string(),
  is_you: z.boolean(),
  at: z.iso.datetime(),
  until: z.iso.datetime(),
});

/** A review with its business and where its case stands. `facts` are the customer's own words to their ground. */
export const reviewCaseSchema = z
  .object({
    review: reviewSchema,
    business_name: z.string(),
    facts: z.string().nullable(),
    next: nextStepSchema,
    missing: z.array(z.enum(NEEDED)),
    question: z.object({ id: z.uuid(), text: z.string(), asked_at: z.iso.datetime() }).nullable(),
    /** What the customer answered, until staff go on. */
    answered: z.object({ text: z.string(), at: z.iso.datetime() }).nullable(),
    /** What the customer entered that the platform wrote, until staff have looked at it. */
    entered: z.object({ answer: z.enum(PLATFORM_ANSWERS), text: z.string(), at: z.iso.datetime() }).nullish(),
    forwarded: z
      .object({ id: z.uuid(), channel: z.enum(CHANNELS), at: z.iso.datetime(), is_appeal: z.boolean() })
      .nullable(),
    /** Something that was sent is open there. */
    at_platform: z.boolean(),
    appeal_used: z.boolean(),
    /** The platform has not decided upon the appeal. */
    appeal_open: z.boolean().optional(),
    /** When the customer said that they want the appeal, which has not gone out. */
    appeal_wished_at: z.iso.datetime().nullish(),
    /** In the order in which it was added. */
    evidence: z.array(evidenceSchema),
    withdrawn_at: z.iso.datetime().nullable(),
    /** Who of the staff works on it, and until when that counts; told to staff alone. */
    taken_over: holderSchema.nullish(),
  })
  .meta({ id: 'ReviewCase' });
export type ReviewCase = z.output<typeof reviewCaseSchema>;

/** A question that waits for the customer. */
export const openQuestionSchema = z
  .object({
    review_id: z.uuid(),
    question_id: z.uuid(),
    text: z.string(),
    asked_at: z.iso.datetime(),
    reviewer_name: z.string(),
    business_name: z.string(),
  })
  .meta({ id: 'OpenQuestion' });
export type OpenQuestion = z.output<typeof openQuestionSchema>;

/** Requests that lack something the platform needs, and about which nobody asked: the oldest first, some of all. */
export const incompleteRequestsSchema = z
  .object({
    total: z.number().int(),
    requests: z.array(
      z.object({
        review_id: z.uuid(),
        reviewer_name: z.string(),
        business_name: z.string(),
        missing: z.array(z.enum(NEEDED)),
      }),
    ),
  })
  .meta({ id: 'IncompleteRequests' });
export type IncompleteRequests = z.output<typeof incompleteRequestsSchema>;
