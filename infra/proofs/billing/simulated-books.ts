import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { InvoiceCorrected, InvoiceEvent, InvoiceIssued } from '@sternklar/contracts/invoices/invoice.events';
import { nextReminderAt, remindersEndAt } from '@sternklar/contracts/subscriptions/reminders';
import type { SubscriptionEvent } from '@sternklar/contracts/subscriptions/subscription.events';
import type { DueSubscription, Queries } from '@sternklar/projections/queries';

type Told = RecordedEvent<SubscriptionEvent | InvoiceEvent>;

/** A subscription as the jobs see it; times to compare are in milliseconds. */
interface Book extends Omit<DueSubscription, 'billedMonths' | 'endsAt'> {
  billedMonths: number;
  nextMonthAt: number;
  endsAt: string | null;
  end: number;
  ended: boolean;
  termEnd: number;
  reminderAt: number;
  remindersEnd: number;
  /** Those that were not taken back, and the end of their last month. */
  readonly invoices: Map<string, InvoiceIssued>;
  billedUntil: number;
}

const NEVER = Number.POSITIVE_INFINITY;
const timeOf = (moment: string | null): number => (moment === null ? NEVER : Date.parse(moment));

const termOf = (expiresAt: string) => ({
  termEnd: timeOf(expiresAt),
  reminderAt: timeOf(nextReminderAt(expiresAt, null)),
  remindersEnd: timeOf(remindersEndAt(expiresAt)),
});

type DataOf<Type extends SubscriptionEvent['type']> = Extract<SubscriptionEvent, { type: Type }>['data'];

const endWith = (book: Book, endsAt: string | null): void => {
  book.endsAt = endsAt;
  book.end = timeOf(endsAt);
};

/** What the read models answer to the jobs, kept in memory: the proof is about what the jobs make of it. */
export const createSimulatedBooks = () => {
  const books = new Map<string, Book>();
  const all: Book[] = [];
  const issued = new Set<string>();
  const cancelled = new Set<string>();
  const corrections = new Map<string, InvoiceCorrected>();
  const lastSequences = new Map<number, number>();
  let version = 0;

  const begin = (data: DataOf<'SubscriptionStarted'>): void => {
    const book: Book = {
      ...data,
      startedAt: data.billedFrom ?? data.startedAt,
      buyer: null,
      billedMonths: 0,
      nextMonthAt: timeOf(data.billedFrom ?? data.startedAt),
      endsAt: null,
      end: NEVER,
      ended: false,
      ...termOf(data.expiresAt),
      invoices: new Map(),
      billedUntil: 0,
    };
    books.set(data.subscriptionId, book);
    all.push(book);
  };
  const tellSubscription = ({ type, data }: SubscriptionEvent): void => {
    if (type === 'SubscriptionStarted') begin(data);
    const book = books.get(data.subscriptionId);
    if (!book) return;
    if (type === 'SubscriptionRenewed') Object.assign(book, termOf(data.expiresAt));
    else if (type === 'SubscriptionNoticeReminded')
      book.reminderAt = timeOf(nextReminderAt(data.expiresAt, data.daysBefore));
    else if (type === 'SubscriptionNoticeGiven') endWith(book, data.endsAt);
    else if (type === 'SubscriptionNoticeWithdrawn') endWith(book, null);
    else if (type === 'SubscriptionTerminated') endWith(book, data.notBilledFrom);
    book.ended ||= type === 'SubscriptionEnded' || type === 'SubscriptionTerminated';
  };

  const tellInvoice = (event: InvoiceEvent): void => {
    if (event.type === 'InvoiceErased') return;
    lastSequences.set(event.data.year, event.data.sequence);
    const book = books.get(event.data.subscriptionId);
    if (event.type === 'InvoiceCorrected') {
      corrections.set(event.data.invoiceId, event.data);
      return;
    }
    if (event.type === 'InvoiceCancelled') {
      cancelled.add(event.data.invoiceId);
      book?.invoices.delete(event.data.invoiceId);
      if (book) book.billedUntil = Math.max(0, ...[...book.invoices.values()].map(({ endsAt }) => timeOf(endsAt)));
      return;
    }
    issued.add(event.data.invoiceId);
    if (!book) return;
    book.invoices.set(event.data.invoiceId, event.data);
    book.billedMonths = Math.max(book.billedMonths, event.data.month);
    book.nextMonthAt = Math.max(book.nextMonthAt, timeOf(event.data.endsAt));
    book.billedUntil = Math.max(book.billedUntil, timeOf(event.data.endsAt));
  };

  const invoices: Pick<Queries['invoices'], 'due' | 'book' | 'laterInvoices' | 'overbilled'> = {
    due: async (now, { limit, except }) =>
      all
        .filter(({ nextMonthAt, end }) => nextMonthAt <= now.getTime() && nextMonthAt < end)
        .filter(({ subscriptionId }) => !except.includes(subscriptionId))
        .sort((one, other) => one.nextMonthAt - other.nextMonthAt)
        .slice(0, limit),
    book: async (ids) => ({
      version,
      lastSequences: new Map(lastSequences),
      issued: ids.filter((id) => issued.has(id)),
      cancelled: ids.filter((id) => cancelled.has(id)),
      corrections: ids.flatMap((id) => corrections.get(id) ?? []),
    }),
    laterInvoices: async (subscriptionId, from, limit) => {
      const found = books.get(subscriptionId)?.invoices.values() ?? [];
      return [...found].filter(({ startsAt }) => timeOf(startsAt) >= timeOf(from)).slice(0, limit);
    },
    overbilled: async ({ limit }) =>
      all
        .filter(({ ended, billedUntil, end }) => ended && billedUntil > end)
        .map(({ subscriptionId, accountId, endsAt }) => ({ subscriptionId, accountId, notBilledFrom: endsAt ?? '' }))
        .slice(0, limit),
  };
  const accountsWhere = (meets: (book: Book) => boolean, limit: number): readonly string[] =>
    all
      .filter(meets)
      .map(({ accountId }) => accountId)
      .slice(0, limit);
  const subscriptions: Pick<Queries['subscriptions'], 'due' | 'toRemind'> = {
    due: async (now, { limit }) =>
      accountsWhere(({ ended, termEnd, end }) => !ended && Math.min(termEnd, end) <= now.getTime(), limit),
    toRemind: async (now, { limit }) =>
      accountsWhere(
        ({ ended, end, reminderAt, remindersEnd }) =>
          !ended && end === NEVER && reminderAt <= now.getTime() && remindersEnd > now.getTime(),
        limit,
      ),
  };
  return {
    invoices,
    subscriptions,
    tell(event: Told) {
      if (event.streamId === 'invoices') {
        version = event.version;
        tellInvoice(event as RecordedEvent<InvoiceEvent>);
      } else tellSubscription(event as RecordedEvent<SubscriptionEvent>);
    },
  };
};
