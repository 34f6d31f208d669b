import { daysAfter } from '@sternklar/contracts/invoices/due-day';
import type { DunningDays } from '@sternklar/contracts/payments/dunning';
import type { Dues } from '@sternklar/contracts/payments/dunning.events';
import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import type { HostedPayments } from '../payment-provider.ts';
import { evolve, isGivenBack, isSettled, type PaymentsState } from '../payments.ts';

export interface Dun {
  readonly accountId: string;
  readonly provider: HostedPayments['name'];
  readonly days: DunningDays;
  /** Open invoices, the oldest first. */
  readonly open: Dues;
  readonly now: Date;
}

/** The day in Germany after which an invoice is overdue to reminders; that after which its first one is counted. */
export const overdueAfter = (
  { countedFrom }: PaymentsState,
  { invoiceId, dueOn }: Omit<Dues[number], 'invoiceNumber' | 'amountCents'>,
) => {
  const from = countedFrom.get(invoiceId) ?? dueOn;
  return from > dueOn ? from : dueOn;
};

/** What is overdue, and waits neither for its card to be asked again nor for a bank, nor for the team, whose word on its money is due. */
const overdueIn = (state: PaymentsState, { open, now }: Dun): Dues => {
  const today = dayInGermany(now.toISOString());
  return open.filter(
    (due) =>
      overdueAfter(state, due) < today &&
      !isSettled(state, due.invoiceId) &&
      !state.held.has(due.invoiceId) &&
      !isGivenBack(state, due.invoiceId) &&
      (state.refusals.get(due.invoiceId)?.retryAt ?? null) === null,
  );
};

/** The next step with what is overdue, one at a time, each so many days after the one before; none while nothing is due for one. */
export const dun = (state: PaymentsState, command: Dun): readonly PaymentEvent[] => {
  const { accountId, provider, days, now } = command;
  const dues = overdueIn(state, command);
  if (dues.length === 0) return [];
  const at = now.toISOString();
  const today = dayInGermany(at);
  const isOver = (day: string, count: number) => daysAfter(day, count) <= today;
  const whose = { accountId, provider };
  const { dunning } = state;
  if (dunning === null) {
    if (!dues.some((due) => isOver(overdueAfter(state, due), days.reminder))) return [];
    return [{ type: 'PaymentReminded', data: { ...whose, step: 'first', dues, deadlineOn: null, remindedAt: at } }];
  }
  const { step, deadlineOn } = dunning;
  switch (step) {
    case 'first': {
      if (!isOver(dayInGermany(dunning.at), days.secondReminder)) return [];
      const deadline = daysAfter(today, days.deadline);
      return [
        { type: 'PaymentReminded', data: { ...whose, step: 'second', dues, deadlineOn: deadline, remindedAt: at } },
      ];
    }
    case 'second':
      if (deadlineOn === null || deadlineOn >= today) return [];
      return [{ type: 'AccountInArrears', data: { ...whose, dues, deadlineOn, since: at } }];
    case 'in-arrears':
      if (deadlineOn === null || days.suspension === null || dunning.isSuspended) return [];
      if (!isOver(dayInGermany(dunning.at), days.suspension)) return [];
      return [
        { type: 'RequestsSuspended', data: { ...whose, deadlineOn, inArrearsSince: dunning.at, suspendedAt: at } },
      ];
  }
};

/** The events, and the end of reminders where these leave nothing open of what was reminded of. */
export const withEndOfDunning = (
  state: PaymentsState,
  events: readonly PaymentEvent[],
  { accountId, provider, now }: Pick<Dun, 'accountId' | 'provider' | 'now'>,
): readonly PaymentEvent[] => {
  const after = events.reduce(evolve, state);
  const { dunning } = after;
  if (dunning === null || dunning.invoiceIds.some((invoiceId) => !isSettled(after, invoiceId))) return events;
  return [...events, { type: 'DunningEnded', data: { accountId, provider, endedAt: now.toISOString() } }];
};
