import type { SharedCounts } from '../../platform/counts.port.ts';
import { normalizeEmail } from '../reserve-email-address/address-hash.ts';

const SPAN_MS = 15 * 60_000;

/**
 * Who guesses, as far as that is known. Strangers are counted together, for each address; a device that signed in before and a
 * session are counted each alone, so that nobody else uses up their guesses.
 */
export type Guesser = { readonly email: string } | { readonly knownDeviceId: string } | { readonly sessionId: string };

/** How often a password may be guessed, whoever guesses and in whichever process. */
export interface LoginAttempts {
  /** Counts one more, for addresses without an account alike. Whole seconds to wait; 0 when it may go ahead. */
  begin(guesser: Guesser): Promise<number>;
  /** Starts anew: the owner has shown up. */
  forget(guesser: Guesser): Promise<void>;
}

export interface LoginAttemptsDeps {
  readonly counts: Pick<SharedCounts, 'count' | 'forget'>;
  readonly maxPerQuarterHour: number;
}

const counted = (guesser: Guesser) => {
  if ('email' in guesser) return { what: 'login attempt', whom: normalizeEmail(guesser.email) };
  if ('sessionId' in guesser) return { what: 'password try of a session', whom: guesser.sessionId };
  return { what: 'login attempt of a known device', whom: guesser.knownDeviceId };
};

export const createLoginAttempts = ({ counts, maxPerQuarterHour }: LoginAttemptsDeps): LoginAttempts => ({
  async begin(guesser) {
    const count = await counts.count({ ...counted(guesser), spanMs: SPAN_MS });
    if (count === null || count.count <= maxPerQuarterHour) return 0;
    return Math.max(1, Math.ceil(count.endsInMs / 1_000));
  },
  forget: (guesser) => counts.forget(counted(guesser)),
});
