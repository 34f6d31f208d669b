import type { AccountEvent } from '@sternklar/contracts/accounts/account.events';
import { CODE_LIFETIME_MS } from '@sternklar/contracts/constants';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { type AccountState, exists, type FormerAddress } from '../account.ts';
import { takeSecondFactors } from '../second-factors/take-second-factors.ts';

export interface UndoEmailChange {
  /** Id of the `EmailChanged` that took the address away. */
  readonly changeId: string;
  readonly now: Date;
}

/** The address that a change took away and that may still be given back; null when there is none. */
export const formerAddress = (
  state: AccountState,
  { changeId, now }: UndoEmailChange,
): (FormerAddress & { readonly email: string }) | null => {
  if (!exists(state)) return null;
  const found = state.emailChange.former.find((former) => former.changeId === changeId);
  if (!found || found.email === null || now.getTime() >= Date.parse(found.undoUntil)) return null;
  return { ...found, email: found.email };
};

/**
 * Gives back the address that a change took away; later changes fall with it. Whoever changed it knew the password, so a code for
 * a new one goes to the address that is back, and whatever else that password could add opens the account no more.
 */
export const undoEmailChange = (state: AccountState, command: UndoEmailChange): Decision<AccountEvent, 'too-late'> => {
  const former = formerAddress(state, command);
  if (former === null || !exists(state)) return reject('too-late');
  const { accountId } = state;
  const expiresAt = new Date(command.now.getTime() + CODE_LIFETIME_MS).toISOString();
  return [
    { type: 'EmailChangeUndone', data: { accountId, email: former.email, changeId: command.changeId } },
    { type: 'PasswordResetCodeIssued', data: { accountId, expiresAt, knownDeviceId: null } },
    ...takeSecondFactors(state, 'owner'),
  ];
};
