import type { AccountEvent } from '@sternklar/contracts/accounts/account.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { type AccountState, exists } from '../account.ts';

/** New codes for a lost passkey; those before count no more. */
export const issueRecoveryCodes = (state: AccountState): Decision<AccountEvent, 'account-gone'> =>
  exists(state) ? [{ type: 'RecoveryCodesIssued', data: { accountId: state.accountId } }] : reject('account-gone');
