import type { AccountEvent } from '@sternklar/contracts/accounts/account.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { type AccountState, exists } from '../account.ts';

/** Records that the owner keeps the account; where nothing was requested, nothing changes. */
export const withdrawAccountDeletion = (state: AccountState): Decision<AccountEvent, 'account-unknown'> => {
  if (!exists(state)) return reject('account-unknown');
  if (state.deletionRequestedAt === null) return [];
  return [{ type: 'AccountDeletionWithdrawn', data: { accountId: state.accountId } }];
};
