import { daysAfter, dueDayOf } from '@sternklar/contracts/invoices/due-day';
import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import type { OpenInvoice } from '@sternklar/projections/queries';
import { evolve, type PaymentsState } from '../payments.ts';
import { type Dun, dun, overdueAfter } from './dun.ts';

export interface Asked extends Pick<Dun, 'accountId' | 'days'> {
  readonly invoiceId: string;
  /** All that is open of the account. */
  readonly open: readonly OpenInvoice[];
  /** The day in Germany from which on it is told. */
  readonly from: string;
}

/** What becomes of an open invoice that nobody pays. */
export interface Outlook {
  /** The last day before the account is in arrears with it, at the earliest; null: the account is. */
  readonly payUntil: string | null;
  /** In how many reminders it stands until then. */
  readonly reminders: number;
}

const laterOf = (one: string, other: string): string => (one > other ? one : other);

/** As if whatever waits for its card, a bank or the team were refused at the first chance: that puts reminders forward as far as can be. */
const withoutWaiting = (state: PaymentsState, from: string): PaymentsState => {
  const waiting = new Map([...state.held].map(([invoiceId]) => [invoiceId, from]));
  for (const [invoiceId, { retryAt }] of state.refusals)
    if (retryAt !== null) waiting.set(invoiceId, laterOf(dayInGermany(retryAt), from));
  const countedFrom = new Map(state.countedFrom);
  for (const [invoiceId, day] of waiting) countedFrom.set(invoiceId, laterOf(countedFrom.get(invoiceId) ?? '', day));
  const refusals = new Map([...state.refusals].map(([id, { attempts }]) => [id, { attempts, retryAt: null }]));
  return { ...state, held: new Map(), lostPayments: new Map(), refusals, countedFrom };
};

const isNamedIn = (event: PaymentEvent, invoiceId: string): boolean =>
  event.type === 'PaymentReminded' && event.data.dues.some((due) => due.invoiceId === invoiceId);

/** Steps that are only imagined are recorded nowhere: whose name they bear is all the same. */
const PROVIDER: Dun['provider'] = 'stripe';

/** Longer than all settings allow together. */
const MOST_DAYS = 400;

/** Takes the steps that reminders will take, day by day, by the very function that decides about them. */
export const outlookOf = (known: PaymentsState, { invoiceId, open: invoices, from, ...account }: Asked): Outlook => {
  const open = invoices.map(({ issuedAt, ...invoice }) => ({ ...invoice, dueOn: dueDayOf(issuedAt) }));
  const own = open.find((invoice) => invoice.invoiceId === invoiceId);
  let state = withoutWaiting(known, from);
  let reminders = 0;
  for (let count = 0; count < MOST_DAYS; count += 1) {
    const today = daysAfter(from, count);
    for (const event of dun(state, { ...account, provider: PROVIDER, open, now: new Date(`${today}T12:00:00.000Z`) })) {
      state = evolve(state, event);
      if (isNamedIn(event, invoiceId)) reminders += 1;
    }
    if (state.dunning?.step !== 'in-arrears') continue;
    if (count === 0) return { payUntil: null, reminders: 0 };
    return { payUntil: laterOf(daysAfter(today, -1), own ? overdueAfter(state, own) : ''), reminders };
  }
  throw new Error('Nothing is open that reminders would name.');
};
