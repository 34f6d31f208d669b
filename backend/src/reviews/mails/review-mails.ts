import { APPEAL_STANDS, type AppealStand } from '@sternklar/contracts/reviews/casework/appeal-stand';
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

const OF_STATUS = {
  heading: 'Ihr Löschantrag hat einen neuen Status',
  intro: 'hier ist der neue Stand:',
  changedAtName: 'Geändert am',
};
/** Said in place of a new status, which there is none of. */
const APPEAL_WORDS: Readonly<Record<AppealStand, Readonly<Record<'title' | 'heading' | 'intro' | 'meaning', string>>>> =
  {
    refused: {
      title: 'Widerspruch abgelehnt',
      heading: 'Ihr Widerspruch ist entschieden',
      intro: 'über Ihren Widerspruch ist entschieden:',
      meaning: 'Die Plattform hat den Widerspruch abgelehnt. Die Bewertung bleibt dort sichtbar.',
    },
    open: {
      title: 'Widerspruch noch offen',
      heading: 'Ihr Widerspruch ist noch offen',
      intro: 'was wir zuletzt zu Ihrem Widerspruch eingetragen hatten, war ein Versehen. Der Stand ist wieder:',
      meaning: 'Ihr Widerspruch liegt weiter bei der Plattform. Sobald sie entschieden hat, schreiben wir Ihnen.',
    },
  };
const wordsOf = ({ status, appeal }: Pick<ChangedStatus, 'status' | 'appeal'>) =>
  appeal === undefined
    ? { title: REVIEW_STATUS_LABEL[status], meaning: MEANING[status], ...OF_STATUS }
    : { ...APPEAL_WORDS[appeal], changedAtName: 'Eingetragen am' };

interface ChangedStatus {
  readonly reviewId: string;
  readonly status: ReviewStatus;
  /** Where it is about an appeal, and the status stays. */
  readonly appeal?: AppealStand | undefined;
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
    appeal: z.enum(APPEAL_STANDS).optional(),
    /** The event that it tells of, where the mail waits; without it, it tells of its change whatever came after. */
    changeId: z.uuid().optional(),
  }),
  mayBeDeclined: true,
  async content({ changeId, ...change }, given: NameSource & ToldSource): Promise<ChangedStatus | null> {
    if (changeId !== undefined && !(await isToBeTold({ reviewId: change.reviewId, changeId }, given))) return null;
    return { ...change, review: await namesOf(change.reviewId, given) };
  },
  words: ({ reviewId, changedAt, review, ...stand }) => {
    const { title, meaning, heading, intro, changedAtName } = wordsOf(stand);
    return {
      subject: `Ihr Löschantrag: ${title}`,
      preheader: meaning,
      data: {
        status: REVIEW_STATUS_LABEL[stand.status],
        badge: BADGE[stand.status],
        heading,
        intro,
        meaning,
        changedAtName,
        changedAt: momentInBerlin(changedAt),
        // What was erased has no page any more.
        path: review === null ? '/dashboard' : `/bewertungen/${reviewId}`,
        review: review && onOneLine(review),
      },
    };
  },
  samples: {
    ...Object.fromEntries(
      REVIEW_STATUSES.map((status) => [
        `review-${REVIEW_STATUS_SLUG[status]}`,
        { reviewId, status, changedAt, review },
      ]),
    ),
    ...Object.fromEntries(
      APPEAL_STANDS.map((appeal) => [
        `review-appeal-${appeal}`,
        { reviewId, status: 'nicht_genehmigt', appeal, changedAt, review },
      ]),
    ),
    'review-erased': { reviewId, status: 'gelöscht', changedAt, review: null },
  },
});
