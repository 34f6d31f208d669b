import { Refusal } from '../platform/refusal.port.ts';

/** Whether an account may hand in nothing new until it paid what is overdue; another capability knows it. */
export type RequestsSuspended = (accountId: string) => Promise<boolean>;

export const REQUESTS_SUSPENDED =
  'Neue Löschanträge sind ausgesetzt, bis die offenen Rechnungen bezahlt sind. Laufende Fälle gehen weiter.';

export const requestsSuspended = () => new Refusal(403, 'requests-suspended', REQUESTS_SUSPENDED);
