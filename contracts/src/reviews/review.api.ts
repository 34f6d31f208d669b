import { z } from 'zod';
import {
  LINK_MAX_LENGTH,
  RATING_MAX,
  RATING_MIN,
  REVIEW_NOTE_MAX_LENGTH,
  REVIEW_TEXT_MAX_LENGTH,
  REVIEWER_NAME_MAX_LENGTH,
} from '../constants.ts';
import { nameSchema, textSchema } from '../texts.ts';
import { webLinkSchema } from '../web-link.ts';
import { AMENDABLE, CHANNELS, PLATFORM_ANSWERS } from './casework/casework-words.ts';
import { EVIDENCE_KINDS } from './evidence/evidence-words.ts';
import { REMOVAL_REASONS } from './removal-reason.ts';
import { REVIEW_STATUSES } from './review-status.ts';

const ratingMessage = `Die Bewertung muss eine ganze Zahl von ${RATING_MIN} bis ${RATING_MAX} sein.`;
/** A whole number; a digit string is accepted on purpose, `true` is not a rating. */
const rating = z
  .union([z.number(), z.string().regex(/^\d$/, ratingMessage).transform(Number)], ratingMessage)
  .pipe(z.number().int(ratingMessage).min(RATING_MIN, ratingMessage).max(RATING_MAX, ratingMessage));

const textMissing = 'Bitte geben Sie den Text der Bewertung an.';
const reviewText = textSchema(textMissing, REVIEW_TEXT_MAX_LENGTH);

const reviewFields = {
  business_id: z.uuid('Bitte wählen Sie ein Unternehmen.'),
  reviewer_name: nameSchema('Bitte geben Sie den Namen des Verfassers an.', REVIEWER_NAME_MAX_LENGTH),
  rating,
};

/** What a customer hands in, without the business it is for. */
export const submittedFields = {
  reviewer_name: reviewFields.reviewer_name,
  rating,
  review_text: reviewText
    .nullish()
    .transform((text) => text ?? '')
    .meta({ description: 'Pflicht, außer mit `without_text: true`.' }),
  without_text: z
    .boolean('Bitte sagen Sie mit true oder false, ob die Bewertung keinen Text hat.')
    .nullish()
    .meta({ description: 'Die Bewertung besteht nur aus Sternen: Ihr Text darf fehlen oder leer sein.' }),
  review_url: webLinkSchema('Bitte geben Sie einen Link an.', LINK_MAX_LENGTH).nullish(),
  reason: z.enum(REMOVAL_REASONS, 'Bitte wählen Sie einen der angebotenen Gründe.').nullish(),
  good_faith: z.boolean().nullish(),
};

interface SaidText {
  readonly review_text?: unknown;
  readonly without_text?: unknown;
}

