import type { CountedFigure, CountedList } from '@sternklar/contracts/back-office/counted';
import type { IdsDuring } from '../../engine/lists/conditions.ts';
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
const runsAt = (moment: string): string => `started_at < ${moment} and (ended_at is null or ended_at >= ${moment})`;

const subscriptions =
  (where: IdsDuring): IdsDuring =>
  (days) =>
    `select id from ${schema}.subscription where ${where(days)}`;
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
export const COUNTED_IDS: { readonly [List in Kept]: Readonly<Record<CountedFigure<List>, IdsDuring>> } = {
  users: {
    without_review: () => `
      select account_id from ${schema}.subscription where ended_at is null and not exists (
        select from ${schema}.reviewer where reviewer.account_id = subscription.account_id
      )`,
  },
  subscriptions: {
    active: subscriptions((days) => runsAt(endOfLast(days))),
    leaving: subscriptions((days) => `${runsAt(endOfLast(days))} and notice_on < upper(${days})`),
    started: subscriptions((days) => isIn('started_at', days)),
    notice_given: subscriptions((days) => isDayIn('notice_on', days)),
    ended: subscriptions((days) => isIn('ended_at', days)),
    lost: subscriptions((days) => `${runsAt(startOfFirst(days))} and ${isIn('ended_at', days)}`),
    renewing: subscriptions((days) => `${isIn('term_ends_at', days)} and ended_at is null and notice_on is null`),
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
