import { REMOVAL_REASONS, type RemovalReason } from '@sternklar/contracts/reviews/removal-reason';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { monthOf } from '@sternklar/contracts/subscriptions/month';
import { v5 as uuidV5 } from 'uuid';
import { DEMO_CHATS, type DemoChatLine } from './demo-chats.ts';
import { DEMO_CUSTOMERS, type Trade } from './demo-customers.ts';
import { DEMO_REVIEWERS, DEMO_TEXTS } from './demo-reviews.ts';
import { createRandom, type Random } from './seeded-random.ts';

export type DemoStep =
  | { readonly kind: 'register'; readonly at: Date; readonly email: string }
  | { readonly kind: 'subscribe'; readonly at: Date; readonly email: string }
  | {
      readonly kind: 'bill-month';
      readonly at: Date;
      readonly email: string;
      readonly startedAt: Date;
      /** Of the subscription, from 1. */
      readonly month: number;
    }
  | {
      readonly kind: 'add-note';
      readonly at: Date;
      readonly email: string;
      readonly reviewId: string;
      readonly note: string;
      /** The review's version before: tells an interrupted start that goes on what it has done already. */
      readonly after: number;
    }
  | {
      readonly kind: 'add-business';
      readonly at: Date;
      readonly email: string;
      readonly businessId: string;
      readonly name: string;
      readonly link: string;
    }
  | {
      readonly kind: 'submit-review';
      readonly at: Date;
      readonly email: string;
      readonly businessId: string;
      readonly reviewId: string;
      readonly reviewerName: string;
      readonly reviewText: string;
      readonly rating: number;
      readonly reason: RemovalReason | null;
    }
  | {
      readonly kind: 'change-status';
      readonly at: Date;
      readonly email: string;
      readonly reviewId: string;
      readonly status: ReviewStatus;
      readonly after: number;
    }
  | {
      readonly kind: 'write-in-chat';
      readonly at: Date;
      readonly email: string;
      readonly lineId: string;
      readonly from: DemoChatLine['from'];
      readonly text: string;
      readonly afterwards: DemoChatLine['afterwards'] | null;
    };

interface DemoBusiness {
  readonly email: string;
  readonly businessId: string;
  readonly trade: Trade;
  readonly addedAt: number;
}

const NAMESPACE = '6f1f3d2a-6d0e-4f0e-9a53-0f7c8f7f9c11';
const REVIEWS = 200;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Ids follow from names, so that writing the same plan again finds what is already there. */
const idOf = (name: string) => uuidV5(name, NAMESPACE);

/**
 * A year of the demonstration up to `now`, in order of time: customers, their businesses, 200 reviews in all states, chats.
 * Always the same but for the times.
 */
export const planDemo = (now: Date): readonly DemoStep[] => {
  const random = createRandom(20_251_120);
  const start = now.getTime() - 365 * DAY;
  const businesses: DemoBusiness[] = [];
  const steps: DemoStep[] = [];
  for (const [index, customer] of DEMO_CUSTOMERS.entries()) {
    const registeredAt = start + index * 9 * DAY;
    steps.push({ kind: 'register', at: new Date(registeredAt), email: customer.email });
    if (index % 10 < 7) steps.push(...planSubscription(customer.email, new Date(registeredAt + DAY), now));
    for (const [place, { name, trade }] of customer.businesses.entries()) {
      const businessId = idOf(`business ${name}`);
      const addedAt = registeredAt + (place + 1) * HOUR;
      const link = `https://maps.google.com/?cid=${String(index * 10 + place + 1).padStart(6, '0')}`;
      businesses.push({ email: customer.email, businessId, trade, addedAt });
      steps.push({ kind: 'add-business', at: new Date(addedAt), email: customer.email, businessId, name, link });
    }
  }
  for (let index = 0; index < REVIEWS; index += 1) steps.push(...planReview({ index, businesses, now, random }));
  steps.push(...planChats(now));
  return steps.sort((a, b) => a.at.getTime() - b.at.getTime());
};

/** With an invoice for each month when it begins, as the scheduler would have issued it. */
const planSubscription = (email: string, startedAt: Date, now: Date): readonly DemoStep[] => {
  const steps: DemoStep[] = [{ kind: 'subscribe', at: startedAt, email }];
  for (let month = 1; ; month += 1) {
    const at = new Date(monthOf(startedAt.toISOString(), month).startsAt);
    if (at >= now) return steps;
    steps.push({ kind: 'bill-month', at, email, startedAt, month });
  }
};

const planChats = (now: Date): readonly DemoStep[] =>
  DEMO_CHATS.flatMap(({ email, lines }) =>
    lines.map(({ from, text, hoursAgo, afterwards = null }, index) => ({
      kind: 'write-in-chat' as const,
      at: new Date(now.getTime() - hoursAgo * HOUR),
      email,
      lineId: idOf(`chat ${email} ${index}`),
      from,
      text,
      afterwards,
    })),
  );

interface ReviewPlan {
  readonly index: number;
  readonly businesses: readonly DemoBusiness[];
  readonly now: Date;
  readonly random: Random;
}

/** Spread over the months since the business joined; the last ones of today. */
const submittedAt = ({ addedAt }: DemoBusiness, { index, now, random }: ReviewPlan): number => {
  if (index >= REVIEWS - 4) return now.getTime() - (REVIEWS - index) * 2 * HOUR;
  const latest = now.getTime() - DAY;
  return addedAt + HOUR + random.next() * (latest - addedAt - HOUR);
};

const planReview = (plan: ReviewPlan): readonly DemoStep[] => {
  const { index, businesses, now, random } = plan;
  // Every third one is the demo customer's, whose dashboard people look at first.
  const business = index % 3 === 0 ? businesses[index % 2] : random.pick(businesses);
  if (!business) throw new Error('There is no business to review.');
  const { email, businessId, trade } = business;
  const reviewId = idOf(`review ${index}`);
  const at = submittedAt(business, plan);
  const submit: DemoStep = {
    kind: 'submit-review',
    at: new Date(at),
    email,
    businessId,
    reviewId,
    reviewerName: random.pick(DEMO_REVIEWERS),
    reviewText: random.pick(DEMO_TEXTS[trade]),
    rating: random.next() < 0.8 ? 1 : random.next() < 0.7 ? 2 : 3,
    reason: random.next() < 0.6 ? random.pick(REMOVAL_REASONS) : null,
  };
  const passedOn: DemoStep = {
    kind: 'add-note',
    at: new Date(at + (0.5 + random.next()) * HOUR),
    email,
    reviewId,
    note: 'An die Plattform übermittelt.',
    after: 1,
  };
  const handedIn = [submit, passedOn];
  const decidedAt = at + (1 + random.next() * 9) * DAY;
  const change = (time: number, status: ReviewStatus, after = 2): DemoStep => ({
    kind: 'change-status',
    at: new Date(time),
    email,
    reviewId,
    status,
    after,
  });
  const luck = random.next();
  if (decidedAt >= now.getTime() || luck > 0.92) return handedIn;
  if (luck < 0.7) return [...handedIn, change(decidedAt, 'gelöscht')];
  const refused = [...handedIn, change(decidedAt, 'nicht_genehmigt')];
  const appealedAt = decidedAt + 5 * DAY;
  // Some refusals are handed in again and then succeed, so that histories have more than one change.
  if (luck < 0.76 && appealedAt + 3 * DAY < now.getTime())
    return [...refused, change(appealedAt, 'eingereicht', 3), change(appealedAt + 3 * DAY, 'gelöscht', 4)];
  return refused;
};
