import type { AccountEvent, Role } from '@sternklar/contracts/accounts/account.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { type AccountState, exists } from '../account.ts';
import { takeSecondFactors } from '../second-factors/take-second-factors.ts';

/**
 * Makes an account that anybody may have registered the operator's: with the operator's password and a verified
 * address, and without the passkeys and the app of whoever had it, which would go on opening it. One that is staff already just gets the role; nothing happens when it holds it, so that a restart does not
 * undo a later password.
 */
export const appointStaff = (
  state: AccountState,
  { role }: { readonly role: Role },
): Decision<AccountEvent, 'account-unknown'> => {
  if (!exists(state)) return reject('account-unknown');
  if (state.roles.includes(role)) return [];
  const { accountId } = state;
  const changed: AccountEvent = { type: 'PasswordChanged', data: { accountId, by: 'operator' } };
  const granted: AccountEvent = { type: 'RoleGranted', data: { accountId, role } };
  if (state.roles.length > 0) return [granted];
  const taken = [changed, ...takeSecondFactors(state, 'operator')];
  return state.status === 'verified'
    ? [...taken, granted]
    : [...taken, { type: 'EmailVerified', data: { accountId } }, granted];
};
