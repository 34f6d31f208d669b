import type { AccountEvent } from '@sternklar/contracts/accounts/account.events';
import { PASSKEYS_PER_ACCOUNT } from '@sternklar/contracts/constants';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { type AccountState, exists } from '../account.ts';

/** The account may be signed in with one more key. */
export const addPasskey = (
  state: AccountState,
  { passkeyId }: { readonly passkeyId: string },
): Decision<AccountEvent, 'account-gone' | 'too-many-passkeys'> => {
  if (!exists(state)) return reject('account-gone');
  if (state.passkeys.includes(passkeyId)) return [];
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
