/** Why a conversation needs a person at once: the assistant saw it in a message. The most urgent first. */
export const ATTENTION_REASONS = [
  'emergency',
  'account-taken',
  'termination-declared',
  'termination-supposed',
  'charge-disputed',
  'unanswered',
] as const;
export type AttentionReason = (typeof ATTENTION_REASONS)[number];

/** What people at the desk read. */
export const ATTENTION_LABEL: Readonly<Record<AttentionReason, string>> = {
  emergency: 'Notlage',
  'account-taken': 'Fremder Zugriff auf das Konto',
  'termination-declared': 'Kündigung erklärt',
  'termination-supposed': 'Vielleicht gekündigt',
  'charge-disputed': 'Abbuchung bestritten',
  unanswered: 'Wartet auf Antwort',
};
