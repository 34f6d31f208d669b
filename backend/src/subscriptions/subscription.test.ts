import type { SubscriptionEvent } from '@sternklar/contracts/subscriptions/subscription.events';
import { endOfTerm } from '@sternklar/contracts/subscriptions/term';
import { SUBSCRIBER_ID, SUBSCRIPTION_ID } from '@sternklar/contracts/subscriptions/testing/subscription.builders';
import { isRejection } from '@sternklar/event-store/decider';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { giveNotice } from './give-notice/give-notice.ts';
import { STANDARD_PLAN } from './plan.ts';
import { startSubscription } from './start-subscription/start-subscription.ts';
import { evolve, overdue, type SubscriptionState } from './subscription.ts';
import { withdrawNotice } from './withdraw-notice/withdraw-notice.ts';

const DAY_MS = 86_400_000;
type Step = 'start' | 'notice' | 'withdraw' | 'carry-on';

const decide = (step: Step, state: SubscriptionState, now: Date) => {
  switch (step) {
    case 'start':
      return startSubscription(state, {
        subscriptionId: SUBSCRIPTION_ID,
        accountId: SUBSCRIBER_ID,
        plan: STANDARD_PLAN,
        company: { companyName: null, billingDetails: null },
        now,
      });
    case 'notice':
      return giveNotice(state, { subscriptionId: null, givenBy: 'customer', receivedOn: null, expectedEnd: null, now });
    case 'withdraw':
      return withdrawNotice(state, now);
    case 'carry-on':
      return overdue(state, now);
  }
};

/** What is done when; the scheduler comes along now and then, or stays away for months. */
const timelines = fc.array(
  fc.record({
    afterHours: fc.oneof(
      fc.integer({ min: 0, max: 48 }),
      fc.integer({ min: 0, max: 24 * 60 }),
      fc.integer({ min: 0, max: 24 * 800 }),
    ),
    step: fc.constantFrom<Step>('start', 'start', 'notice', 'withdraw', 'carry-on', 'carry-on'),
  }),
  { minLength: 1, maxLength: 40 },
);
const starts = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });

const live = (begin: Date, timeline: readonly { afterHours: number; step: Step }[]) => {
  const log: { readonly event: SubscriptionEvent; readonly at: number }[] = [];
  let state: SubscriptionState = { status: 'none' };
  let now = begin.getTime();
  for (const { afterHours, step } of timeline) {
    now += afterHours * 3_600_000;
    const decision = decide(step, state, new Date(now));
    if (isRejection(decision)) continue;
    for (const event of decision) {
      log.push({ event, at: now });
      state = evolve(state, event);
    }
  }
  return { log, state, now };
};

interface Period {
  readonly from: string;
  readonly to: string;
}

/** Every subscription's periods, in order. */
const periodsOf = (log: ReturnType<typeof live>['log']): readonly (readonly Period[])[] => {
  const subscriptions: Period[][] = [];
  for (const { event } of log) {
    if (event.type === 'SubscriptionStarted') {
      subscriptions.push([{ from: event.data.startedAt, to: event.data.expiresAt }]);
    } else if (event.type === 'SubscriptionRenewed') {
      subscriptions.at(-1)?.push({ from: event.data.startsAt, to: event.data.expiresAt });
    }
  }
  return subscriptions;
};

describe('a subscription, whatever is done to it and whenever', () => {
  const check = (property: (life: ReturnType<typeof live>) => void) =>
    fc.assert(
      fc.property(starts, timelines, (begin, timeline) => property(live(begin, timeline))),
      { numRuns: 400 },
    );

  it('has periods without gap or overlap, each as long as agreed', () => {
    check(({ log }) => {
      for (const periods of periodsOf(log)) {
        const startedAt = periods[0]?.from ?? '';
        for (const [index, { from, to }] of periods.entries()) {
          expect(from).toBe(index === 0 ? startedAt : periods[index - 1]?.to);
          expect(to).toBe(endOfTerm({ startedAt, termMonths: 12 }, index + 1));
        }
      }
    });
  });

  it('begins anew only after it has ended, and never before its end', () => {
    check(({ log }) => {
      const turns = log
        .map(({ event }) => event)
        .filter(({ type }) => type.endsWith('Started') || type.endsWith('Ended'));
      for (const [index, event] of turns.entries()) {
        expect(event.type).toBe(index % 2 === 0 ? 'SubscriptionStarted' : 'SubscriptionEnded');
        const before = turns[index - 1];
        if (event.type !== 'SubscriptionStarted' || before?.type !== 'SubscriptionEnded') continue;
        expect(Date.parse(event.data.startedAt)).toBeGreaterThanOrEqual(Date.parse(before.data.endedAt));
      }
    });
  });

  it('is given notice 28 days before its end at the latest', () => {
    check(({ log }) => {
      for (const { event, at } of log) {
        if (event.type !== 'SubscriptionNoticeGiven') continue;
        // The last day counts until midnight.
        expect(Date.parse(event.data.endsAt) - at).toBeGreaterThan(27 * DAY_MS);
      }
    });
  });

  it('ends only as its last notice says, and with its last term', () => {
    check(({ log }) => {
      for (const [index, { event }] of log.entries()) {
        if (event.type !== 'SubscriptionEnded') continue;
        const before = log.slice(0, index).map((each) => each.event);
        const lastNotice = before.findLast(({ type }) => type.startsWith('SubscriptionNotice'));
        expect(lastNotice).toMatchObject({ type: 'SubscriptionNoticeGiven', data: { endsAt: event.data.endedAt } });
        const lastTerm = before.findLast(
          ({ type }) => type === 'SubscriptionStarted' || type === 'SubscriptionRenewed',
        );
        expect(lastTerm).toMatchObject({ data: { expiresAt: event.data.endedAt } });
      }
    });
  });

  it('is the same whether time was recorded often or only in the end', () => {
    check(({ state, now }) => {
      const end = new Date(now + 3 * 366 * DAY_MS);
      const atOnce = overdue(state, end).reduce(evolve, state);
      let often: SubscriptionState = state;
      for (let at = now; at <= end.getTime(); at += 17 * DAY_MS) {
        often = overdue(often, new Date(at)).reduce(evolve, often);
      }
      often = overdue(often, end).reduce(evolve, often);
      expect(often).toEqual(atOnce);
      expect(overdue(atOnce, end)).toEqual([]);
    });
  });
});
