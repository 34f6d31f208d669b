import { type SubscriptionEvent, subscriptionStream } from '@sternklar/contracts/subscriptions/subscription.events';
import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import type { Decision } from '@sternklar/event-store/decider';
import { v7 } from 'uuid';
import { createRandom } from '../../../backend/src/demo-data/seeded-random.ts';
import { giveNotice } from '../../../backend/src/subscriptions/give-notice/give-notice.ts';
import { STANDARD_PLAN } from '../../../backend/src/subscriptions/plan.ts';
import { startSubscription } from '../../../backend/src/subscriptions/start-subscription/start-subscription.ts';
import { type SubscriptionState, subscriptionStreamType } from '../../../backend/src/subscriptions/subscription.ts';
import { withdrawNotice } from '../../../backend/src/subscriptions/withdraw-notice/withdraw-notice.ts';
import { createSimulatedProduct, type SimulatedProduct, type Told } from './simulated-product.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const SEED = 7;
const MOST_DAYS_LATE = 200;
/** By then every customer has come. */
const PART_OF_ARRIVALS = 0.35;
const COMPANY = { companyName: 'Bäckerei Sonnenschein GmbH', billingDetails: null };

/** How likely a customer does something on a day; most of it is refused, since it makes no sense just then. */
const PER_DAY = { notice: 0.000_4, lateNotice: 0.000_25, withdrawal: 0.000_1, newStart: 0.000_5 } as const;

export interface SimulationPlan {
  readonly customers: number;
  readonly days: number;
  readonly start: Date;
  /** Days on which no scheduler runs. */
  readonly isOff: (day: number) => boolean;
}

interface CustomersDeps {
  readonly commands: SimulatedProduct['commands'];
  readonly now: () => Date;
  readonly nextId: () => string;
  /** From 0 to 1. */
  readonly random: () => number;
}

/** What customers do, and admins for them. */
const createCustomers = ({ commands, now, nextId, random }: CustomersDeps) => {
  const ask = async (accountId: string, decide: (state: SubscriptionState) => Decision<SubscriptionEvent, string>) => {
    const commandId = nextId();
    await commands.handle<SubscriptionState, SubscriptionEvent, string>({
      streamType: subscriptionStreamType,
      streamId: subscriptionStream(accountId),
      decide,
      context: {
        actor: { kind: 'account', id: accountId },
        accountId,
        correlationId: commandId,
        causationId: commandId,
        commandId,
      },
    });
  };
  const subscribe = (accountId: string) =>
    ask(accountId, (state) => {
      const subscriptionId = nextId();
      return startSubscription(state, { subscriptionId, accountId, plan: STANDARD_PLAN, company: COMPANY, now: now() });
    });
  const noticeOf = (accountId: string, givenBy: 'customer' | 'admin', receivedOn: string | null) =>
    ask(accountId, (state) =>
      giveNotice(state, { subscriptionId: null, givenBy, receivedOn, expectedEnd: null, now: now() }),
    );
  const someDaysAgo = () =>
    dayInGermany(new Date(now().getTime() - Math.ceil(random() * MOST_DAYS_LATE) * DAY_MS).toISOString());
  const mayDo: readonly (readonly [number, (accountId: string) => Promise<void>])[] = [
    [PER_DAY.notice, (accountId) => noticeOf(accountId, 'customer', null)],
    [PER_DAY.lateNotice, (accountId) => noticeOf(accountId, 'admin', someDaysAgo())],
    [PER_DAY.withdrawal, (accountId) => ask(accountId, (state) => withdrawNotice(state, now()))],
    [PER_DAY.newStart, subscribe],
  ];
  return {
    subscribe,
    /** What a customer does today; mostly nothing. */
    today: () => mayDo.find(([part]) => random() < part)?.[1],
  };
};

/** Customers who start, give notice, take it back and come again, day by day; everything that was recorded. */
export const simulate = async ({ customers, days, start, isOff }: SimulationPlan): Promise<readonly Told[]> => {
  let time = start.getTime();
  const now = () => new Date(time);
  const nextId = () => v7({ msecs: time });
  const { next: random } = createRandom(SEED);
  const { commands, log, runJobs } = createSimulatedProduct({ now, nextId });
  const { subscribe, today } = createCustomers({ commands, now, nextId, random });
  const daysBetween = (days * PART_OF_ARRIVALS) / customers;
  const accounts: string[] = [];
  for (let day = 0; day < days; day += 1) {
    const midnight = start.getTime() + day * DAY_MS;
    time = midnight + Math.floor(random() * 10 * HOUR_MS);
    for (const accountId of accounts) await today()?.(accountId);
    while (accounts.length < customers && accounts.length * daysBetween <= day) {
      const accountId = nextId();
      accounts.push(accountId);
      await subscribe(accountId);
    }
    time = midnight + 12 * HOUR_MS;
    if (!isOff(day)) await runJobs();
  }
  return log;
};
