import { randomBytes } from 'node:crypto';
import type { PasskeyRequestOptions } from '@sternklar/contracts/accounts/passkey.api';
import { openVerifiedAccount, signInStaff } from '../../../backend/src/testing/accounts.ts';
import type { Ask } from '../../../backend/src/testing/ask.ts';
import { addPasskey } from '../../../backend/src/testing/passkeys.ts';
import type { Send } from '../common/exchange.ts';

export interface World {
  readonly send: Send;
  readonly ask: Ask;
  /** Where the product's pages are. */
  readonly origin: string;
}

/** Whom an address belongs to, at a device that signed in with it before. */
export interface Owner {
  readonly email: string;
  logIn(from: { readonly isKnown: boolean }): Promise<number>;
  /** With a passkey, on a device that never signed in; the status of the answer. */
  passkeyLogIn(): Promise<number>;
  timedLogIn(): Promise<{ readonly status: number; readonly ms: number }>;
  /** Asks for a code from the device and sets a new password with it; the status of the answer. */
  resetPassword(newPassword: string): Promise<number>;
}

export const posted = ({ send }: World, path: string, body: object, headers: Record<string, string> = {}) =>
  send({
    method: 'POST',
    path: `/api${path}`,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** The codes in mails to an address, the newest first. */
const codesOf = async ({ ask }: World, email: string): Promise<readonly string[]> => {
  const mails = await ask<{ subject: string; text: string }[]>(`/mailbox.json?to=${encodeURIComponent(email)}`);
  return mails
    .filter(({ subject }) => /Passwort/.test(subject))
    .flatMap(({ text }) => text.match(/^\s*([A-Z0-9]{6})\s*$/m)?.[1] ?? []);
};

const CODE_WITHIN_MS = 20_000;

/** Without `password`: a new customer's. */
export const knownOwner = async (world: World, email: string, password?: string): Promise<Owner> => {
  let secret = password ?? (await openVerifiedAccount(world.ask, email)).password;
  const device = { 'device-token': randomBytes(32).toString('base64url') };
  const logIn = (headers: Record<string, string>) => posted(world, '/auth/login', { email, password: secret }, headers);
  const first = await logIn(device);
  if (first.status !== 200) throw new Error(`The first sign-in was answered ${first.status}: ${first.text}`);
  const account = { ...(await signInStaff(world.ask, { email, password: secret })), isStaff: false };
  const { authenticator } = await addPasskey(world, account);
  return {
    email,
    logIn: async ({ isKnown }) => (await logIn(isKnown ? device : {})).status,
    async passkeyLogIn() {
      const options = await world.ask<PasskeyRequestOptions>('/api/auth/passkey/options', { method: 'POST' });
      return (await posted(world, '/auth/passkey', { credential: authenticator.get(options) })).status;
    },
    timedLogIn: () => logIn(device),
    async resetPassword(newPassword) {
      const before = (await codesOf(world, email)).length;
      await posted(world, '/auth/forgot-password', { email }, device);
      for (const deadline = Date.now() + CODE_WITHIN_MS; Date.now() < deadline; ) {
        const codes = await codesOf(world, email);
        if (codes.length === before) continue;
        const body = { email, reset_code: codes[0], new_password: newPassword };
        const { status } = await posted(world, '/auth/reset-password', body, device);
        if (status === 200) secret = newPassword;
        return status;
      }
      throw new Error('The code that the known device asked for was not mailed.');
    },
  };
};

/** One more than strangers have together. */
export const guessPasswords = async (world: World, email: string): Promise<void> => {
  for (let i = 0; i < 11; i += 1) await posted(world, '/auth/login', { email, password: 'falsch' });
};

/** A stranger's code, and all of its tries; one more is asked for at once, in vain. */
export const burnCodes = async (world: World, email: string): Promise<void> => {
  await posted(world, '/auth/forgot-password', { email });
  const body = { email, reset_code: 'AAAAAA', new_password: 'fremdes-passwort' };
  for (let i = 0; i < 6; i += 1) await posted(world, '/auth/reset-password', body);
  await posted(world, '/auth/forgot-password', { email });
};
