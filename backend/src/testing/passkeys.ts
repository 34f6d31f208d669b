import type {
  Passkey,
  PasskeyCreationOptions,
  PasskeyRegistration,
  SignInWays,
} from '@sternklar/contracts/accounts/passkey.api';
import { createSoftAuthenticator, type SoftAuthenticator } from '../accounts/passkeys/testing/soft-authenticator.ts';
import type { Account } from './accounts.ts';
import type { Ask } from './ask.ts';

type Owner = Pick<Account, 'token' | 'password'>;

interface At {
  readonly ask: Ask;
  readonly origin: string;
}

const created = async ({ ask, origin }: At, { token, password }: Owner) => {
  const authenticator = createSoftAuthenticator({ origin });
  const body = { password };
  const options = await ask<PasskeyCreationOptions>('/api/account/passkeys/options', { method: 'POST', token, body });
  return { authenticator, credential: authenticator.create(options) };
};

/** A passkey that a browser just made for somebody, before the product knows it. */
export const newPasskey = async (at: At, account: Owner): Promise<PasskeyRegistration> =>
  (await created(at, account)).credential;

/** There may be only so many of them; those of earlier calls make room. */
const makeRoom = async ({ ask }: At, { token, password }: Owner): Promise<void> => {
  const { passkeys } = await ask<SignInWays>('/api/account/sign-in-ways', { token });
  for (const { id } of passkeys.slice(0, -MOST_PASSKEYS))
    await ask(`/api/account/passkeys/${id}/removal`, { method: 'POST', token, body: { password } });
};
const MOST_PASSKEYS = 10;

/** A passkey that somebody's account is opened with. */
export const addPasskey = async (
  at: At,
  account: Owner,
): Promise<{ readonly id: string; readonly authenticator: SoftAuthenticator }> => {
  await makeRoom(at, account);
  const { authenticator, credential } = await created(at, account);
  const body = { name: 'Laptop', credential };
  const { id } = await at.ask<Passkey>('/api/account/passkeys', { method: 'POST', token: account.token, body });
  return { id, authenticator };
};
