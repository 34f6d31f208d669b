import type { Projection } from '@sternklar/event-store/projection';
import { accountHistory } from './accounts/account-history/account-history.projection.ts';
import { userList } from './accounts/user-list/user-list.projection.ts';
import { auditorAccessList } from './audit/auditor-access-list/auditor-access-list.projection.ts';
import { ownerFigures } from './back-office/owner-figures/owner-figures.projection.ts';
import { businessList } from './businesses/business-list/business-list.projection.ts';
import { conversationList } from './conversations/conversation-list/conversation-list.projection.ts';
import { unansweredQuestionList } from './conversations/unanswered-question-list/unanswered-question-list.projection.ts';
import { invoiceList } from './invoices/invoice-list/invoice-list.projection.ts';
import { journal } from './invoices/journal/journal.projection.ts';
import { liveUpdate } from './live-updates/live-update/live-update.projection.ts';
import { partnerList } from './partners/partner-list/partner-list.projection.ts';
import { heldRefundList } from './payments/held-refund-list/held-refund-list.projection.ts';
import { unmatchedPaymentList } from './payments/unmatched-payment-list/unmatched-payment-list.projection.ts';
import { retentionList } from './retention/retention-list/retention-list.projection.ts';
import { caseFigures } from './reviews/case-figures/case-figures.projection.ts';
import { reviewCase } from './reviews/review-case/review-case.projection.ts';
import { reviewEvidence } from './reviews/review-evidence/review-evidence.projection.ts';
import { reviewHistory } from './reviews/review-history/review-history.projection.ts';
import { reviewList } from './reviews/review-list/review-list.projection.ts';
import { reviewStatistics } from './reviews/review-statistics/review-statistics.projection.ts';
import { subscriptionList } from './subscriptions/subscription-list/subscription-list.projection.ts';

/** Every read model of the product; the table of contents of this package. */
export const allProjections: readonly Projection[] = [
  userList,
  accountHistory,
  businessList,
  reviewList,
  reviewHistory,
  reviewCase,
  caseFigures,
  reviewEvidence,
  reviewStatistics,
  subscriptionList,
  invoiceList,
  journal,
  conversationList,
  unansweredQuestionList,
  partnerList,
  unmatchedPaymentList,
  heldRefundList,
  auditorAccessList,
  retentionList,
  ownerFigures,
  liveUpdate,
];
