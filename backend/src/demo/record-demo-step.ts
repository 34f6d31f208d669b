import { businessStream } from '@sternklar/contracts/businesses/business.events';
import { INVOICE_STREAM } from '@sternklar/contracts/invoices/invoice.events';
import { reviewStream } from '@sternklar/contracts/reviews/review.events';
import { subscriptionStream } from '@sternklar/contracts/subscriptions/subscription.events';
import { v5 as uuidV5 } from 'uuid';
import { addBusiness } from '../businesses/add-business/add-business.ts';
import { businessStreamType } from '../businesses/business.ts';
import { billedMonth } from '../invoices/due-months.ts';
import { invoicesAmong } from '../invoices/invoices.ts';
import { issueInvoices } from '../invoices/issue-invoices/issue-invoices.ts';
import { addReviewNote } from '../reviews/add-review-note/add-review-note.ts';
import { changeReviewStatus } from '../reviews/change-review-status/change-review-status.ts';
import { reviewStreamType } from '../reviews/review.ts';
import { submitReview } from '../reviews/submit-review/submit-review.ts';
import { STANDARD_PLAN } from '../subscriptions/plan.ts';
import { startSubscription } from '../subscriptions/start-subscription/start-subscription.ts';
import { subscriptionStreamType } from '../subscriptions/subscription.ts';
import type { DemoStep } from './demo-plan.ts';
import { recordChatLine } from './record-demo-chat.ts';
import type { Recording } from './recording.ts';

type RecordedStep = Exclude<DemoStep, { kind: 'register' }>;

/** One step of the plan as a command. A step that was taken before is refused or changes nothing. */
export const recordStep = async (recording: Recording, step: RecordedStep): Promise<void> => {
  switch (step.kind) {
    case 'subscribe':
      return subscribe(recording, step);
    case 'bill-month':
      return bill(recording, step);
    case 'add-business':
      return add(recording, step);
    case 'submit-review':
      return submit(recording, step);
    case 'add-note':
      return annotate(recording, step);
    case 'change-status':
      return decide(recording, step);
    case 'write-in-chat':
      return recordChatLine(recording, step);
  }
};

type Step<Kind extends RecordedStep['kind']> = Extract<RecordedStep, { kind: Kind }>;

const NO_COMPANY = { companyName: null, billingDetails: null };

const subscriptionOf = (accountId: string) => uuidV5('subscription', accountId);

const subscribe = async ({ commands, customer, accountId }: Recording, { at }: Step<'subscribe'>) => {
  const subscriptionId = subscriptionOf(accountId);
  const command = { subscriptionId, accountId, plan: STANDARD_PLAN, company: NO_COMPANY, now: at };
  await commands.handle({
    streamType: subscriptionStreamType,
    streamId: subscriptionStream(accountId),
    decide: (state) => startSubscription(state, command),
    context: customer,
  });
};

const bill = async (recording: Recording, { at, startedAt, month: number }: Step<'bill-month'>) => {
  const { commands, customer, accountId, seller } = recording;
  const ids = { subscriptionId: subscriptionOf(accountId), accountId };
  const terms = { ...STANDARD_PLAN, companyName: null, buyer: null, startedAt: startedAt.toISOString() };
  const month = billedMonth({ ...ids, ...terms }, number);
  await commands.handle({
    streamType: invoicesAmong(new Set([month.invoiceId])),
    streamId: INVOICE_STREAM,
    decide: (state) => issueInvoices(state, { months: [month], seller, paidBy: 'simulated-card', now: at }),
    context: { ...customer, actor: { kind: 'system', name: 'issue-due-invoices' } },
  });
};

const add = async ({ commands, customer, accountId }: Recording, step: Step<'add-business'>) => {
  const { businessId, name: businessName, link: googleBusinessLink } = step;
  await commands.handle({
    streamType: businessStreamType,
    streamId: businessStream(businessId),
    decide: (state) => addBusiness(state, { businessId, accountId, businessName, googleBusinessLink }),
    context: customer,
  });
};

const submit = async ({ commands, customer, accountId }: Recording, step: Step<'submit-review'>) => {
  const { reviewId, businessId, reviewerName, reviewText, rating, reason } = step;
  const review = { reviewId, businessId, accountId, reviewerName, reviewText, rating, reason };
  await commands.handle({
    streamType: reviewStreamType,
    streamId: reviewStream(reviewId),
    decide: (state) => submitReview(state, { ...review, reviewUrl: null, goodFaith: reason ? true : null }),
    context: customer,
  });
};

const annotate = async ({ commands, admin }: Recording, { reviewId, note, after }: Step<'add-note'>) => {
  const shown = { noteId: uuidV5('note', reviewId), text: note, shownToCustomer: true };
  await commands.handle({
    streamType: reviewStreamType,
    streamId: reviewStream(reviewId),
    decide: (state, version) => (version === after ? addReviewNote(state, shown) : []),
    context: admin,
  });
};

const decide = async ({ commands, admin }: Recording, { reviewId, status, after }: Step<'change-status'>) => {
  await commands.handle({
    streamType: reviewStreamType,
    streamId: reviewStream(reviewId),
    decide: (state, version) =>
      version === after ? changeReviewStatus(state, { status, expectedVersion: null, note: null }) : [],
    context: admin,
  });
};
