/** The second one names a last day. */
export const DUNNING_REMINDERS = ['first', 'second'] as const;
export type DunningReminder = (typeof DUNNING_REMINDERS)[number];

/** How far an account is that has not paid what is overdue. */
export const DUNNING_STEPS = [...DUNNING_REMINDERS, 'in-arrears'] as const;
export type DunningStep = (typeof DUNNING_STEPS)[number];

/** When each step comes, in days after the one before; the first after the day on which the oldest invoice was due. */
export interface DunningDays {
  readonly reminder: number;
  readonly secondReminder: number;
  /** How long the second reminder leaves. */
  readonly deadline: number;
  /** How long an account is in arrears before new requests are refused; null: they never are. */
  readonly suspension: number | null;
}
