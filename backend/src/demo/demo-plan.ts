import type { RemovalReason } from '@sternklar/contracts/reviews/removal-reason';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { monthOf } from '@sternklar/contracts/subscriptions/month';
import { v5 as uuidV5 } from 'uuid';
import { type DemoMove, eventsOf, statusAfter, takerOf } from './case-moves.ts';
import { createDemoCalendar, type DemoCalendar } from './demo-calendar.ts';
import { DEMO_CHATS, type DemoChatLine } from './demo-chats.ts';
import { courseOf, type TimedMove } from './demo-courses.ts';
import { DEMO_CUSTOMERS, type DemoCustomer } from './demo-customers.ts';
import { createRandom } from './seeded-random.ts';
import type { DemoStory } from './stories/demo-story.ts';
import { OTHER_STORIES } from './stories/other-stories.ts';
import { OWN_STORIES } from './stories/own-stories.ts';
import type { DemoText } from './texts/demo-text.ts';
import { DEMO_REVIEWERS } from './texts/reviewers.ts';

type Company = Pick<DemoCustomer, 'companyName' | 'billingDetails'>;

export type DemoStep =
  | { readonly kind: 'register'; readonly at: Date; readonly email: string }
  | { readonly kind: 'subscribe'; readonly at: Date; readonly email: string; readonly company: Company }
  | {
      readonly kind: 'bill-month';
      readonly at: Date;
      readonly email: string;
      readonly company: Company;
      readonly startedAt: Date;
      /** Of the subscription, from 1. */
      readonly month: number;
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
      readonly reviewUrl: string | null;
      /** What the customer adds in the same sitting. */
      readonly facts: string | null;
    }
  | {
      readonly kind: 'move-case';
      readonly at: Date;
      readonly email: string;
      readonly reviewId: string;
      readonly businessName: string;
      readonly reviewUrl: string;
      readonly by: 'customer' | 'admin' | 'job';
      readonly move: DemoMove;
      /** The review's version before: tells an interrupted start that goes on what it has done already. */
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
  readonly name: string;
  readonly link: string;
  readonly texts: readonly DemoText[];
  readonly addedAt: number;
}

const NAMESPACE = '6f1f3d2a-6d0e-4f0e-9a53-0f7c8f7f9c11';
const SEED = 20_251_120;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Ids follow from names, so that writing the same plan again finds what is already there. */
const idOf = (name: string) => uuidV5(name, NAMESPACE);

/**
 * A year of the demonstration up to `now`, in order of time: customers, their businesses, 200 reviews with cases in all
 * states, chats. Always the same but for the times; the last step is that a review is handed in.
 */
export const planDemo = (now: Date): readonly DemoStep[] => {
  const start = now.getTime() - 365 * DAY;
  const businesses: DemoBusiness[] = [];
  const steps: DemoStep[] = [];
  for (const [index, { email, businesses: own, ...company }] of DEMO_CUSTOMERS.entries()) {
    const registeredAt = start + index * 9 * DAY;
    steps.push({ kind: 'register', at: new Date(registeredAt), email });
    if (index % 10 < 7)
      steps.push(...planSubscription({ email, company, startedAt: new Date(registeredAt + DAY) }, now));
    for (const [place, { name, texts }] of own.entries()) {
      const businessId = idOf(`business ${name}`);
      const addedAt = registeredAt + (place + 1) * HOUR;
      const link = `https://maps.google.com/?cid=${String(index * 10 + place + 1).padStart(6, '0')}`;
      businesses.push({ email, businessId, name, link, texts, addedAt });
      steps.push({ kind: 'add-business', at: new Date(addedAt), email, businessId, name, link });
    }
  }
  return [
    ...steps,
    ...planReviews({ businesses, now, calendar: createDemoCalendar(start, now.getTime()) }),
    ...planChats(now),
  ].sort((a, b) => a.at.getTime() - b.at.getTime());
};

