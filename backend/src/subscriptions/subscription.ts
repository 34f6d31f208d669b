import type { BillingDetails } from '@sternklar/contracts/subscriptions/billing-details';
import type { SubscriptionEvent } from '@sternklar/contracts/subscriptions/subscription.events';
import { endOfTerm, type TermPolicy } from '@sternklar/contracts/subscriptions/term';
import { isForeignVatId } from '@sternklar/contracts/subscriptions/vat-id';
import type { StreamType } from '@sternklar/event-store/decider';

/** Whom the invoices of a subscription name. */
export interface BilledCompany {
  /** As the customer says; null when nobody asked. */
  readonly companyName: string | null;
  readonly billingDetails: BillingDetails | null;
}

export interface RunningSubscription {
  readonly status: 'active';
  readonly subscriptionId: string;
  readonly accountId: string;
  readonly startedAt: string;
  /** As months and terms are counted, which may begin later than it does. */
  readonly terms: TermPolicy;
  readonly company: BilledCompany;
  /** Number of the newest term that was recorded, the first being 1, and its end. */
  readonly term: number;
  readonly expiresAt: string;
  /** When it ends because notice was given; null while none is. */
  readonly endsAt: string | null;
  /** The last reminder of this term that was sent, as its days before the day named; null while none was. */
  readonly reminded: number | null;
}

/** One that has ended, to whom its invoices go: some of its months may wait for theirs. */
export interface FormerSubscription {
  readonly subscriptionId: string;
  readonly accountId: string;
  /** Days before that were billed, or will be; it may have ended earlier. */
  readonly notBilledFrom: string;
  readonly company: BilledCompany;
}

/** An account's subscription: none (any more), or one that runs and renews itself until notice ends it; and those before, the first first. */
export type SubscriptionState = ({ readonly status: 'none' } | RunningSubscription) & {
  readonly formers?: readonly FormerSubscription[];
};

/** Those that have ended whose months without an invoice wait until their VAT id is corrected. */
export const waitingForVatId = ({ formers = [] }: SubscriptionState): readonly FormerSubscription[] =>
  formers.filter(({ company }) => isForeignVatId(company.billingDetails?.vatId ?? 'DE'));

const companyOf = (data: {
  readonly companyName: string | null;
  readonly billingDetails?: BillingDetails | null | undefined;
}): BilledCompany => ({ companyName: data.companyName, billingDetails: data.billingDetails ?? null });

/** Also of events that are only about to be recorded. */
export const evolve = (state: SubscriptionState, event: SubscriptionEvent): SubscriptionState => {
  if (event.type === 'SubscriptionStarted') {
    const { subscriptionId, accountId, startedAt, billedFrom = startedAt, termMonths, expiresAt } = event.data;
    const terms = { startedAt: billedFrom, termMonths };
    const company = companyOf(event.data);
    const ids = { subscriptionId, accountId };
    const { formers } = state;
    const begun = { ...ids, startedAt, terms, company, term: 1, expiresAt, endsAt: null, reminded: null };
    return { status: 'active', ...begun, ...(formers && { formers }) };
  }
  const { formers = [] } = state;
  const isFormer = ({ subscriptionId }: FormerSubscription) => subscriptionId === event.data.subscriptionId;
  if (event.type === 'BillingDetailsChanged' && formers.some(isFormer)) {
    const company = companyOf(event.data);
    return { ...state, formers: formers.map((former) => (isFormer(former) ? { ...former, company } : former)) };
  }
  if (state.status === 'none') return state;
  switch (event.type) {
    case 'BillingDetailsChanged':
      return { ...state, company: companyOf(event.data) };
    case 'SubscriptionRenewed':
      return { ...state, term: event.data.term, expiresAt: event.data.expiresAt, reminded: null };
    case 'SubscriptionNoticeGiven':
      return { ...state, endsAt: event.data.endsAt };
    case 'SubscriptionNoticeWithdrawn':
      return { ...state, endsAt: null };
    case 'SubscriptionNoticeReminded':
      return { ...state, reminded: event.data.daysBefore };
    case 'SubscriptionEnded':
      return { status: 'none', formers: [...formers, former(state, event.data.endedAt)] };
    case 'SubscriptionTerminated':
      return { status: 'none', formers: [...formers, former(state, event.data.notBilledFrom)] };
  }
};

const former = (state: RunningSubscription, notBilledFrom: string): FormerSubscription => ({
  ...whose(state),
  company: state.company,
  notBilledFrom,
});

/** All subscriptions of one account, of which one may run at a time. */
export const subscriptionStreamType: StreamType<SubscriptionState, SubscriptionEvent> = {
  initialState: { status: 'none' },
  evolve,
};

/** Whose subscription an event is about. */
export const whose = ({ subscriptionId, accountId }: Pick<RunningSubscription, 'subscriptionId' | 'accountId'>) => ({
  subscriptionId,
  accountId,
});

/** When it is for a subscription that runs, ISO 8601 UTC: it has begun, also by a clock that was put back since. */
export const nowFor = ({ startedAt }: RunningSubscription, now: Date): string =>
  new Date(Math.max(now.getTime(), Date.parse(startedAt))).toISOString();

/** More terms than any subscription lives: a loop over them ends. */
const MAX_TERMS = 200;

/**
 * What time alone has brought about by `now` and is not recorded yet: renewals, one for each term that began, and the
 * end that notice was given for. Empty when the record is up to date.
 */
export const overdue = (state: SubscriptionState, now: Date): readonly SubscriptionEvent[] => {
  if (state.status === 'none') return [];
  const events: SubscriptionEvent[] = [];
  const isOver = (time: string) => Date.parse(time) <= now.getTime();
  const { endsAt } = state;
  let { term, expiresAt } = state;
  while (isOver(expiresAt) && term < MAX_TERMS && (endsAt === null || Date.parse(expiresAt) < Date.parse(endsAt))) {
    const startsAt = expiresAt;
    term += 1;
    expiresAt = endOfTerm(state.terms, term);
    events.push({ type: 'SubscriptionRenewed', data: { ...whose(state), term, startsAt, expiresAt } });
  }
  if (endsAt !== null && isOver(endsAt)) {
    events.push({ type: 'SubscriptionEnded', data: { ...whose(state), endedAt: endsAt } });
  }
  return events;
};

/** The state at `now`, and what has to be recorded to get there. */
export const upToDate = (state: SubscriptionState, now: Date) => {
  const events = overdue(state, now);
  return { events, current: events.reduce(evolve, state) };
};
