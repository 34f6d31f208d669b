import {
  REVIEW_STATUS_LABEL,
  REVIEW_STATUS_SLUG,
  REVIEW_STATUSES,
  type ReviewStatus,
} from '@sternklar/contracts/reviews/review-status';
import { z } from 'zod';
import { mail, momentInBerlin, twinsBeside } from '../../platform/mail.port.ts';
import { type NameSource, namesOf, onOneLine, type ReviewNames } from './review-names.ts';
import { isToBeTold, type ToldSource } from './status-change-to-tell.ts';

const MEANING: Readonly<Record<ReviewStatus, string>> = {
  eingereicht: 'Ihr Löschantrag ist eingereicht. Die Entscheidung der Plattform steht noch aus.',
  gelöscht: 'Die Plattform hat die Bewertung gelöscht. Sie müssen nichts weiter tun.',
  nicht_genehmigt: 'Die Plattform hat die Löschung nicht genehmigt. Die Bewertung bleibt dort sichtbar.',
};
/** Colour tokens of the status badges. */
const BADGE: Readonly<Record<ReviewStatus, object>> = {
  eingereicht: { name: 'wait', background: 'wait-100', colour: 'wait-700' },
  gelöscht: { name: 'ok', background: 'ok-100', colour: 'ok-700' },
  nicht_genehmigt: { name: 'no', background: 'no-100', colour: 'no-700' },
};

interface ChangedStatus {
  readonly reviewId: string;
  readonly status: ReviewStatus;
  readonly changedAt: string;
  /** Null when the review's or the account's data were erased in the meantime. */
  readonly review: ReviewNames | null;
}

const reviewId = '0198a000-0000-7000-8000-00000000c001';
const changedAt = '2026-07-14T21:59:00.000Z';
const review = { businessName: 'Bäckerei Sonnenschein', reviewerName: 'Max M.' };

export const reviewStatusChangedMail = mail({
  name: 'review-status-changed',
  twins: twinsBeside(import.meta.url),
  params: z.object({
    reviewId: z.uuid(),
    status: z.enum(REVIEW_STATUSES),
    changedAt: z.iso.datetime(),
    /** The event that it tells of, where the mail waits; without it, it tells of its change whatever came after. */
    changeId: z.uuid().optional(),
  }),
  mayBeDeclined: true,
  async content({ changeId, ...change }, given: NameSource & ToldSource): Promise<ChangedStatus | null> {
    if (changeId !== undefined && !(await isToBeTold({ reviewId: change.reviewId, changeId }, given))) return null;
    return { ...change, review: await namesOf(change.reviewId, given) };
  },
  words: ({ reviewId, status, changedAt, review }) => ({
    subject: `Ihr Löschantrag: ${REVIEW_STATUS_LABEL[status]}`,
    preheader: MEANING[status],
    data: {
      status: REVIEW_STATUS_LABEL[status],
      badge: BADGE[status],
      meaning: MEANING[status],
      changedAt: momentInBerlin(changedAt),
      // What was erased has no page any more.
      path: review === null ? '/dashboard' : `/bewertungen/${reviewId}`,
      review: review && onOneLine(review),
    },
  }),
  samples: {
    ...Object.fromEntries(
      REVIEW_STATUSES.map((status) => [
        `review-${REVIEW_STATUS_SLUG[status]}`,
        { reviewId, status, changedAt, review },
      ]),
    ),
    'review-erased': { reviewId, status: 'gelöscht', changedAt, review: null },
  },
});
