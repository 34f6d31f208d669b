import type { AccountEvent } from '@sternklar/contracts/accounts/account.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { type AccountState, allResetCodes, exists } from '../account.ts';
import { liveCode } from '../issued-codes.ts';
import { takeSecondFactors } from '../second-factors/take-second-factors.ts';

export interface ResetPassword {
  /** Event id of the code that the entered one equals; null when it equals none or its tries are used up. */
  readonly matchedCodeId: string | null;
  readonly now: Date;
}

/**
 * Changes the password for whoever entered a live reset code in time; all of them are used up by it. Where the address was never verified, they
 * are the first to show that they read its mail: what somebody else may have set up beside the password opens the account no more.
 */
export const resetPassword = (
  state: AccountState,
  { matchedCodeId, now }: ResetPassword,
): Decision<AccountEvent, 'code-invalid'> => {
  if (!exists(state)) return reject('code-invalid');
  const isLive = allResetCodes(state).some((issued) => liveCode(issued, now)?.eventId === matchedCodeId);
  if (matchedCodeId === null || !isLive) return reject('code-invalid');
  const changed: AccountEvent = { type: 'PasswordChanged', data: { accountId: state.accountId, by: 'reset-code' } };
  return state.status === 'verified' ? [changed] : [changed, ...takeSecondFactors(state, 'owner')];
};
