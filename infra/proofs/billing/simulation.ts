import { TERMINATION_CAUSES } from '@sternklar/contracts/subscriptions/termination';
import { v7 } from 'uuid';
import { createRandom } from '../../../backend/src/demo/seeded-random.ts';
import { createSimulatedCustomers } from './simulated-customers.ts';
import { createSimulatedProduct, type Told } from './simulated-product.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const SEED = 7;
const MOST_DAYS_LATE = 200;
/** By then every customer has come. */
const PART_OF_ARRIVALS = 0.35;

/** How likely a customer does something on a day; most of it is refused, since it makes no sense just then. */
const PER_DAY = {
  notice: 0.000_4,
  lateNotice: 0.000_25,
  termination: 0.000_05,
  withdrawal: 0.000_1,
  newStart: 0.000_5,
} as const;

export interface SimulationPlan {
  readonly customers: number;
  readonly days: number;
  readonly start: Date;
  /** Days on which no scheduler runs. */
  readonly isOff: (day: number) => boolean;
}

/** What a customer does on a day, or an admin for them; mostly nothing. */
const createDays = (
  { subscribe, giveNotice, enterNotice, withdrawNotice, terminate }: ReturnType<typeof createSimulatedCustomers>,
  random: () => number,
) => {
  const mayDo: readonly (readonly [number, (accountId: string) => Promise<void>])[] = [
    [PER_DAY.notice, giveNotice],
    [PER_DAY.lateNotice, (accountId) => enterNotice(accountId, Math.ceil(random() * MOST_DAYS_LATE))],
    [
      PER_DAY.termination,
      (accountId) => {
        const cause = TERMINATION_CAUSES[Math.floor(random() * TERMINATION_CAUSES.length)] ?? 'insolvency';
        const daysAgo = Math.floor(random() * MOST_DAYS_LATE);
        // Some end with a month, as its invoice names the days.
        return terminate(accountId, {
          cause,
          ...(random() < 0.3 ? { monthsAgo: Math.floor(daysAgo / 31) } : { daysAgo }),
        });
      },
    ],
    [PER_DAY.withdrawal, withdrawNotice],
    [PER_DAY.newStart, subscribe],
  ];
  return () => mayDo.find(([part]) => random() < part)?.[1];
};

/** Customers who start, give notice, take it back and come again, day by day; everything that was recorded. */
export const simulate = async ({ customers, days, start, isOff }: SimulationPlan): Promise<readonly Told[]> => {
  let time = start.getTime();
  const now = () => new Date(time);
  const nextId = () => v7({ msecs: time });
  const { next: random } = createRandom(SEED);
  const { commands, log, runJobs } = createSimulatedProduct({ now, nextId });
  const doings = createSimulatedCustomers({ commands, now, nextId });
  const today = createDays(doings, random);
  const daysBetween = (days * PART_OF_ARRIVALS) / customers;
  const accounts: string[] = [];
  for (let day = 0; day < days; day += 1) {
    const midnight = start.getTime() + day * DAY_MS;
    time = midnight + Math.floor(random() * 10 * HOUR_MS);
    for (const accountId of accounts) await today()?.(accountId);
    while (accounts.length < customers && accounts.length * daysBetween <= day) {
      const accountId = nextId();
      accounts.push(accountId);
      await doings.subscribe(accountId);
    }
    time = midnight + 12 * HOUR_MS;
    if (!isOff(day)) await runJobs();
  }
  return log;
};
