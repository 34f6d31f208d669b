import type { CountedFigure, CountedList } from '@sternklar/contracts/back-office/counted';
import type { IdsDuring, IdsDuringAt } from '../../engine/lists/conditions.ts';
import { schemaOf } from '../../engine/read-model/schema-names.ts';
import { ownerFigures } from './owner-figures.projection.ts';

const schema = schemaOf(ownerFigures);
const startOf = (day: string): string => `((${day})::timestamp at time zone 'Europe/Berlin')`;
const [startOfFirst, endOfLast] = [
  (days: string): string => startOf(`lower(${days})`),
  (days: string): string => startOf(`upper(${days})`),
];
const isIn = (column: string, days: string): string =>
  `${column} >= ${startOfFirst(days)} and ${column} < ${endOfLast(days)}`;
const isDayIn = (column: string, days: string): string => `${column} >= lower(${days}) and ${column} < upper(${days})`;
const runsAt = (moment: string, now: string): string =>
  `started_at < ${moment} and (ends_at is null or ends_at >= ${moment} or ends_at > ${now})`;
const endedIn: IdsDuringAt = (days, now) => `${isIn('ends_at', days)} and ends_at <= ${now}`;

const subscriptions =
  (where: IdsDuringAt): IdsDuringAt =>
  (days, now) =>
    `select id from ${schema}.subscription where ${where(days, now)}`;
const invoices: IdsDuring = (days) => `select id from ${schema}.invoice where ${isDayIn('day', days)}`;
const creditNotes: IdsDuring = (days) => `select id from ${schema}.credit_note where ${isDayIn('day', days)}`;
const corrections: IdsDuring = (days) => `select id from ${schema}.correction where ${isDayIn('day', days)}`;
const chats =
  (having: string): IdsDuring =>
  (days) =>
    `select conversation_id from ${schema}.conversation_day where ${isDayIn('day', days)}
     group by conversation_id having ${having}`;

type Kept = Exclude<CountedList, 'reviews'>;

/** What the figures count, by the ids of what lists show: cases have their own. */
export const COUNTED_IDS: {
  readonly [List in Kept]: Readonly<
    Record<CountedFigure<List>, List extends 'users' | 'subscriptions' ? IdsDuringAt : IdsDuring>
  >;
} = {
  users: {
    without_review: (_days, now) => `
      select account_id from ${schema}.subscription where (ends_at is null or ends_at > ${now}) and not exists (
        select from ${schema}.reviewer where reviewer.account_id = subscription.account_id
      )`,
  },
  subscriptions: {
    active: subscriptions((days, now) => runsAt(endOfLast(days), now)),
    leaving: subscriptions((days, now) => `${runsAt(endOfLast(days), now)} and notice_on < upper(${days})`),
    started: subscriptions((days) => isIn('started_at', days)),
    notice_given: subscriptions((days) => isDayIn('notice_on', days)),
    ended: subscriptions(endedIn),
    lost: subscriptions((days, now) => `${runsAt(startOfFirst(days), now)} and ${endedIn(days, now)}`),
    renewing: subscriptions((days) => `${isIn('term_ends_at', days)} and ends_at is null`),
  },
  invoices: {
    documents: (days) => `${invoices(days)} union all ${creditNotes(days)}`,
    invoices,
    corrections,
    credit_notes: creditNotes,
    open: () => `select id from ${schema}.invoice where not is_settled`,
    failed: () => `select id from ${schema}.invoice where not is_settled and has_failed`,
  },
  chats: {
    chats: chats('bool_or(has_asked)'),
    by_assistant: chats('bool_or(has_asked) and bool_or(has_assistant) and not bool_or(has_person)'),
  },
};
