import { APPEAL_STANDS } from '@sternklar/contracts/reviews/casework/appeal-stand';
import type { NextWords } from '@sternklar/contracts/reviews/casework/open-words';
import {
  isDecided,
  REVIEW_STATUS_LABEL,
  REVIEW_STATUS_SLUG,
  REVIEW_STATUSES,
  type ReviewStatus,
} from '@sternklar/contracts/reviews/review-status';
import { z } from 'zod';
import { LATER, mail, momentInBerlin, twinsBeside } from '../../platform/mail.port.ts';
import { APPEAL_STEPS, type AppealStep, type AppealStepSource, isStepToBeTold } from './appeal-step-to-tell.ts';
import { type CaseByNow, caseByNow } from './case-by-now.ts';
import { type NameSource, namesOf, onOneLine, type ReviewNames } from './review-names.ts';
import { isToBeTold, type ToldSource } from './status-change-to-tell.ts';

/** Where nothing is known of the case beside it. */
const MEANING: Readonly<Record<ReviewStatus, string>> = {
  eingereicht: 'Ihr Löschantrag ist eingereicht.',
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
const BACK = {
  title: 'Die Bewertung ist wieder da',
  heading: 'Die Bewertung ist wieder da',
  intro: 'auf der Plattform ist die Bewertung wieder zu sehen. Hier ist der neue Stand:',
};
const TAKEN_BACK = { intro: 'was wir zuletzt eingetragen hatten, war ein Versehen. Der Stand ist wieder:' };
const OF_APPEAL = [...APPEAL_STANDS, ...APPEAL_STEPS] as const;
type OfAppeal = (typeof OF_APPEAL)[number];
const isStep = (appeal: OfAppeal | undefined): appeal is AppealStep => APPEAL_STEPS.some((step) => step === appeal);

/** Said in place of a new status, which there is none of. */
const APPEAL_WORDS: Readonly<Record<OfAppeal, Readonly<Record<'title' | 'heading' | 'intro' | 'meaning', string>>>> = {
  lodged: {
    title: 'Widerspruch eingelegt',
    heading: 'Ihr Widerspruch ist bei der Plattform',
    intro: 'gegen die Ablehnung ist Widerspruch eingelegt. Der Status bleibt, bis die Plattform entschieden hat:',
    meaning:
      'Der Widerspruch ging in Ihrem Namen an die Plattform; sein Wortlaut steht auf der Seite der Bewertung. Sobald sie entschieden hat, schreiben wir Ihnen.',
  },
  'set-aside': {
    title: 'kein Widerspruch eingelegt',
    heading: 'Wir haben keinen Widerspruch eingelegt',
    intro: 'was Sie nach der Ablehnung mitgeteilt haben, haben wir angesehen und keinen Widerspruch eingelegt:',
    meaning:
      'Warum, lesen Sie im Verlauf auf der Seite der Bewertung. Der eine Widerspruch bleibt möglich; dort können Sie ihn weiterhin wünschen.',
  },
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
/** A refusal stays one where its appeal is there already; else the page's words say it all. */
const MEANING_WHILE_OPEN: Readonly<Record<ReviewStatus, (words: NextWords) => string>> = {
  eingereicht: ({ title, text }) => `${title}. ${text}`,
  gelöscht: () => MEANING.gelöscht,
  nicht_genehmigt: ({ title, text }) => `Die Plattform hat die Löschung nicht genehmigt. ${title}: ${text}`,
};
const meaningOf = ({ status, byNow }: Stand): string =>
  byNow?.words ? MEANING_WHILE_OPEN[status](byNow.words) : MEANING[status];

type Stand = Pick<ChangedStatus, 'status' | 'appeal' | 'takesBack' | 'byNow'>;

const wordsOf = (stand: Stand) => {
  const { status, appeal, takesBack, byNow } = stand;
  if (appeal !== undefined) return { ...APPEAL_WORDS[appeal], changedAtName: 'Eingetragen am' };
  const isBack = !isDecided(status) && byNow?.isBack;
  return {
    title: REVIEW_STATUS_LABEL[status],
    meaning: meaningOf(stand),
    ...OF_STATUS,
    ...(takesBack && TAKEN_BACK),
    ...(isBack && BACK),
  };
};

interface ChangedStatus {
  readonly reviewId: string;
  readonly status: ReviewStatus;
  /** Where it is about an appeal, and the status stays. */
  readonly appeal?: OfAppeal | undefined;
  /** It takes back what was entered by mistake. */
  readonly takesBack?: true | undefined;
  /** Null where nothing is known of the case any more, or it has another status by now. */
  readonly byNow: CaseByNow | null;
  readonly changedAt: string;
  /** Null when the review's or the account's data were erased in the meantime. */
  readonly review: ReviewNames | null;
}

const reviewId = '0198a000-0000-7000-8000-00000000c001';
const changedAt = '2026-07-14T21:59:00.000Z';
const review = { businessName: 'Bäckerei Sonnenschein', reviewerName: 'Max M.' };

const DECIDED: CaseByNow = { words: null, isBack: false };
const sampleOf = (title: string, text: string, isBack = false): CaseByNow => ({ words: { title, text }, isBack });
const COMPLETE = sampleOf('Ihr Antrag ist vollständig', 'Wir übermitteln ihn als Nächstes an die Plattform.');
const CAME_BACK = sampleOf(
  BACK.title,
  'Ihr Antrag beginnt von vorn: Wir übermitteln ihn als Nächstes erneut an die Plattform.',
  true,
);
const AT_PLATFORM = sampleOf(
  'Jetzt ist die Plattform am Zug',
  'Bei der Plattform seit 10. Juli 2026; sie antwortet meist in 3 bis 5 Werktagen. Wir fragen am 17. Juli 2026 nach.',
);
const APPEALED = sampleOf(
  'Jetzt ist die Plattform am Zug',
  'Ihr Widerspruch ist seit 14. Juli 2026 bei der Plattform. Wir fragen am 21. Juli 2026 nach.',
);

export const reviewStatusChangedMail = mail({
  name: 'review-status-changed',
  twins: twinsBeside(import.meta.url),
  params: z.object({
    reviewId: z.uuid(),
    status: z.enum(REVIEW_STATUSES),
    changedAt: z.iso.datetime(),
    appeal: z.enum(OF_APPEAL).optional(),
    takesBack: z.literal(true).optional(),
    /** The event that it tells of, where the mail waits; without it, it tells of its change whatever came after. */
    changeId: z.uuid().optional(),
  }),
  mayBeDeclined: true,
  async content(
    { changeId, ...change },
    given: NameSource & ToldSource & AppealStepSource,
  ): Promise<ChangedStatus | typeof LATER | null> {
    const { reviewId, appeal: step, changedAt: at } = change;
    if (changeId !== undefined && !(await isToBeTold({ reviewId, changeId }, given))) return null;
    if (isStep(step) && !(await isStepToBeTold({ reviewId, step, at }, given))) return null;
    const [names, byNow] = await Promise.all([
      namesOf(change.reviewId, given),
      caseByNow({ reviewId: change.reviewId, status: change.status, at: change.changedAt }, given),
    ]);
    if (names === LATER) return LATER;
    return names === 'removed' ? null : { ...change, review: names, byNow };
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
      },
      typed: { review: review && onOneLine(review) },
    };
  },
  samples: {
    ...Object.fromEntries(
      REVIEW_STATUSES.map((status) => [
        `review-${REVIEW_STATUS_SLUG[status]}`,
        { reviewId, status, changedAt, review, byNow: isDecided(status) ? DECIDED : COMPLETE },
      ]),
    ),
    ...Object.fromEntries(
      OF_APPEAL.map((appeal) => [
        `review-appeal-${appeal}`,
        { reviewId, status: 'nicht_genehmigt', appeal, changedAt, review, byNow: DECIDED },
      ]),
    ),
    'review-came-back': { reviewId, status: 'eingereicht', changedAt, review, byNow: CAME_BACK },
    'review-taken-back': { reviewId, status: 'eingereicht', takesBack: true, changedAt, review, byNow: AT_PLATFORM },
    'review-appealed-meanwhile': { reviewId, status: 'nicht_genehmigt', changedAt, review, byNow: APPEALED },
    'review-erased': { reviewId, status: 'gelöscht', changedAt, review: null, byNow: null },
  },
});
