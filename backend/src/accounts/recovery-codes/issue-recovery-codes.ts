import type { AccountEvent } from '@sternklar/contracts/accounts/account.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { type AccountState, exists } from '../account.ts';

/** New codes for a lost passkey; those before count no more. Not before the address is verified, as with passkeys. */
export const issueRecoveryCodes = (
  state: AccountState,
): Decision<AccountEvent, 'account-gone' | 'email-unverified'> => {
  if (!exists(state)) return reject('account-gone');
  if (state.status === 'unverified') return reject('email-unverified');
  return [{ type: 'RecoveryCodesIssued', data: { accountId: state.accountId } }];
};
