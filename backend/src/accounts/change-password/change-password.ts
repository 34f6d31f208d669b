import type { AccountEvent } from '@sternklar/contracts/accounts/account.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { type AccountState, exists } from '../account.ts';

export interface ChangePassword {
  /** Version of the event that set the password which the owner was just asked for. */
  readonly confirmedVersion: number;
}

/** Changes the password for the owner who knows the one in force; one that was replaced meanwhile opens nothing more. */
export const changePassword = (
  state: AccountState,
  { confirmedVersion }: ChangePassword,
): Decision<AccountEvent, 'password-changed-meanwhile'> => {
  if (!exists(state) || state.password.version !== confirmedVersion) return reject('password-changed-meanwhile');
  return [{ type: 'PasswordChanged', data: { accountId: state.accountId, by: 'owner' } }];
};
