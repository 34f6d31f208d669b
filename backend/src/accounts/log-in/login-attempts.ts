import type { SharedCounts } from '../../platform/counts.port.ts';
import { normalizeEmail } from '../reserve-email-address/address-hash.ts';

const WHAT = 'login attempt';
const SPAN_MS = 15 * 60_000;

/** How often a password may be guessed for one e-mail address, whoever guesses and in whichever process. */
export interface LoginAttempts {
  /** Counts one more, for addresses without an account alike. Whole seconds to wait; 0 when it may go ahead. */
  begin(email: string): Promise<number>;
  /** Starts anew: the owner has shown up. */
  forget(email: string): Promise<void>;
}

export interface LoginAttemptsDeps {
  readonly counts: Pick<SharedCounts, 'count' | 'forget'>;
  readonly maxPerQuarterHour: number;
}

export const createLoginAttempts = ({ counts, maxPerQuarterHour }: LoginAttemptsDeps): LoginAttempts => ({
  async begin(email) {
    const counted = await counts.count({ what: WHAT, whom: normalizeEmail(email), spanMs: SPAN_MS });
    if (counted === null || counted.count <= maxPerQuarterHour) return 0;
    return Math.max(1, Math.ceil(counted.endsInMs / 1_000));
  },
  forget: (email) => counts.forget({ what: WHAT, whom: normalizeEmail(email) }),
});
