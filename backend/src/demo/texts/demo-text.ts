import type { RemovalReason } from '@sternklar/contracts/reviews/removal-reason';

/** An unwanted review and what its customer says to it; all of it invented. */
export interface DemoText {
  /** Empty for a review of stars alone. */
  readonly text: string;
  /** Without it: one star. */
  readonly stars?: 2 | 3;
  /** Missing where the customer chose none at first. */
  readonly reason?: RemovalReason;
  /** In the customer's own words. */
  readonly facts?: string;
}
