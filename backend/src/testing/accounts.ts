import { type Ask, logIn, register } from './ask.ts';

/** Somebody with a live session. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  /** What they change it to. */
  readonly newPassword: string;
  readonly token: string;
  readonly isStaff: boolean;
}

const PASSWORD = 'stern-ding-1';
const NEW_PASSWORD = 'stern-ding-2';

const idOf = async (ask: Ask, token: string) => (await ask<{ id: string }>('/api/auth/me', { token })).id;

/** A new customer who has not verified their address; the product must expose codes. */
export const openAccount = async (ask: Ask, email: string): Promise<Account & { readonly code: string }> => {
  const credentials = { email, password: PASSWORD };
  const { access_token: token, verification_code: code = '' } = await register(ask, credentials);
  return { ...credentials, newPassword: NEW_PASSWORD, id: await idOf(ask, token), token, code, isStaff: false };
};

/** A new customer, verified. */
export const openVerifiedAccount = async (ask: Ask, email: string): Promise<Account> => {
  const { code, ...account } = await openAccount(ask, email);
  const body = { verification_code: code };
  await ask('/api/auth/verify-email', { method: 'POST', token: account.token, body });
  return account;
};

/** An admin or auditor of the product, with a new session. */
export const signInStaff = async (
  ask: Ask,
  credentials: { readonly email: string; readonly password: string },
): Promise<Account> => {
  const token = await logIn(ask, credentials);
  return { ...credentials, newPassword: NEW_PASSWORD, id: await idOf(ask, token), token, isStaff: true };
};
