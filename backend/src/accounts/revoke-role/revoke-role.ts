import type { AccountEvent, Role } from '@sternklar/contracts/accounts/account.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { type AccountState, exists } from '../account.ts';

/** Takes a role away; nothing happens when the account does not hold it. */
export const revokeRole = (
  state: AccountState,
  { role }: { readonly role: Role },
): Decision<AccountEvent, 'account-unknown'> => {
  if (!exists(state)) return reject('account-unknown');
  return state.roles.includes(role) ? [{ type: 'RoleRevoked', data: { accountId: state.accountId, role } }] : [];
};
