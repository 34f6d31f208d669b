import type { DaySpan } from '@sternklar/contracts/back-office/figure-period';
import type { OwnerFigures } from '@sternklar/contracts/back-office/owner-figures.api';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { BusinessFigures } from '../back-office/owner-figures/owner-figures.query.ts';
import type { KnownEvent } from './events.ts';

/**
 * The same figures by adding up all events one by one, for tests: written from what the figures are said to mean, and
 * independent of what the read model keeps, of its calendar, and of SQL.
 */
type Log = readonly RecordedEvent<KnownEvent>[];

const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });
const dayOf = (moment: string): string => berlin.format(new Date(moment));

const dataOf = <Type extends KnownEvent['type']>(log: Log, type: Type) =>
  log.flatMap((event) => (event.type === type ? [event.data as Extract<KnownEvent, { type: Type }>['data']] : []));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const subscriptionsIn = (log: Log, now: Date) =>
  dataOf(log, 'SubscriptionStarted').map((started) => {
    const own = log.filter(({ data }) => 'subscriptionId' in data && data.subscriptionId === started.subscriptionId);
    const notices = own.flatMap((event) => {
      if (event.type === 'SubscriptionNoticeGiven') return [event.data.receivedOn];
      return event.type === 'SubscriptionNoticeWithdrawn' ? [null] : [];
    });
    const gross = Math.round(started.pricePerMonthEuro * 100);
    const terminated = dataOf(own, 'SubscriptionTerminated').length > 0;
    const ends = own.flatMap(({ type, data }) => {
      if (type === 'SubscriptionNoticeWithdrawn') return [null];
      if (type === 'SubscriptionNoticeGiven') return [data.endsAt];
      return type === 'SubscriptionEnded' || type === 'SubscriptionTerminated' ? [data.endedAt] : [];
    });
    const endsAt = ends.at(-1) ?? null;
    const isOver = endsAt !== null && Date.parse(endsAt) <= now.getTime();
    return {
      account: started.accountId,
      gross,
      net: Math.round(gross / (1 + started.vatPercent / 100)),
      startedOn: dayOf(started.startedAt),
      termEndsAt: dataOf(own, 'SubscriptionRenewed').at(-1)?.expiresAt ?? started.expiresAt,
      noticeOn: notices.at(-1) ?? null,
      endsAt,
      endedOn: isOver ? dayOf(endsAt) : null,
      terminated,
    };
  });

const documentsIn = (log: Log) => [
  ...dataOf(log, 'InvoiceIssued').map((issued) => ({ ...issued, sign: 1, day: dayOf(issued.issuedAt) })),
  ...dataOf(log, 'InvoiceCorrected').map((corrected) => ({ ...corrected, sign: 0, day: dayOf(corrected.issuedAt) })),
  ...dataOf(log, 'InvoiceCancelled').map((cancelled) => ({ ...cancelled, sign: -1, day: dayOf(cancelled.issuedAt) })),
];

const revenueOf = (documents: ReturnType<typeof documentsIn>) => ({
  net_cents: sum(documents.map(({ sign, netCents }) => sign * netCents)),
  vat_cents: sum(documents.map(({ sign, vatCents }) => sign * vatCents)),
  gross_cents: sum(documents.map(({ sign, grossCents }) => sign * grossCents)),
  invoices: documents.filter(({ sign }) => sign === 1).length,
  corrections: documents.filter(({ sign }) => sign === 0).length,
  credit_notes: documents.filter(({ sign }) => sign === -1).length,
});

const setbacksIn = (log: Log, isIn: (day: string) => boolean) => {
  const in_ = <Type extends KnownEvent['type']>(
    type: Type,
    atOf: (data: ReturnType<typeof dataOf<Type>>[number]) => string,
  ) => dataOf(log, type).filter((data) => isIn(dayOf(atOf(data))));
  const centsOf = (all: readonly { readonly amountCents: number }[]) => sum(all.map(({ amountCents }) => amountCents));
  const takenBack = in_('BookingTakenBack', ({ takenBackAt }) => takenBackAt);
  const closed = in_('DisputeClosed', ({ closedAt }) => closedAt);
  return {
    written_off_cents:
      centsOf(in_('InvoiceWrittenOff', ({ writtenOffAt }) => writtenOffAt)) -
      centsOf(takenBack.filter(({ booking }) => booking === 'write-off')),
    disputes: in_('PaymentDisputed', ({ disputedAt }) => disputedAt).filter(({ isAnew }) => !isAnew).length,
    disputes_lost_cents:
      centsOf(closed.filter(({ outcome }) => outcome === 'lost')) -
      centsOf(closed.filter(({ givesBack }) => givesBack)) -
      centsOf(in_('InvoicePaid', ({ paidAt }) => paidAt).filter(({ givenBackBy }) => givenBackBy !== undefined)) -
      centsOf(
        in_('UnmatchedPaymentReceived', (data) => data.receivedAt).filter(({ kind }) => kind === 'dispute-reversed'),
      ),
  };
};

const isByPerson = (event: RecordedEvent<KnownEvent>): boolean =>
  event.type === 'PersonRequested' ||
  event.type === 'AttentionCalled' ||
  event.type === 'ConversationHandedToPerson' ||
  ('sender' in event.data && event.data.sender === 'admin');

