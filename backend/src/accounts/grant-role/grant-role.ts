import type { AccountEvent, Role } from '@sternklar/contracts/accounts/account.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { type AccountState, exists } from '../account.ts';

/**
 * Gives an account a role. Refused while its address is unverified: anybody could have registered it in the name of
 * the person whom the operator means.
 */
export const grantRole = (
  state: AccountState,
  { role }: { readonly role: Role },
): Decision<AccountEvent, 'account-unknown' | 'email-unverified'> => {
  if (!exists(state)) return reject('account-unknown');
  if (state.roles.includes(role)) return [];
  if (state.status === 'unverified') return reject('email-unverified');
  return [{ type: 'RoleGranted', data: { accountId: state.accountId, role } }];
};
