import { businessStream } from '@sternklar/contracts/businesses/business.events';
import { INVOICE_STREAM, type InvoiceEvent } from '@sternklar/contracts/invoices/invoice.events';
import { NO_FACTS } from '@sternklar/contracts/reviews/casework/case-facts';
import { reviewStream } from '@sternklar/contracts/reviews/review.events';
import { subscriptionStream } from '@sternklar/contracts/subscriptions/subscription.events';
import { isRejection, type StreamType } from '@sternklar/event-store/decider';
import { v5 as uuidV5 } from 'uuid';
import { addBusiness } from '../businesses/add-business/add-business.ts';
import { businessStreamType } from '../businesses/business.ts';
import { billedMonth } from '../invoices/due-months.ts';
import { type InvoicesState, invoicesAmong } from '../invoices/invoices.ts';
import { issueInvoices } from '../invoices/issue-invoices/issue-invoices.ts';
import { amendReview } from '../reviews/casework/customer-steps.ts';
import { reviewStreamType, type SubmittedReview } from '../reviews/review.ts';
import { type SubmitReview, submitReview } from '../reviews/submit-review/submit-review.ts';
import { STANDARD_PLAN } from '../subscriptions/plan.ts';
import { startSubscription } from '../subscriptions/start-subscription/start-subscription.ts';
import { subscriptionStreamType } from '../subscriptions/subscription.ts';
import type { DemoStep } from './demo-plan.ts';
import { recordCaseMove } from './record-case-move.ts';
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
    case 'move-case':
      return recordCaseMove(recording, step);
    case 'write-in-chat':
      return recordChatLine(recording, step);
  }
};

type Step<Kind extends RecordedStep['kind']> = Extract<RecordedStep, { kind: Kind }>;

const subscriptionOf = (accountId: string) => uuidV5('subscription', accountId);

const subscribe = async ({ commands, customer, accountId }: Recording, { at, company }: Step<'subscribe'>) => {
  const subscriptionId = subscriptionOf(accountId);
  const command = { subscriptionId, accountId, plan: STANDARD_PLAN, company, now: at };
  await commands.handle({
    streamType: subscriptionStreamType,
    streamId: subscriptionStream(accountId),
    decide: (state) => startSubscription(state, command),
    context: customer,
  });
};

/** Keeps of every invoice that it was issued, so that one state serves all months. */
const allInvoices: StreamType<InvoicesState, InvoiceEvent> = {
  ...invoicesAmong(new Set()),
  evolve: (state, event) => invoicesAmong(new Set([event.data.invoiceId])).evolve(state, event),
};

const bill = async (recording: Recording, { at, startedAt, company, month: number }: Step<'bill-month'>) => {
  const { commands, customer, accountId, seller } = recording;
  const ids = { subscriptionId: subscriptionOf(accountId), accountId };
  const buyer = { companyName: company.companyName, buyer: company.billingDetails };
  const terms = { ...STANDARD_PLAN, ...buyer, startedAt: startedAt.toISOString() };
  const month = billedMonth({ ...ids, ...terms }, number);
  await commands.handle({
    streamType: allInvoices,
    streamId: INVOICE_STREAM,
    decide: (state) =>
      issueInvoices(state, { months: [month], seller, paidBy: 'simulated-card', isFirstPrepaid: false, now: at }),
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
  const { reviewId, businessId, reviewerName, reviewText, rating, reason, reviewUrl, facts } = step;
  const grounds = { reason, reviewUrl, goodFaith: reason ? true : null };
  const review = { reviewId, businessId, accountId, reviewerName, reviewText, rating, ...grounds };
  await commands.handle({
    streamType: reviewStreamType,
    streamId: reviewStream(reviewId),
    isNew: true,
    decide: (state) => {
      const submitted = submitReview(state, review);
      if (isRejection(submitted) || facts === null) return submitted;
      const added = amendReview(justSubmitted(review, step.at), { ...review, facts });
      return isRejection(added) ? added : [...submitted, ...added];
    },
    context: customer,
  });
};

const justSubmitted = (review: SubmitReview, at: Date): SubmittedReview => {
  const { reviewId, businessId, accountId, ...details } = review;
  const since = at.toISOString();
  return {
    ...{ reviewId, businessId, accountId, status: 'eingereicht', statusVersion: 1, erased: false },
    ...{
      statusSince: since,
      submittedAt: since,
      declaredAt: null,
      decidedAt: null,
      followUpReason: null,
      sent: null,
      beforeDecision: null,
      platformSaid: null,
    },
    ...{ questionsAsked: [], evidence: [] },
    ...{ details: { ...details, facts: null }, detailsVersion: 1, casework: NO_FACTS },
  };
};
