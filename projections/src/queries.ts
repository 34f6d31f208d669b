import type pg from 'pg';
import {
  type AccountHistoryQueries,
  createAccountHistoryQueries,
} from './accounts/account-history/account-history.query.ts';
import { createUserQueries, USERS_TOTAL, type UserQueries } from './accounts/user-list/user-list.query.ts';
import {
  type AuditorAccessQueries,
  createAuditorAccessQueries,
} from './audit/auditor-access-list/auditor-access-list.query.ts';
import { COUNTED_IDS } from './back-office/owner-figures/counted.ts';
import { createOwnerFigureQueries, type OwnerFigureQueries } from './back-office/owner-figures/owner-figures.query.ts';
import {
  BUSINESSES_TOTAL,
  type BusinessQueries,
  createBusinessQueries,
} from './businesses/business-list/business-list.query.ts';
import {
  CONVERSATIONS_TOTAL,
  type ConversationQueries,
  createConversationQueries,
} from './conversations/conversation-list/conversation-list.query.ts';
import {
  createUnansweredQuestionQueries,
  type UnansweredQuestionQueries,
} from './conversations/unanswered-question-list/unanswered-question-list.query.ts';
import { keptTotals } from './engine/lists/listing.ts';
import { createInvoiceQueries, type InvoiceQueries } from './invoices/invoice-list/invoice-list.query.ts';
import { createJournalQueries, type JournalQueries } from './invoices/journal/journal.query.ts';
import { createLiveUpdateQueries, type LiveUpdateQueries } from './live-updates/live-update/live-update.query.ts';
import { createPartnerQueries, type PartnerQueries } from './partners/partner-list/partner-list.query.ts';
import { createHeldRefundQueries, type HeldRefundQueries } from './payments/held-refund-list/held-refund-list.query.ts';
import {
  createUnmatchedPaymentQueries,
  type UnmatchedPaymentQueries,
} from './payments/unmatched-payment-list/unmatched-payment-list.query.ts';
import { createRetentionQueries, type RetentionQueries } from './retention/retention-list/retention-list.query.ts';
import { type CaseFigureQueries, createCaseFigureQueries } from './reviews/case-figures/case-figures.query.ts';
import { type CaseListQueries, createCaseListQueries } from './reviews/review-case/case-list.query.ts';
import { createReviewCaseQueries, type ReviewCaseQueries } from './reviews/review-case/review-case.query.ts';
import {
  createReviewEvidenceQueries,
  type ReviewEvidenceQueries,
} from './reviews/review-evidence/review-evidence.query.ts';
import {
  createReviewHistoryQueries,
  type ReviewHistoryQueries,
} from './reviews/review-history/review-history.query.ts';
import { createReviewsAsOf, type ReviewsAsOf } from './reviews/review-history/reviews-as-of.query.ts';
import { createReviewQueries, REVIEWS_TOTAL, type ReviewQueries } from './reviews/review-list/review-list.query.ts';
import {
  createReviewStatisticsQueries,
  type ReviewStatisticsQueries,
} from './reviews/review-statistics/review-statistics.query.ts';
import {
  createSubscriptionQueries,
  SUBSCRIPTIONS_TOTAL,
  type SubscriptionQueries,
} from './subscriptions/subscription-list/subscription-list.query.ts';

export type { VisitorConversation } from './conversations/conversation-list/conversation-list.query.ts';
export type {
  CardToLookAfter,
  ChargeableInvoice,
  DueSubscription,
  ErasableInvoice,
  OpenInvoice,
  OverbilledSubscription,
} from './invoices/invoice-list/billing.query.ts';
export type { LiveUpdateRow } from './live-updates/live-update/live-update.query.ts';
export type { HeldRefund } from './payments/held-refund-list/held-refund-list.query.ts';
export type { ClosedReview } from './retention/retention-list/retention-list.query.ts';
export type { FoundCase, OpenQuestionOf } from './reviews/review-case/review-case.query.ts';
export type { AsOfRequest, ReviewAsOf } from './reviews/review-history/reviews-as-of.query.ts';
export type { ReviewStatisticsQueries } from './reviews/review-statistics/review-statistics.query.ts';

const LIST_TOTALS = {
  users: USERS_TOTAL,
  businesses: BUSINESSES_TOTAL,
  reviews: REVIEWS_TOTAL,
  subscriptions: SUBSCRIPTIONS_TOTAL,
  chats: CONVERSATIONS_TOTAL,
} as const;

/** Everything the API reads, by read model; rows have the API's shape. */
export interface Queries {
  readonly users: UserQueries;
  readonly accountHistory: AccountHistoryQueries;
  readonly businesses: BusinessQueries;
  readonly reviews: ReviewQueries;
  readonly reviewHistory: ReviewHistoryQueries;
  readonly reviewCases: ReviewCaseQueries;
  readonly caseList: CaseListQueries;
  readonly caseFigures: CaseFigureQueries;
  readonly reviewEvidence: ReviewEvidenceQueries;
  readonly reviewsAsOf: ReviewsAsOf;
  readonly reviewStatistics: ReviewStatisticsQueries;
  readonly subscriptions: SubscriptionQueries;
  readonly invoices: InvoiceQueries;
  readonly journal: JournalQueries;
  readonly conversations: ConversationQueries;
  readonly unansweredQuestions: UnansweredQuestionQueries;
  readonly partners: PartnerQueries;
  readonly auditorAccesses: AuditorAccessQueries;
  readonly unmatchedPayments: UnmatchedPaymentQueries;
  readonly heldRefunds: HeldRefundQueries;
  readonly retention: RetentionQueries;
  readonly ownerFigures: OwnerFigureQueries;
  /** How many rows the admins' lists have without a filter, in one statement. */
  readonly listTotals: (now: Date) => Promise<Readonly<Record<keyof typeof LIST_TOTALS, number>>>;
  readonly liveUpdates: LiveUpdateQueries;
}

/**
 * Names tables with their schema and version, so that a rebuild's switch is seen by the next statement, prepared or not.
 * The pool must return int8 as number (`createPool`) and have a statement time limit.
 */
export const createQueries = (pool: pg.Pool): Queries => ({
  users: createUserQueries(pool, COUNTED_IDS.users),
  accountHistory: createAccountHistoryQueries(pool),
  businesses: createBusinessQueries(pool),
  reviews: createReviewQueries(pool),
  reviewHistory: createReviewHistoryQueries(pool),
  reviewCases: createReviewCaseQueries(pool),
  caseList: createCaseListQueries(pool),
  caseFigures: createCaseFigureQueries(pool),
  reviewEvidence: createReviewEvidenceQueries(pool),
  reviewsAsOf: createReviewsAsOf(pool),
  reviewStatistics: createReviewStatisticsQueries(pool),
  subscriptions: createSubscriptionQueries(pool, COUNTED_IDS.subscriptions),
  invoices: createInvoiceQueries(pool, COUNTED_IDS.invoices),
  journal: createJournalQueries(pool),
  conversations: createConversationQueries(pool, COUNTED_IDS.chats),
  unansweredQuestions: createUnansweredQuestionQueries(pool),
  partners: createPartnerQueries(pool),
  auditorAccesses: createAuditorAccessQueries(pool),
  unmatchedPayments: createUnmatchedPaymentQueries(pool),
  heldRefunds: createHeldRefundQueries(pool),
  retention: createRetentionQueries(pool),
  ownerFigures: createOwnerFigureQueries(pool),
  listTotals: (now) => keptTotals(pool, LIST_TOTALS, now),
  liveUpdates: createLiveUpdateQueries(pool),
});
