import { randomUUID } from 'node:crypto';
import type { PasskeyRequestOptions } from '@sternklar/contracts/accounts/passkey.api';
import { EXAMPLE_RECEIVER_KEYS } from '../../platform/push/testing/example-receiver.ts';
import { openAccount, openVerifiedAccount } from '../accounts.ts';
import { type Ask, logIn, logInAtDevice } from '../ask.ts';
import { addAuthenticatorApp, newAuthenticatorApp } from '../authenticator-apps.ts';
import { addPasskey, newPasskey } from '../passkeys.ts';
import { type Makers, type Making, until } from './making.ts';

const resetCodeOf = async ({ ask, settle }: Making, email: string): Promise<string> => {
  await settle();
  await ask('/api/auth/forgot-password', { method: 'POST', body: { email } });
  await settle();
  return until('The mail with the code to reset a password', async () => {
    const mails = await ask<{ subject: string; text: string }[]>(`/mailbox.json?to=${encodeURIComponent(email)}`);
    return mails.find(({ subject }) => /Passwort/.test(subject))?.text.match(/^\s*([A-Z0-9]{6})\s*$/m)?.[1];
  });
};

/** Of a known push service, though there is no such host. */
const newEndpoint = () => `https://beispiel.push.apple.com/${randomUUID()}`;

/** A browser with push messages switched on. */
const newPushDevice = async (ask: Ask, token: string) => {
  const endpoint = newEndpoint();
  const body = { endpoint, keys: EXAMPLE_RECEIVER_KEYS };
  const { id } = await ask<{ id: string }>('/api/account/push-devices', { method: 'PUT', token, body });
  return { id, endpoint };
};

/** Accounts, and what they sign in with. */
export const PEOPLE: Makers = {
  caller: async ({ caller }) => ({ ...caller }),
  owner: async ({ owner }) => ({ ...owner }),
  staff: async ({ admin }) => ({ ...admin }),
  'new-address': async ({ newAddress }) => ({ email: newAddress() }),
  customer: async ({ ask, newAddress }) => ({ ...(await openVerifiedAccount(ask, newAddress())) }),
  unverified: async ({ ask, newAddress }) => ({ ...(await openAccount(ask, newAddress())) }),
  'spare-session': async ({ ask, caller }) => ({ token: await logIn(ask, caller) }),
  async session({ ask, owner }) {
    const token = await logIn(ask, owner);
    const sessions = await ask<{ id: string; current: boolean }[]>('/api/account/sessions', { token });
    return { id: sessions.find(({ current }) => current)?.id };
  },
  'known-device': async ({ ask, owner }) => ({ id: await logInAtDevice(ask, owner, randomUUID()) }),
  'new-passkey': async ({ ask, origin, caller }) => ({ credential: await newPasskey({ ask, origin }, caller) }),
  async passkey({ ask, origin, owner }) {
    return addPasskey({ ask, origin }, owner);
  },
  async 'signed-passkey'({ ask, origin, newAddress }) {
    const { authenticator } = await addPasskey({ ask, origin }, await openVerifiedAccount(ask, newAddress()));
    const options = await ask<PasskeyRequestOptions>('/api/auth/passkey/options', { method: 'POST' });
    return { credential: authenticator.get(options) };
  },
  async 'new-authenticator-app'({ ask, newAddress, now }) {
    const account = await openVerifiedAccount(ask, newAddress());
    const { setup, app } = await newAuthenticatorApp(ask, account);
    return { token: account.token, setup, appCode: app.code(now()) };
  },
  async 'authenticator-app'({ ask, newAddress, now }) {
    const account = await openVerifiedAccount(ask, newAddress());
    const { recoveryCodes } = await addAuthenticatorApp(ask, account, now());
    return { ...account, recoveryCode: recoveryCodes[0] ?? '' };
  },
  'new-endpoint': async () => ({ url: newEndpoint() }),
  'push-device': ({ ask, owner }) => newPushDevice(ask, owner.token),
  'own-push-device': ({ ask, caller }) => newPushDevice(ask, caller.token),
  async 'password-reset'(making) {
    const { email } = await openVerifiedAccount(making.ask, making.newAddress());
    return { email, code: await resetCodeOf(making, email) };
  },
  async 'email-change'({ ask, newAddress }) {
    const { token, password } = await openVerifiedAccount(ask, newAddress());
    const body = { new_email: newAddress(), password };
    const asked = await ask<{ verification_code: string }>('/api/account/email-change', {
      method: 'POST',
      token,
      body,
    });
    return { token, code: asked.verification_code };
  },
};