/** With an invoice for each month when it begins, as the scheduler would have issued it. */
const planSubscription = (
  contract: { readonly email: string; readonly company: Company; readonly startedAt: Date },
  now: Date,
): readonly DemoStep[] => {
  const { email, company, startedAt } = contract;
  const steps: DemoStep[] = [{ kind: 'subscribe', at: startedAt, email, company }];
  for (let month = 1; ; month += 1) {
    const at = new Date(monthOf(startedAt.toISOString(), month).startsAt);
    if (at >= now) return steps;
    steps.push({ kind: 'bill-month', at, ...contract, month });
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

interface Planning {
  readonly businesses: readonly DemoBusiness[];
  readonly now: Date;
  readonly calendar: DemoCalendar;
}

interface PlannedCase extends DemoText {
  readonly id: string;
  readonly reviewer: string;
  readonly hasLink: boolean;
  readonly handedInAt: number;
  readonly moves: readonly TimedMove[];
}

const planReviews = (planning: Planning): readonly DemoStep[] => {
  const { businesses, calendar } = planning;
  const written = businesses.flatMap((business) => business.texts.map((text) => ({ business, text })));
  return [
    ...written.flatMap(({ business, text }, index) =>
      planCase(business, caseOf(business, text, index, planning), planning),
    ),
    ...[...OWN_STORIES, ...OTHER_STORIES].flatMap((story) => {
      const business = businesses.find(({ name }) => name === story.business);
      if (!business) throw new Error('A story is about a business that is not there.');
      return planCase(business, toldCase(story, calendar), planning);
    }),
  ];
};

/** People write their requests between seven in the morning and ten at night. */
const byDay = (time: number, random: number): number => Math.floor(time / DAY) * DAY + (6 + random * 14) * HOUR;

/** A case that goes as chance has it, spread over the months since the business joined. */
const caseOf = (business: DemoBusiness, text: DemoText, index: number, { now, calendar }: Planning): PlannedCase => {
  const random = createRandom(SEED + index);
  const earliest = business.addedAt + 20 * HOUR;
  const latest = now.getTime() - 2 * DAY;
  const handedInAt = Math.min(
    Math.max(byDay(earliest + random.next() * (latest - earliest), random.next()), business.addedAt + HOUR),
    latest,
  );
  const hasLink = text.reason !== undefined && random.next() < 0.88;
  const { facts, ...words } = text;
  return {
    ...words,
    ...(hasLink && facts !== undefined && { facts }),
    id: idOf(`review ${index}`),
    reviewer: DEMO_REVIEWERS[index % DEMO_REVIEWERS.length] ?? '',
    hasLink,
    handedInAt,
    moves: courseOf(text, hasLink, { random, calendar, handedInAt }),
  };
};

const toldCase = (
  { text, stars, reason, facts, reviewer, hasLink, handedIn, moves }: DemoStory,
  calendar: DemoCalendar,
): PlannedCase => ({
  text,
  ...(stars && { stars }),
  ...(reason && { reason }),
  ...(facts && { facts }),
  id: idOf(`story ${text}`),
  reviewer,
  hasLink,
  handedInAt: calendar.momentOf(handedIn),
  moves: moves.map(([when, move]) => ({ at: calendar.momentOf(when), move })),
});

const planCase = (
  { email, businessId, name, link }: DemoBusiness,
  planned: PlannedCase,
  { now }: Planning,
): readonly DemoStep[] => {
  const reviewUrl = `${link}&review=${planned.id.slice(0, 8)}`;
  const steps: DemoStep[] = [
    {
      kind: 'submit-review',
      at: new Date(planned.handedInAt),
      email,
      businessId,
      reviewId: planned.id,
      reviewerName: planned.reviewer,
      reviewText: planned.text,
      rating: planned.stars ?? 1,
      reason: planned.reason ?? null,
      reviewUrl: planned.hasLink ? reviewUrl : null,
      facts: planned.facts ?? null,
    },
  ];
  let after = planned.facts === undefined ? 1 : 2;
  let status: ReviewStatus = 'eingereicht';
  for (const { at, move } of planned.moves) {
    // What would happen from now on has not happened; the last of all is that a review is handed in.
    if (at >= now.getTime() - 0.15 * HOUR) break;
    const of = { reviewId: planned.id, businessName: name, reviewUrl };
    steps.push({ kind: 'move-case', at: new Date(at), email, ...of, by: takerOf(move), move, after });
    after += eventsOf(move, status);
    status = statusAfter(move) ?? status;
  }
  return steps;
};
