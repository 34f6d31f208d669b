import { type AccountEvent, accountStream } from '@sternklar/contracts/accounts/account.events';
import { type BusinessEvent, businessStream } from '@sternklar/contracts/businesses/business.events';
import { type ConversationEvent, conversationStream } from '@sternklar/contracts/conversations/conversation.events';
import { INVOICE_STREAM, type InvoiceEvent } from '@sternklar/contracts/invoices/invoice.events';
import { REMOVAL_REASONS } from '@sternklar/contracts/reviews/removal-reason';
import { type ReviewEvent, reviewStream } from '@sternklar/contracts/reviews/review.events';
import { type SubscriptionEvent, subscriptionStream } from '@sternklar/contracts/subscriptions/subscription.events';
import { v7 } from 'uuid';
import { createRandom, type Random } from '../../../backend/src/demo/seeded-random.ts';
import { invoicesOf, numbered } from './invoices.ts';
import { businessName, emailAddress, reviewerName, reviewText } from './words.ts';

type HistoryEvent = AccountEvent | BusinessEvent | ConversationEvent | InvoiceEvent | ReviewEvent | SubscriptionEvent;

/** What happened at a moment, and where it is recorded. */
export interface Happening {
  readonly at: Date;
  readonly accountId: string;
  readonly streamId: string;
  readonly event: HistoryEvent;
}

export interface HistoryPlan {
  readonly users: number;
  readonly reviews: number;
  readonly end: Date;
}

/** A year of an installation. */
export interface History {
  /** In the order they happened. */
  readonly happenings: readonly Happening[];
  /** Somebody with far more than others, and somebody like most. */
  readonly customers: readonly string[];
  /** A business with far more reviews than others, and one like most. */
  readonly businesses: readonly string[];
}

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;
/** The first customer is an agency. */
const BUSINESSES_OF_THE_AGENCY = 40;
const PART_OF_THE_AGENCY = 0.04;
const PART_TAKEN_BACK = 0.03;
const PART_WITH_NOTICE = 0.2;
/** Of those with notice. */
const PART_OVER = 0.4;

interface Business {
  readonly businessId: string;
  readonly accountId: string;
  readonly since: number;
}

const createWriter = (plan: HistoryPlan, random: Random) => {
  const happenings: Happening[] = [];
  const end = plan.end.getTime();
  return {
    random,
    start: end - YEAR_MS,
    end,
    chance: (part: number) => random.next() < part,
    /** A moment after another one, before the end. */
    after: (moment: number, within = Number.POSITIVE_INFINITY) =>
      moment + Math.floor(random.next() * Math.min(within, end - moment)),
    idAt: (moment: number) => v7({ msecs: moment }),
    record: (at: number, accountId: string, streamId: string, event: HistoryEvent) =>
      happenings.push({ at: new Date(at), accountId, streamId, event }),
    happenings,
  };
};
type Writer = ReturnType<typeof createWriter>;

const registerCustomer = (writer: Writer, number: number, at: number): string => {
  const { random, chance, record } = writer;
  const accountId = writer.idAt(at);
  const account = (moment: number, event: HistoryEvent) => record(moment, accountId, accountStream(accountId), event);
  account(at, {
    type: 'AccountRegistered',
    data: { accountId, email: emailAddress(random, number), phoneNumber: null, language: 'de' },
  });
  if (chance(0.9)) account(at + 60_000, { type: 'EmailVerified', data: { accountId } });
  if (chance(0.6)) startSubscription(writer, accountId, writer.after(at));
  return accountId;
};

/** With an invoice for each month that it ran, of which a few were taken back; a few ended, others will. */
const startSubscription = (writer: Writer, accountId: string, at: number) => {
  const startedAt = new Date(at).toISOString();
  const subscription = {
    subscriptionId: writer.idAt(at),
    accountId,
    planName: 'standard',
    pricePerMonthEuro: 59,
    vatPercent: 19,
    paymentMethod: 'Kreditkarte',
    startedAt,
    companyName: businessName(writer.random),
  };
  writer.record(at, accountId, subscriptionStream(accountId), {
    type: 'SubscriptionStarted',
    data: { ...subscription, termMonths: 12, expiresAt: new Date(at + YEAR_MS).toISOString() },
  });
  const end = writer.chance(PART_WITH_NOTICE) ? giveNotice(writer, subscription, at) : writer.end;
  for (const { invoice, creditNote } of invoicesOf(subscription, end)) {
    const issuedAt = Date.parse(invoice.data.issuedAt);
    writer.record(issuedAt, accountId, INVOICE_STREAM, invoice);
    if (!writer.chance(PART_TAKEN_BACK)) continue;
    const cancelledAt = writer.after(issuedAt + 1);
    writer.record(cancelledAt, accountId, INVOICE_STREAM, creditNote(new Date(cancelledAt)));
  }
};

