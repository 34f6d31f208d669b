import type { ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';

/** What somebody acted as. */
export const ACTOR_LABEL: Readonly<Record<ReviewHistoryEntry['actor'], string>> = {
  customer: 'Kunde',
  admin: 'Admin',
  operator: 'Betreiber',
  system: 'System',
};
