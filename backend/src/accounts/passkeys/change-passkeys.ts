import type { AccountEvent } from '@sternklar/contracts/accounts/account.events';
import { PASSKEYS_PER_ACCOUNT } from '@sternklar/contracts/constants';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { type AccountState, exists } from '../account.ts';

export interface AddPasskey {
  readonly passkeyId: string;
  /** Version of the event that set the password which was shown for it. */
  readonly passwordVersion: number;
}

export type AddPasskeyRefused =
  | 'account-gone'
  | 'password-changed-meanwhile'
  | 'email-unverified'
  | 'too-many-passkeys';

/** The account may be signed in with one more key, once its address is verified: before, it may be somebody else's. */
export const addPasskey = (
  state: AccountState,
  { passkeyId, passwordVersion }: AddPasskey,
): Decision<AccountEvent, AddPasskeyRefused> => {
  if (!exists(state)) return reject('account-gone');
  if (state.passkeys.includes(passkeyId)) return [];
  if (state.password.version !== passwordVersion) return reject('password-changed-meanwhile');
  if (state.status === 'unverified') return reject('email-unverified');
  if (state.passkeys.length >= PASSKEYS_PER_ACCOUNT) return reject('too-many-passkeys');
  return [{ type: 'PasskeyAdded', data: { accountId: state.accountId, passkeyId } }];
};

/** A key opens the account no more; `by` is who took it away. */
export const removePasskey = (
  state: AccountState,
  { passkeyId, by }: { readonly passkeyId: string; readonly by: 'owner' | 'operator' },
): Decision<AccountEvent, 'passkey-unknown'> => {
  if (!exists(state) || !state.passkeys.includes(passkeyId)) return reject('passkey-unknown');
  return [{ type: 'PasskeyRemoved', data: { accountId: state.accountId, passkeyId, by } }];
};
