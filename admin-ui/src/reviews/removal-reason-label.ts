import type { AdminReview } from '@sternklar/contracts/reviews/review.api';

type RemovalReason = NonNullable<AdminReview['reason']>;

/** The grounds in the words in which customers chose them. */
export const REMOVAL_REASON_LABEL: Readonly<Record<RemovalReason, string>> = {
  kein_kundenkontakt: 'Kein Kundenkontakt',
  unwahre_tatsache: 'Unwahre Tatsachenbehauptung',
  beleidigung: 'Beleidigung',
  datenschutz: 'Persönliche Daten',
  spam: 'Spam oder Werbung',
  anderer: 'Anderer Grund',
};
