import type { AccountEvent } from '@sternklar/contracts/accounts/account.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { type AccountState, exists } from '../account.ts';

export interface AddAuthenticatorApp {
  readonly appId: string;
  readonly withCodes: boolean;
  /** Version of the event that set the password which was shown for it. */
  readonly passwordVersion: number;
}

export type AddAuthenticatorAppRefused =
  | 'account-gone'
  | 'password-changed-meanwhile'
  | 'email-unverified'
  | 'app-exists';

/**
 * From now on the app's codes are asked for after the password; whoever has no recovery codes gets some with it. Not before the address is
 * verified: until then the account may be somebody else's.
 */
export const addAuthenticatorApp = (
  state: AccountState,
  { appId, withCodes, passwordVersion }: AddAuthenticatorApp,
): Decision<AccountEvent, AddAuthenticatorAppRefused> => {
  if (!exists(state)) return reject('account-gone');
  if (state.authenticatorApp === appId) return [];
  if (state.password.version !== passwordVersion) return reject('password-changed-meanwhile');
  if (state.status === 'unverified') return reject('email-unverified');
  if (state.authenticatorApp !== null) return reject('app-exists');
  const { accountId } = state;
  const added = { type: 'AuthenticatorAppAdded', data: { accountId, appId } } as const;
  return withCodes ? [added, { type: 'RecoveryCodesIssued', data: { accountId } }] : [added];
};

/** The app's codes are asked for no more; `by` is who took it away. */
export const removeAuthenticatorApp = (
  state: AccountState,
  { appId, by }: { readonly appId: string; readonly by: 'owner' | 'operator' },
): Decision<AccountEvent, 'app-unknown'> => {
  if (!exists(state) || state.authenticatorApp !== appId) return reject('app-unknown');
  return [{ type: 'AuthenticatorAppRemoved', data: { accountId: state.accountId, appId, by } }];
};
