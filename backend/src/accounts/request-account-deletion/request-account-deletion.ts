import type { AccountEvent } from '@sternklar/contracts/accounts/account.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { type AccountState, exists } from '../account.ts';

/** Records that the owner wants the account erased; asking again changes nothing. */
export const requestAccountDeletion = (state: AccountState): Decision<AccountEvent, 'account-unknown'> => {
  if (!exists(state)) return reject('account-unknown');
  if (state.deletionRequestedAt !== null) return [];
  return [{ type: 'AccountDeletionRequested', data: { accountId: state.accountId } }];
};
