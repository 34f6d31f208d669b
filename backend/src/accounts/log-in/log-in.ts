import type { CheckPassword } from '../passwords/check-password.ts';
import type { Sessions } from '../sessions/sessions.ts';

export interface LogInDeps {
  readonly checkPassword: CheckPassword;
  readonly sessions: Pick<Sessions, 'start'>;
}

/**
 * A new session's id, or null: for a wrong password and for an unknown address alike, after the same work. `device` is
 * what the owner will know the session by; null when that is not known.
 */
export const createLogIn =
  ({ checkPassword, sessions }: LogInDeps) =>
  async (email: string, password: string, device: string | null = null): Promise<string | null> => {
    const known = await checkPassword(email, password);
    return known && sessions.start({ accountId: known.accountId, version: known.version, device });
  };