const chatsIn = (log: Log, isIn: (day: string) => boolean) => {
  const talk = log.filter(({ data, recordedAt }) => 'conversationId' in data && isIn(dayOf(recordedAt)));
  const bySender = (events: Log, sender: string) =>
    events.some(({ data }) => 'sender' in data && data.sender === sender);
  const asked = [
    ...Map.groupBy(talk, ({ data }) => ('conversationId' in data ? data.conversationId : '')).values(),
  ].filter((events) => bySender(events, 'user'));
  const alone = asked.filter((events) => bySender(events, 'assistant') && !events.some(isByPerson));
  const withPerson = asked.filter((events) => events.some(isByPerson));
  return { chats: asked.length, chats_by_assistant: alone.length, chats_handed_over: withPerson.length };
};

const ratingsIn = (log: Log, isIn: (day: string) => boolean) => {
  const last = new Map<string, { readonly day: string; readonly helpful: boolean }>();
  for (const event of log) {
    if (event.type !== 'AnswerRated') continue;
    const { messageId, helpful } = event.data as Extract<KnownEvent, { type: 'AnswerRated' }>['data'];
    last.set(messageId, { day: dayOf(event.recordedAt), helpful });
  }
  const rated = [...last.values()].filter(({ day }) => isIn(day));
  return { ratings: rated.length, ratings_bad: rated.filter(({ helpful }) => !helpful).length };
};

/** `from` and `until` are days in Germany, both in the period. */
export const plainBusinessFigures = (log: Log, { from, until }: DaySpan, now: Date): BusinessFigures => {
  const isIn = (day: string | null) => day !== null && day >= from && day <= until;
  const subscriptions = subscriptionsIn(log, now);
  const atEnd = subscriptions.filter(
    ({ startedOn, endedOn }) => startedOn <= until && (endedOn === null || endedOn > until),
  );
  const atStart = subscriptions.filter(
    ({ startedOn, endedOn }) => startedOn < from && (endedOn === null || endedOn >= from),
  );
  const count = (some: typeof subscriptions, is: (one: (typeof subscriptions)[number]) => boolean) =>
    some.filter(is).length;
  return {
    mrr_net_cents: sum(atEnd.map(({ net }) => net)),
    mrr_gross_cents: sum(atEnd.map(({ gross }) => gross)),
    active: atEnd.length,
    leaving: count(atEnd, ({ noticeOn }) => noticeOn !== null && noticeOn <= until),
    active_at_start: atStart.length,
    started: count(subscriptions, ({ startedOn }) => isIn(startedOn)),
    notice_given: count(subscriptions, ({ noticeOn }) => isIn(noticeOn)),
    ended: count(subscriptions, ({ endedOn }) => isIn(endedOn)),
    terminated: count(subscriptions, ({ endedOn, terminated }) => terminated && isIn(endedOn)),
    churn: atStart.length === 0 ? null : count(atStart, ({ endedOn }) => isIn(endedOn)) / atStart.length,
    revenue: revenueOf(documentsIn(log).filter(({ day }) => isIn(day))),
    ...setbacksIn(log, isIn),
    ...chatsIn(log, isIn),
    ...ratingsIn(log, isIn),
  };
};

export const plainMonths = (log: Log, months: readonly string[]): OwnerFigures['months'] =>
  months.map((start) => ({
    start,
    ...revenueOf(documentsIn(log).filter(({ day }) => day.slice(0, 7) === start.slice(0, 7))),
  }));

const DAY_MS = 24 * 3_600_000;

export const plainPresent = (log: Log, now: Date): OwnerFigures['now'] => {
  const about = (type: 'InvoiceReopened' | 'InvoiceCancelled' | 'PaymentFailed') =>
    new Set(dataOf(log, type).map(({ invoiceId }) => invoiceId));
  const [reopened, cancelled, failed] = [about('InvoiceReopened'), about('InvoiceCancelled'), about('PaymentFailed')];
  const paid = new Set<string>();
  for (const { type, data } of log as readonly KnownEvent[]) {
    if (type === 'InvoicePaid') paid.add(data.invoiceId);
    if (type === 'InvoiceReopened' || type === 'BookingTakenBack') paid.delete(data.invoiceId);
    if (type === 'TransferBooked' || type === 'InvoiceWrittenOff') paid.add(data.invoiceId);
  }
  const open = dataOf(log, 'InvoiceIssued').filter(
    ({ invoiceId, paidBy }) => paidBy === null && !paid.has(invoiceId) && !cancelled.has(invoiceId),
  );
  const refused = open.filter(({ invoiceId }) => failed.has(invoiceId) || reopened.has(invoiceId));
  const claims = (invoices: typeof open) => ({
    invoices: invoices.length,
    gross_cents: sum(invoices.map(({ grossCents }) => grossCents)),
  });
  const running = subscriptionsIn(log, now).filter(({ endedOn }) => endedOn === null);
  const today = dayOf(now.toISOString());
  const lastDay = new Date(Date.parse(`${today}T12:00:00Z`) + 60 * DAY_MS).toISOString().slice(0, 10);
  const renewing = running.filter(
    ({ endsAt, termEndsAt }) => endsAt === null && dayOf(termEndsAt) >= today && dayOf(termEndsAt) <= lastDay,
  );
  const reviewers = new Set(dataOf(log, 'ReviewSubmitted').map(({ accountId }) => accountId));
  const customers = new Set(running.map(({ account }) => account));
  return {
    open: claims(open),
    failed: claims(refused),
    renewals: { until: lastDay, subscriptions: renewing.length, mrr_net_cents: sum(renewing.map(({ net }) => net)) },
    customers_without_review: [...customers].filter((account) => !reviewers.has(account)).length,
  };
};