/** A review has a text, unless it says that it has none; told beside whatever else is wrong. */
export const withTextOrNone = <Schema extends z.ZodType<SaidText>>(schema: Schema): Schema =>
  schema.superRefine(
    ({ review_text: text, without_text: isWithout }, { addIssue }) => {
      const complain = (message: string) => addIssue({ code: 'custom', path: ['review_text'], message });
      if (text === '' && isWithout !== true) complain(textMissing);
      if (text !== '' && isWithout === true) complain('Eine Bewertung ohne Text hat keinen. Bitte lassen Sie ihn weg.');
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );

export const submitReviewBodySchema = withTextOrNone(
  z.object({ business_id: reviewFields.business_id, ...submittedFields }),
);
export type SubmitReviewBody = z.input<typeof submitReviewBodySchema>;
export type SubmittedFields = Omit<z.output<typeof submitReviewBodySchema>, 'business_id'>;
export const createReviewForUserBodySchema = z.object({
  ...reviewFields,
  review_text: reviewText.min(1, textMissing),
  user_id: z.uuid('Bitte wählen Sie einen Benutzer.'),
});
const noteMissing = 'Bitte schreiben Sie etwas in die Notiz.';
const noteText = textSchema(noteMissing, REVIEW_NOTE_MAX_LENGTH, 'Die Notiz ist zu lang.');
const shownToCustomer = z
  .boolean('Bitte sagen Sie mit true oder false, ob der Kunde die Notiz sieht.')
  .nullish()
  .transform((shown) => shown ?? false);

/** A status to set, with what there is to say about it; a blank `note` counts as none. */
export const chosenStatusFields = {
  status: z
    .string('Bitte wählen Sie einen Status.')
    .normalize('NFC')
    .pipe(z.enum(REVIEW_STATUSES, 'Der Status muss eingereicht, gelöscht oder nicht_genehmigt sein.')),
  note: noteText.nullish().transform((note) => note || null),
  note_shown_to_customer: shownToCustomer,
  takes_back: z
    .boolean('Bitte sagen Sie mit true oder false, ob die letzte Entscheidung zurückgenommen wird.')
    .nullish()
    .transform((takesBack) => takesBack ?? false)
    .meta({
      description:
        'true: nimmt den zuletzt gesetzten Status als Versehen zurück; status ist der davor. Der Fall steht wieder da, wo er stand, auch bei der Plattform. Ging er seither weiter, gibt es 409.',
    }),
};
export const changeReviewStatusBodySchema = z.object(chosenStatusFields);
export const addReviewNoteBodySchema = z.object({
  note: noteText.min(1, noteMissing),
  shown_to_customer: shownToCustomer,
});

const status = z.enum(REVIEW_STATUSES);
/**
 * `review_text` is empty for a review of stars alone, and once it was erased; then the name says so.
 * `version` is the review's stream version at its last change of status, for optimistic changes, and `updated_at` the
 * time of that change; notes leave both as they are.
 */
export const reviewSchema = z
  .object({
    id: z.uuid(),
    business_id: z.uuid(),
    reviewer_name: z.string(),
    rating: z.number().int(),
    review_text: z.string(),
    review_url: z.string().nullable(),
    reason: z.enum(REMOVAL_REASONS).nullable(),
    good_faith: z.boolean().nullable(),
    status,
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    version: z.number().int(),
    /** There only while the customer no longer asks for the removal. */
    withdrawn_at: z.iso.datetime().optional(),
  })
  .meta({ id: 'Review' });
export type Review = z.output<typeof reviewSchema>;

/** How a review stands: what decisions upon an older version are told. */
export const reviewStandingSchema = reviewSchema
  .pick({ status: true, version: true, updated_at: true })
  .meta({ id: 'ReviewStanding' });
export type ReviewStanding = z.output<typeof reviewStandingSchema>;

export const adminReviewSchema = reviewSchema
  .extend({
    user_id: z.uuid(),
    user_email: z.string(),
    business_name: z.string(),
    google_business_link: z.string().optional(),
  })
  .meta({ id: 'AdminReview' });
export type AdminReview = z.output<typeof adminReviewSchema>;

export const REVIEW_HISTORY_KINDS = [
  'submitted',
  'status-changed',
  'note-added',
  'erased',
  'details-amended',
  'withdrawn',
  'taken-up-again',
  'question-asked',
  'question-answered',
  'question-reminded',
  'question-closed',
  'forwarded',
  'appealed',
  'appeal-wished',
  'appeal-set-aside',
  'platform-answered',
  'came-back',
  'follow-up-set',
  'evidence-added',
  'evidence-removed',
  'taken-over',
  'let-go',
] as const;
/** Who did something, by kind: customers are not told which admin it was. */
export const REVIEW_HISTORY_ACTORS = ['customer', 'admin', 'operator', 'system'] as const;

/** What a step of the casework holds beside its words; which of it there is follows from the entry's kind. */
const stepSchema = z.object({
  channel: z.enum(CHANNELS).optional(),
  answer: z.enum(PLATFORM_ANSWERS).optional(),
  /** What the platform calls the request; null once erased, and where it gave none. */
  reference: z.string().nullish(),
  /** When somebody asks after it. */
  follow_up_at: z.iso.datetime().nullish(),
  changed: z.array(z.enum(AMENDABLE)).optional(),
  question_id: z.uuid().optional(),
  /** What went along with what was sent. */
  evidence_sent: z.array(z.uuid()).optional(),
  evidence_id: z.uuid().optional(),
  evidence_kind: z.enum(EVIDENCE_KINDS).optional(),
  /** In bytes. */
  size: z.number().int().optional(),
  /** Of the encrypted bytes (SHA-256). */
  stored_hash: z.string().optional(),
  /** Of what was sent before the request was withdrawn, and entered after that. */
  before_withdrawal: z.literal(true).optional(),
  /** Of a change of status that takes the decision before it back. */
  takes_back: z.literal(true).optional(),
});

/**
 * One entry of a review's history. `from` and `to` are statuses (null where none is meant), `note` is the text of a note, a
 * question, an answer or what was sent (empty once erased), or the name of evidence (null once erased), `step` is there for steps of the casework, and for what takes a decision back. From a status to the same one leads what was decided once more, upon an appeal. 'erased' is when name, text and notes were erased for their age. Customers get their own reviews' entries without notes that are not shown to them.
 */
export const reviewHistoryEntrySchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(REVIEW_HISTORY_KINDS),
    at: z.iso.datetime(),
    from: status.nullable(),
    to: status.nullable(),
    note: z.string().nullable(),
    shown_to_customer: z.boolean(),
    actor: z.enum(REVIEW_HISTORY_ACTORS),
    step: stepSchema.optional(),
  })
  .meta({ id: 'ReviewHistoryEntry' });
export type ReviewHistoryEntry = z.output<typeof reviewHistoryEntrySchema>;

/**
 * What admins and auditors get of the same: everything, with the stream's version and the person who did it.
 * `actor_email` is 'Gelöschtes Konto' once that account was erased; both are null where no person did it.
 */
export const adminReviewHistoryEntrySchema = reviewHistoryEntrySchema
  .extend({ version: z.number().int(), actor_id: z.uuid().nullable(), actor_email: z.string().nullable() })
  .meta({ id: 'AdminReviewHistoryEntry' });
export type AdminReviewHistoryEntry = z.output<typeof adminReviewHistoryEntrySchema>;
