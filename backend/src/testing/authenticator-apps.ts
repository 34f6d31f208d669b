import type {
  AddedAuthenticatorApp,
  AuthenticatorAppOptions,
} from '@sternklar/contracts/accounts/authenticator-app.api';
import { codeOfStep, stepAt } from '../accounts/authenticator-app/totp.ts';
import type { Account } from './accounts.ts';
import type { Ask } from './ask.ts';

type Owner = Pick<Account, 'token' | 'password'>;

/** An app on somebody's phone. */
export interface SoftApp {
  /** What it shows at a moment, `steps` codes later. */
  code(at: Date, steps?: number): string;
}

/** A secret as apps keep it. */
export const bytesOf = (base32: string): Buffer => {
  const bits = [...base32]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

export const createSoftApp = (secret: string): SoftApp => ({
  code: (at, steps = 0) => codeOfStep(bytesOf(secret), stepAt(at) + steps),
});

/** An app that was shown an account's secret, before it counts. */
export const newAuthenticatorApp = async (
  ask: Ask,
  { token, password }: Owner,
): Promise<{ readonly setup: string; readonly app: SoftApp }> => {
  const path = '/api/account/authenticator-app/options';
  const { setup, secret } = await ask<AuthenticatorAppOptions>(path, { method: 'POST', token, body: { password } });
  return { setup, app: createSoftApp(secret) };
};

/** An app whose codes an account asks for from now on; the code of the present step is used up by that. */
export const addAuthenticatorApp = async (
  ask: Ask,
  owner: Owner,
  at: Date,
): Promise<{ readonly app: SoftApp; readonly recoveryCodes: readonly string[] }> => {
  const { setup, app } = await newAuthenticatorApp(ask, owner);
  const body = { setup, code: app.code(at) };
  const path = '/api/account/authenticator-app';
  const { recovery_codes } = await ask<AddedAuthenticatorApp>(path, { method: 'POST', token: owner.token, body });
  return { app, recoveryCodes: recovery_codes ?? [] };
};
