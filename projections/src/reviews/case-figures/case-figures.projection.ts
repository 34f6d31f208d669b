import { accountErased } from '@sternklar/contracts/accounts/account.events';
import { erasedIn } from '@sternklar/contracts/accounts/accounts-in';
import {
  businessAdded,
  businessRemovalSettled,
  businessRemoved,
  businessRestored,
} from '@sternklar/contracts/businesses/business.events';
import { removalsIn, settledIn } from '@sternklar/contracts/businesses/businesses-in';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { allBut, eventsAmong } from '@sternklar/contracts/events-of';
import type { Channel, PlatformAnswer } from '@sternklar/contracts/reviews/casework/casework-words';
import type { RemovalReason } from '@sternklar/contracts/reviews/removal-reason';
import { reviewEvents } from '@sternklar/contracts/reviews/review.events';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { type Projection, type SqlStatement, statement } from '@sternklar/event-store/projection';
import { forErasedAccounts } from '../../engine/read-model/erased-accounts.ts';
import { sqlFile } from '../../engine/read-model/sql-file.ts';
import { addBusinesses, changesByCase, forRows } from '../case-batch.ts';

const untimed = 'figures know when it went out, was answered, decided, and came back';
const SKIPS = {
  ReviewNoteAdded: untimed,
  ReviewErased: 'figures have nothing personal, and go on counting it',
  RemovalWithdrawn: untimed,
  RemovalTakenUpAgain: untimed,
  QuestionAsked: untimed,
  QuestionAnswered: untimed,
  QuestionReminded: untimed,
  QuestionClosed: untimed,
  FollowUpSet: untimed,
  CaseTakenOver: untimed,
  CaseLetGo: untimed,
  EvidenceAdded: untimed,
  EvidenceRemoved: untimed,
} as const;
const STEPS = allBut(reviewEvents, SKIPS);
type Step = ReturnType<typeof eventsAmong<(typeof STEPS)[number]>>[number];

/** How long cases take and how they end, case by case: figures are made of these rows when somebody asks. */
export const caseFigures: Projection = {
  name: 'case-figures',
  version: 3,
  tables: sqlFile(new URL('./case-figures.table.sql', import.meta.url)),
  indexes: sqlFile(new URL('./case-figures.indexes.sql', import.meta.url)),
  handles: [
    businessAdded.type,
    businessRemoved.type,
    businessRestored.type,
    businessRemovalSettled.type,
    accountErased.type,
    ...STEPS.map(({ type }) => type),
  ],
  skips: SKIPS,
  apply: (events) => [
    ...addBusinesses(events),
    ...followCases(eventsAmong(events, STEPS)),
    ...followRemovals(events),
    ...forgetSettled(events),
    ...forErasedAccounts(erasedIn(events), ['update business set name = null where account_id = any($1::uuid[])']),
  ],
};

/** Milliseconds since 1970 of what counts when it happens for the first time. */
interface Firsts {
  readonly submittedAt: number;
  readonly forwardedAt: number;
  /** The platform's first word to the matter: that it received something is none. */
  readonly answeredAt: number;
}

/** What counts as it was last; times as above. */
interface Lasts {
  readonly reason: RemovalReason | null;
  readonly channel: Channel;
  /** Null again where it was reopened. */
  readonly outcome: 'removed' | 'refused' | null;
  readonly decidedAt: number;
  /** The review was to be seen again, and nothing was decided since. */
  readonly cameBack: boolean;
  readonly cameBackAt: number;
  /** Null again where it went out anew after it had come back. */
  readonly appealedAt: number | null;
}

interface Change {
  readonly firsts: Partial<Firsts>;
  readonly lasts: Partial<Lasts>;
}

/** Whether it is a word to the matter. */
const IS_ANSWER: Readonly<Record<PlatformAnswer, boolean>> = {
  received: false,
  asks: true,
  'passed-to-author': true,
  removed: true,
  refused: true,
};

interface CaseChange extends Change {
  readonly id: string;
  readonly businessId: string;
  readonly isNew: boolean;
}

/** What an event changes, whatever was before. */
const changeBy = (event: Step): Change => {
  const at = Date.parse(event.recordedAt);
  switch (event.type) {
    case 'ReviewSubmitted':
      return { firsts: { submittedAt: at }, lasts: { reason: event.data.reason } };
    case 'ReviewDetailsAmended':
      return { firsts: {}, lasts: { reason: event.data.reason } };
    case 'RemovalForwarded':
      return { firsts: { forwardedAt: at }, lasts: { channel: event.data.channel, appealedAt: null } };
    case 'RemovalAppealed':
      return { firsts: { forwardedAt: at }, lasts: { channel: event.data.channel, appealedAt: at } };
    case 'PlatformAnswered':
      return { firsts: IS_ANSWER[event.data.answer] ? { answeredAt: at } : {}, lasts: {} };
    case 'ReviewCameBack':
      return { firsts: {}, lasts: { cameBack: true, cameBackAt: at } };
    case 'ReviewStatusChanged':
      return { firsts: {}, lasts: LASTS_BY_STATUS[event.data.to](at) };
  }
};

const decided = (outcome: 'removed' | 'refused') => (decidedAt: number) => ({ outcome, decidedAt, cameBack: false });
const LASTS_BY_STATUS: Readonly<Record<ReviewStatus, (at: number) => Partial<Lasts>>> = {
  eingereicht: () => ({ outcome: null }),
  gelöscht: decided('removed'),
  nicht_genehmigt: decided('refused'),
};

/** Firsts that are there already stay, what counts as it was last is the newest. */
const after = (before: CaseChange | undefined, step: Step): CaseChange => {
  const { reviewId: id, businessId } = step.data;
  const now = changeBy(step);
  const firsts = { ...now.firsts, ...before?.firsts };
  return { id, businessId, isNew: firsts.submittedAt !== undefined, firsts, lasts: { ...before?.lasts, ...now.lasts } };
};

const followCases = (steps: readonly Step[]): readonly SqlStatement[] => {
  const { added, changed } = changesByCase(steps, after);
  const toRow = (change: CaseChange) => ({
    ...change,
    firstsJson: JSON.stringify(change.firsts),
    lastsJson: JSON.stringify(change.lasts),
  });
  return [
    ...forRows(
      `insert into case_figure (id, business_id, firsts, lasts)
       select * from unnest($1::uuid[], $2::uuid[], $3::jsonb[], $4::jsonb[]) on conflict (id) do nothing`,
      added.map(toRow),
      ['id', 'businessId', 'firstsJson', 'lastsJson'],
    ),
    ...forRows(
      `update case_figure set firsts = change.firsts || case_figure.firsts, lasts = case_figure.lasts || change.lasts
       from unnest($1::uuid[], $2::jsonb[], $3::jsonb[]) as change (id, firsts, lasts)
       where case_figure.id = change.id`,
      changed.map(toRow),
      ['id', 'firstsJson', 'lastsJson'],
    ),
  ];
};

function followRemovals(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  return forRows(
    `update business set removed = change.removed
     from unnest($1::uuid[], $2::boolean[]) as change (id, removed) where business.id = change.id`,
    removalsIn(events),
    ['id', 'isRemoved'],
  );
}

function forgetSettled(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const settled = settledIn(events);
  return settled.length === 0
    ? []
    : statement('delete from business where id = any($1::uuid[]) and removed', [settled]);
}
