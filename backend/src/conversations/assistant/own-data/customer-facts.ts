import type { Invoice } from '@sternklar/contracts/invoices/invoice.api';
import type { NextStep } from '@sternklar/contracts/reviews/casework/case-facts';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import type { Subscription } from '@sternklar/contracts/subscriptions/subscription.api';

/** A review as its owner may be told about it; its text is left out, since nobody asks an assistant for that. */
export interface OwnReview {
  readonly reviewerName: string;
  readonly rating: number;
  readonly status: ReviewStatus;
  readonly businessName: string | null;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
  /** When the status changed last; `createdAt` when it never did. */
  readonly updatedAt: string;
  /** What comes next in its case; null where nobody knows yet. */
  readonly next: NextStep | null;
  /** The one appeal against its refusal was lodged. */
  readonly appealUsed: boolean;
  /** It was removed and is to be seen again, and nothing was sent since. */
  readonly isBack: boolean;
}

/** A request that is neither decided nor withdrawn. */
export interface OwnCase {
  readonly reviewerName: string;
  readonly businessName: string;
  readonly next: NextStep;
  readonly isBack: boolean;
}

/** How many reviews have each status; those that were withdrawn are counted apart. */
export type OwnCounts = Readonly<Record<ReviewStatus, number>> & { readonly withdrawn: number };

/** Some of the things there are, and how many there are. */
export interface Some<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/** A subscription, and what its terms mean at the moment of the question. */
export type OwnSubscription = Pick<
  Subscription,
  | 'status'
  | 'started_at'
  | 'expires_at'
  | 'notice'
  | 'notice_until'
  | 'notice_recommended_until'
  | 'ends_at_if_noticed_today'
  | 'amount'
  | 'next_invoice_on'
>;

/** An invoice as its owner's account page shows it. */
export type OwnInvoice = Pick<
  Invoice,
  | 'kind'
  | 'number'
  | 'issued_on'
  | 'served_from'
  | 'served_until'
  | 'amount'
  | 'paid_on'
  | 'due_on'
  | 'payment_failed'
  | 'payment_trouble'
  | 'paid_back_amount'
  | 'taken_back_amount'
  | 'cancelled_by'
>;

/** A review by whom it is of, its stars and how it stands. */
export type ReviewInBrief = Pick<
  OwnReview,
  'reviewerName' | 'rating' | 'status' | 'businessName' | 'createdAt' | 'updatedAt'
>;

/**
 * What is known of one customer, read from the read models. Whoever makes it binds the account: nothing that is asked
 * through it can name another one.
 */
export interface CustomerFacts {
  /** The newest first. */
  businesses(): Promise<Some<string>>;
  latestReview(): Promise<OwnReview | null>;
  /** The newest reviews whose reviewer is called like this. */
  reviewsBy(reviewerName: string): Promise<Some<OwnReview>>;
  reviewCounts(): Promise<OwnCounts>;
  /** The newest first. */
  reviewsInBrief(): Promise<Some<ReviewInBrief>>;
  /** Those that need something first. */
  openCases(): Promise<Some<OwnCase>>;
  /** The newest subscription; null when there never was one. */
  subscription(): Promise<OwnSubscription | null>;
  /** The newest first, credit notes among them. */
  invoices(): Promise<Some<OwnInvoice>>;
}

/** The facts of an account; made for each message. */
export type CustomerFactsOf = (accountId: string, now: Date) => CustomerFacts;
