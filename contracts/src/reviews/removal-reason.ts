/** Grounds a customer may choose for the removal; the provider never assesses them. */
export const REMOVAL_REASONS = [
  'kein_kundenkontakt',
  'unwahre_tatsache',
  'beleidigung',
  'datenschutz',
  'spam',
  'anderer',
] as const;
export type RemovalReason = (typeof REMOVAL_REASONS)[number];

/** What people read. */
export const REMOVAL_REASON_LABEL: Readonly<Record<RemovalReason, string>> = {
  kein_kundenkontakt: 'Kein Kundenkontakt',
  unwahre_tatsache: 'Unwahre Tatsachenbehauptung',
  beleidigung: 'Beleidigung',
  datenschutz: 'Persönliche Daten',
  spam: 'Spam oder Werbung',
  anderer: 'Anderer Grund',
};
