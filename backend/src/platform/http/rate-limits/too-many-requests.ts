import { Refusal } from '../../refusal.port.ts';

/** The refusal of one request too many, with the wait in milliseconds. */
export const tooManyRequests = (waitMs: number): Refusal =>
  new Refusal(
    429,
    'too-many-requests',
    'Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
    { retryAfterSeconds: waitMs / 1_000 },
  );
