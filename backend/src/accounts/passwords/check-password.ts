import type { Credentials, CredentialsStore, PendingCredentials } from '../credentials/credentials.ts';
import { FIRST_ID } from '../credentials/credentials.ts';
import type { PasswordHasher } from './password-hasher.ts';

export interface CheckPasswordDeps {
  readonly credentials: Pick<CredentialsStore, 'ofAddress' | 'pending' | 'rehash'>;
  readonly settle: (pending: PendingCredentials) => Promise<void>;
  readonly passwords: PasswordHasher;
  readonly addressHashOf: (email: string) => string;
}

/**
 * The password in force if the given one is it; null for a wrong one and for an unknown address alike, after the same work.
 * `isKnown`: asked by who is signed in, or from a device that was.
 */
export type CheckPassword = (email: string, password: string, isKnown?: boolean) => Promise<Credentials | null>;

/** Parallel registrations of one address leave this many at most unsettled; more wait for the next sign-in. */
const SETTLE_AT_MOST = 20;

export const createCheckPassword = ({
  credentials,
  settle,
  passwords,
  addressHashOf,
}: CheckPasswordDeps): CheckPassword => {
  const credentialsOf = async (email: string): Promise<Credentials | null> => {
    const addressHash = addressHashOf(email);
    // What a crash left unfinished is finished here, so that its victim can sign in.
    const unsettled = await credentials.pending({ addressHash, after: FIRST_ID, limit: SETTLE_AT_MOST });
    for (const pending of unsettled) await settle(pending);
    return credentials.ofAddress(addressHash);
  };

  return async (email, password, isKnown) => {
    const known = await credentialsOf(email);
    const fits = await passwords.verify(known?.passwordHash ?? null, password, isKnown);
    if (known === null || !fits) return null;
    if (passwords.isOutdated(known.passwordHash)) {
      await credentials.rehash(known, await passwords.hash(password, isKnown));
    }
    return known;
  };
};