/** To an end in the past, which is recorded, or to one that is still to come; returns until when there are invoices. */
const giveNotice = (
  writer: Writer,
  { subscriptionId, accountId }: { readonly subscriptionId: string; readonly accountId: string },
  startedAt: number,
): number => {
  const record = (at: number, event: SubscriptionEvent) =>
    writer.record(at, accountId, subscriptionStream(accountId), event);
  const isOver = writer.chance(PART_OVER);
  const noticeAt = writer.after(startedAt + 1);
  const receivedOn = new Date(noticeAt).toISOString().slice(0, 10);
  const end = isOver ? writer.after(noticeAt + 1) : writer.end + DAY_MS + Math.floor(writer.random.next() * YEAR_MS);
  const endsAt = new Date(end).toISOString();
  record(noticeAt, {
    type: 'SubscriptionNoticeGiven',
    data: { subscriptionId, accountId, receivedOn, noticeDays: 28, endsAt, givenBy: 'customer' },
  });
  if (isOver) record(end, { type: 'SubscriptionEnded', data: { subscriptionId, accountId, endedAt: endsAt } });
  return Math.min(end, writer.end);
};

const addBusiness = (writer: Writer, accountId: string, at: number): Business => {
  const businessId = writer.idAt(at);
  const googleBusinessLink = `https://maps.google.com/?cid=${businessId.slice(-8)}`;
  writer.record(at, accountId, businessStream(businessId), {
    type: 'BusinessAdded',
    data: { businessId, accountId, businessName: businessName(writer.random), googleBusinessLink },
  });
  return { businessId, accountId, since: at };
};

const handInReview = (writer: Writer, { businessId, accountId, since }: Business) => {
  const { random, chance } = writer;
  const at = writer.after(since);
  const reviewId = writer.idAt(at);
  const ids = { reviewId, businessId, accountId };
  const stream = reviewStream(reviewId);
  writer.record(at, accountId, stream, {
    type: 'ReviewSubmitted',
    data: {
      ...ids,
      reviewerName: reviewerName(random),
      rating: random.pick([1, 1, 1, 1, 2, 2, 3, 4, 5]),
      reviewText: reviewText(random),
      reviewUrl: null,
      reason: random.pick(REMOVAL_REASONS),
      goodFaith: true,
      submittedBy: 'customer',
    },
  });
  if (!chance(0.7)) return;
  const to = chance(0.7) ? 'gelöscht' : 'nicht_genehmigt';
  writer.record(writer.after(at, 14 * DAY_MS), accountId, stream, {
    type: 'ReviewStatusChanged',
    data: { ...ids, from: 'eingereicht', to },
  });
};

const chat = (writer: Writer, accountId: string, since: number) => {
  const { random, chance } = writer;
  let at = writer.after(since);
  const conversationId = writer.idAt(at);
  const record = (event: HistoryEvent) => writer.record(at, accountId, conversationStream(conversationId), event);
  const ids = { conversationId, accountId };
  const rounds = 1 + Math.floor(random.next() * 6);
  for (let round = 0; round < rounds; round += 1) {
    for (const sender of ['user', 'assistant'] as const) {
      at = writer.after(at, DAY_MS);
      const text = reviewText(random);
      record({
        type: 'MessageSent',
        data: { ...ids, messageId: writer.idAt(at), sender, text, clientMessageId: null },
      });
    }
  }
  const whose = { conversationId, participant: { kind: 'account', id: accountId } } as const;
  if (chance(0.2)) record({ type: 'PersonRequested', data: whose });
  if (chance(0.1)) record({ type: 'ConversationHandedToPerson', data: whose });
  if (chance(0.6)) record({ type: 'ConversationResolved', data: whose });
};

/** Customers with businesses, reviews, subscriptions and chats, the same for the same plan but for their ids. */
export const makeHistory = (plan: HistoryPlan): History => {
  const writer = createWriter(plan, createRandom(5));
  const businesses: Business[] = [];
  const agency: Business[] = [];
  const customers: string[] = [];
  for (let number = 0; number < plan.users; number += 1) {
    const at = writer.start + Math.floor((number / plan.users) * 0.97 * YEAR_MS);
    const accountId = registerCustomer(writer, number, at);
    customers.push(accountId);
    const count = number === 0 ? BUSINESSES_OF_THE_AGENCY : 1 + Math.floor(writer.random.next() * 2.5);
    const own = Array.from({ length: count }, () => addBusiness(writer, accountId, writer.after(at + 60_000, DAY_MS)));
    (number === 0 ? agency : businesses).push(...own);
    if (writer.chance(0.75)) chat(writer, accountId, at + DAY_MS);
  }
  for (let number = 0; number < plan.reviews; number += 1) {
    const from = writer.chance(PART_OF_THE_AGENCY) ? agency.slice(0, 2) : businesses;
    handInReview(writer, writer.random.pick(from));
  }
  const happenings = numbered(writer.happenings.toSorted((one, other) => one.at.getTime() - other.at.getTime()));
  const some = <Item>(...items: (Item | undefined)[]) => items.filter((item) => item !== undefined);
  return {
    happenings,
    customers: some(customers[0], customers[Math.floor(customers.length / 2)]),
    businesses: some(agency[0]?.businessId, businesses[Math.floor(businesses.length / 2)]?.businessId),
  };
};
