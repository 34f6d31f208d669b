import type { Credentials, CredentialsStore, PendingCredentials } from '../credentials/credentials.ts';
import { FIRST_ID } from '../credentials/credentials.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import type { Sessions } from '../sessions/sessions.ts';

export interface LogInDeps {
  readonly credentials: Pick<CredentialsStore, 'ofAddress' | 'pending' | 'rehash'>;
  readonly settle: (pending: PendingCredentials) => Promise<void>;
  readonly passwords: PasswordHasher;
  readonly sessions: Pick<Sessions, 'start'>;
  readonly addressHashOf: (email: string) => string;
}

/** Parallel registrations of one address leave this many at most unsettled; more wait for the next sign-in. */
const SETTLE_AT_MOST = 20;

/** A new session's id, or null: for a wrong password and for an unknown address alike, after the same work. */
export const createLogIn = ({ credentials, settle, passwords, sessions, addressHashOf }: LogInDeps) => {
  const credentialsOf = async (email: string): Promise<Credentials | null> => {
    const addressHash = addressHashOf(email);
    // What a crash left unfinished is finished here, so that its victim can sign in.
    const unsettled = await credentials.pending({ addressHash, after: FIRST_ID, limit: SETTLE_AT_MOST });
    for (const pending of unsettled) await settle(pending);
    return credentials.ofAddress(addressHash);
  };

  return async (email: string, password: string): Promise<string | null> => {
    const known = await credentialsOf(email);
    const fits = await passwords.verify(known?.passwordHash ?? null, password);
    if (known === null || !fits) return null;
    const sessionId = await sessions.start(known);
    if (passwords.isOutdated(known.passwordHash)) await credentials.rehash(known, await passwords.hash(password));
    return sessionId;
  };
};
