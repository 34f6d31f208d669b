import type { Identity } from '../../platform/access.port.ts';

/** The person behind a live session, and what the session's next reading has to wait for. */
export interface LiveSession extends Identity {
  /** Log position to wait for before reading, then to be settled by `settleReadPosition`; null when nothing is owed. */
  readonly readPosition: number | null;
  readonly expiresAt: Date;
}
