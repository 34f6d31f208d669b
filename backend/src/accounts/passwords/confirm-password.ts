import type { PasskeyAssertion } from '@sternklar/contracts/accounts/passkey.api';
import { passkeyWrong, passwordWrong, tooManyPasswordTries } from '../auth-refusals.ts';
import type { ContactOf } from '../contact.ts';
import type { CredentialsStore } from '../credentials/credentials.ts';
import type { LoginAttempts } from '../log-in/login-attempts.ts';
import type { KnownPasskeys } from '../passkeys/known-passkeys.ts';
import type { CheckPassword } from './check-password.ts';

export interface ConfirmPasswordDeps {
  readonly contactOf: ContactOf;
  readonly checkPassword: CheckPassword;
  /** As many as for signing in, counted for each session alone: strangers at the sign-in use up nothing of who is signed in. */
  readonly loginAttempts: LoginAttempts;
  readonly credentials: Pick<CredentialsStore, 'ofAccount'>;
  readonly knownPasskeys: Pick<KnownPasskeys, 'whoSigned'>;
}

export interface GivenPassword {
  readonly accountId: string;
  readonly sessionId: string;
  /** The password's name in the body, which a refusal names. */
  readonly field: string;
  readonly password?: string | undefined;
  /** What a passkey signed in place of it. */
  readonly passkey?: PasskeyAssertion | undefined;
}

export interface ConfirmedPassword {
  readonly email: string;
  /** Version of the event in the account's stream that set the password. */
  readonly version: number;
}

/**
 * Lets whoever is signed in show that they know the password, too, or have a passkey. Refuses with 400 for a wrong one, 429 after
 * too many.
 */
export type ConfirmPassword = (given: GivenPassword) => Promise<ConfirmedPassword>;

export const createConfirmPassword = (deps: ConfirmPasswordDeps): ConfirmPassword => {
  const { contactOf, checkPassword, loginAttempts, credentials, knownPasskeys } = deps;
  const withPasskey = async (accountId: string, email: string, passkey: PasskeyAssertion) => {
    if ((await knownPasskeys.whoSigned('confirm', accountId, passkey)) === null) throw passkeyWrong();
    const inForce = await credentials.ofAccount(accountId);
    if (inForce === null) throw passkeyWrong();
    return { email, version: inForce.version };
  };
  return async ({ accountId, sessionId, field, password, passkey }) => {
    const contact = await contactOf(accountId);
    if (contact === null) throw passwordWrong(field);
    const { email } = contact;
    if (passkey !== undefined) return withPasskey(accountId, email, passkey);
    // Before the password is looked at, so that an eleventh guess learns nothing.
    const waitSeconds = await loginAttempts.begin({ sessionId });
    if (waitSeconds > 0) throw tooManyPasswordTries(waitSeconds);
    const known = await checkPassword(email, password ?? '', true);
    if (known === null) throw passwordWrong(field);
    await loginAttempts.forget({ sessionId });
    return { email, version: known.version };
  };
};
