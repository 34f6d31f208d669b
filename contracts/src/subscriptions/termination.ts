/** Who declared that a subscription ends before its term does. */
export const TERMINATION_PARTIES = ['customer', 'provider'] as const;
export type TerminationParty = (typeof TERMINATION_PARTIES)[number];

export const TERMINATION_CAUSES = [
  'customers-good-cause',
  'death',
  'insolvency',
  'mutual-consent',
  'fraud',
  'payment-default',
  'providers-good-cause',
] as const;
export type TerminationCause = (typeof TERMINATION_CAUSES)[number];

/** As customers and the team read it. */
export const TERMINATION_CAUSE_NAMES: Readonly<Record<TerminationCause, string>> = {
  'customers-good-cause': 'Wichtiger Grund des Kunden',
  death: 'Tod der Inhaberin oder des Inhabers',
  insolvency: 'Insolvenz',
  'mutual-consent': 'In beiderseitigem Einvernehmen',
  fraud: 'Missbrauch oder Täuschung',
  'payment-default': 'Zahlungsverzug',
  'providers-good-cause': 'Anderer wichtiger Grund des Anbieters',
};

interface TerminationRule {
  /** Who may declare it. */
  readonly by: readonly TerminationParty[];
  /** Whether the month in which it ends is taken back as well; those after it are in any case. */
  readonly takesStartedMonthBack: boolean;
}

/**
 * What follows from why a subscription ends out of the ordinary (AGB § 9 (3)). Where the customer did not bring it about,
 * the month that had begun costs nothing; no month is split, so no invoice has another price than the one agreed.
 */
export const TERMINATION_RULES: Readonly<Record<TerminationCause, TerminationRule>> = {
  'customers-good-cause': { by: ['customer'], takesStartedMonthBack: true },
  death: { by: ['customer', 'provider'], takesStartedMonthBack: true },
  insolvency: { by: ['customer', 'provider'], takesStartedMonthBack: false },
  'mutual-consent': { by: ['customer', 'provider'], takesStartedMonthBack: false },
  fraud: { by: ['provider'], takesStartedMonthBack: false },
  'payment-default': { by: ['provider'], takesStartedMonthBack: false },
  'providers-good-cause': { by: ['provider'], takesStartedMonthBack: false },
};
