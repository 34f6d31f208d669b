import type { CheckPassword } from '../passwords/check-password.ts';
import type { Sessions } from '../sessions/sessions.ts';

export interface LogInDeps {
  readonly checkPassword: CheckPassword;
  readonly sessions: Pick<Sessions, 'start'>;
}

export interface SignInFrom {
  /** What the owner will know the session by; null when that is not known. */
  readonly device?: string | null;
  /** Whether the browser is known to the account. */
  readonly isKnown?: boolean;
  /** Asked once the password is right, whether the session is a strong one; throws where more than the password is needed. */
  readonly secondFactor?: (accountId: string) => Promise<boolean>;
}

export interface StartedSession {
  readonly accountId: string;
  readonly sessionId: string;
}

/** A new session, or null: for a wrong password and for an unknown address alike, after the same work. */
export const createLogIn =
  ({ checkPassword, sessions }: LogInDeps) =>
  async (
    email: string,
    password: string,
    { device = null, isKnown = false, secondFactor = async () => false }: SignInFrom = {},
  ): Promise<StartedSession | null> => {
    const known = await checkPassword(email, password, isKnown);
    if (known === null) return null;
    const { accountId, version } = known;
    const isStrong = await secondFactor(accountId);
    const sessionId = await sessions.start({ accountId, version, device, isStrong });
    return sessionId === null ? null : { accountId, sessionId };
  };
