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
import { ERASED, forErasedAccounts } from '../../engine/read-model/erased-accounts.ts';
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
  AppealWished: untimed,
  AppealSetAside: untimed,
  FollowUpSet: untimed,
  CaseTakenOver: untimed,
  CaseLetGo: untimed,
  EvidenceAdded: untimed,
  EvidenceRemoved: untimed,
} as const;
const STEPS = allBut(reviewEvents, SKIPS);
type Step = ReturnType<typeof eventsAmong<(typeof STEPS)[number]>>[number];

const ERASE_NAMES = {
  sql: `update business set name = null where account_id = any(${ERASED})`,
  broughtBy: [businessAdded],
};

/** How long cases take and how they end, case by case: figures are made of these rows when somebody asks. */
export const caseFigures: Projection = {
  name: 'case-figures',
  version: 5,
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
    ...forErasedAccounts(events, erasedIn(events), [ERASE_NAMES]),
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
  /** The stream's version of what these followed from: only their order says whether a decision is the answer to an appeal. */
  readonly decidedBy: number;
  readonly appealedBy: number;
  /** The review was to be seen again, and nothing was decided since. */
  readonly cameBack: boolean;
  readonly cameBackAt: number;
}

/** What counts as it was first since the last appeal, and is forgotten with the next. */
interface SinceAppeal {
  readonly reopenedBy: number;
  /** The platform's refusal by itself: no change of status followed it once. */
  readonly refusedAt: number;
  readonly refusedBy: number;
}

interface Change {
  readonly firsts: Partial<Firsts>;
  readonly lasts: Partial<Lasts>;
  readonly sinceAppeal: Partial<SinceAppeal>;
  /** It begins with this: what there was of it is forgotten. */
  readonly isAppealNew: boolean;
}

const NOTHING: Change = { firsts: {}, lasts: {}, sinceAppeal: {}, isAppealNew: false };

/** Whether it is a word to the matter. */
const IS_ANSWER: Readonly<Record<PlatformAnswer, boolean>> = {
  received: false,
  asks: true,
  'passed-to-author': true,
  removed: true,
  refused: true,
};

const REFUSES: Readonly<Record<PlatformAnswer, boolean>> = {
  received: false,
  asks: false,
  'passed-to-author': false,
  removed: false,
  refused: true,
};

interface CaseChange extends Change {
  readonly id: string;
  readonly businessId: string;
  readonly isNew: boolean;
}

const OUTCOME: Readonly<Record<ReviewStatus, 'removed' | 'refused' | null>> = {
  eingereicht: null,
  gelöscht: 'removed',
  nicht_genehmigt: 'refused',
};

const changeByStatus = ({ data, recordedAt, version }: Extract<Step, { type: 'ReviewStatusChanged' }>): Change => {
  const { to, restores, decidedAt } = data;
  const outcome = OUTCOME[to];
  // Given back as it was, a case does not begin anew.
  if (outcome === null) return { ...NOTHING, lasts: { outcome }, sinceAppeal: restores ? {} : { reopenedBy: version } };
  const decided = { outcome, decidedAt: Date.parse((restores && decidedAt) ?? recordedAt), cameBack: false };
  // What stands again was there before the appeal that is open again.
  return restores && !restores.decided
    ? { ...NOTHING, lasts: { ...decided, decidedBy: 0 }, isAppealNew: true }
    : { ...NOTHING, lasts: { ...decided, decidedBy: version } };
};

const changeByAnswer = ({ data, recordedAt, version }: Extract<Step, { type: 'PlatformAnswered' }>): Change => {
  const at = Date.parse(recordedAt);
  const isRefusal = REFUSES[data.answer] && data.enteredBy === 'admin';
  return {
    ...NOTHING,
    firsts: IS_ANSWER[data.answer] ? { answeredAt: at } : {},
    sinceAppeal: isRefusal ? { refusedAt: at, refusedBy: version } : {},
  };
};

/** What an event changes, whatever was before. */
const changeBy = (event: Step): Change => {
  const at = Date.parse(event.recordedAt);
  switch (event.type) {
    case 'ReviewSubmitted':
      return { ...NOTHING, firsts: { submittedAt: at }, lasts: { reason: event.data.reason } };
    case 'ReviewDetailsAmended':
      return { ...NOTHING, lasts: { reason: event.data.reason } };
    case 'RemovalForwarded':
      return { ...NOTHING, firsts: { forwardedAt: at }, lasts: { channel: event.data.channel } };
    case 'RemovalAppealed': {
      const lasts = { channel: event.data.channel, appealedBy: event.version };
      return { ...NOTHING, firsts: { forwardedAt: at }, lasts, isAppealNew: true };
    }
    case 'PlatformAnswered':
      return changeByAnswer(event);
    case 'ReviewCameBack':
      return { ...NOTHING, lasts: { cameBack: true, cameBackAt: at } };
    case 'ReviewStatusChanged':
      return changeByStatus(event);
  }
};

/** Firsts that are there already stay, what counts as it was last is the newest. */
const after = (before: CaseChange | undefined, step: Step): CaseChange => {
  const { reviewId: id, businessId } = step.data;
  const now = changeBy(step);
  const firsts = { ...now.firsts, ...before?.firsts };
  return {
    id,
    businessId,
    isNew: firsts.submittedAt !== undefined,
    firsts,
    lasts: { ...before?.lasts, ...now.lasts },
    sinceAppeal: now.isAppealNew ? now.sinceAppeal : { ...now.sinceAppeal, ...before?.sinceAppeal },
    isAppealNew: now.isAppealNew || before?.isAppealNew === true,
  };
};

const followCases = (steps: readonly Step[]): readonly SqlStatement[] => {
  const { added, changed } = changesByCase(steps, after);
  const toRow = (change: CaseChange) => ({
    ...change,
    firstsJson: JSON.stringify(change.firsts),
    lastsJson: JSON.stringify(change.lasts),
    sinceAppealJson: JSON.stringify(change.sinceAppeal),
  });
  return [
    ...forRows(
      `insert into case_figure (id, business_id, firsts, lasts, since_appeal)
       select * from unnest($1::uuid[], $2::uuid[], $3::jsonb[], $4::jsonb[], $5::jsonb[]) on conflict (id) do nothing`,
      added.map(toRow),
      ['id', 'businessId', 'firstsJson', 'lastsJson', 'sinceAppealJson'],
    ),
    ...forRows(
      `update case_figure set firsts = change.firsts || case_figure.firsts, lasts = case_figure.lasts || change.lasts,
         since_appeal = change.since_appeal
           || case when change.is_appeal_new then '{}' else case_figure.since_appeal end
       from unnest($1::uuid[], $2::jsonb[], $3::jsonb[], $4::jsonb[], $5::boolean[])
         as change (id, firsts, lasts, since_appeal, is_appeal_new)
       where case_figure.id = change.id`,
      changed.map(toRow),
      ['id', 'firstsJson', 'lastsJson', 'sinceAppealJson', 'isAppealNew'],
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
