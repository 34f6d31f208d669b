import { passwordWrong, tooManyPasswordTries } from '../auth-refusals.ts';
import type { ContactOf } from '../contact.ts';
import type { LoginAttempts } from '../log-in/login-attempts.ts';
import type { CheckPassword } from './check-password.ts';

export interface ConfirmPasswordDeps {
  readonly contactOf: ContactOf;
  readonly checkPassword: CheckPassword;
  /** As many as for signing in, counted for each session alone: strangers at the sign-in use up nothing of who is signed in. */
  readonly loginAttempts: LoginAttempts;
}

export interface GivenPassword {
  readonly accountId: string;
  readonly sessionId: string;
  /** The password's name in the body, which a refusal names. */
  readonly field: string;
  readonly password: string;
}

export interface ConfirmedPassword {
  readonly email: string;
  /** Version of the event in the account's stream that set the password. */
  readonly version: number;
}

/** Lets whoever is signed in show that they know the password, too. Refuses with 400 for a wrong one, 429 after too many. */
export type ConfirmPassword = (given: GivenPassword) => Promise<ConfirmedPassword>;

export const createConfirmPassword =
  ({ contactOf, checkPassword, loginAttempts }: ConfirmPasswordDeps): ConfirmPassword =>
  async ({ accountId, sessionId, field, password }) => {
    const contact = await contactOf(accountId);
    if (contact === null) throw passwordWrong(field);
    const { email } = contact;
    // Before the password is looked at, so that an eleventh guess learns nothing.
    const waitSeconds = await loginAttempts.begin({ sessionId });
    if (waitSeconds > 0) throw tooManyPasswordTries(waitSeconds);
    const known = await checkPassword(email, password, true);
    if (known === null) throw passwordWrong(field);
    await loginAttempts.forget({ sessionId });
    return { email, version: known.version };
  };
