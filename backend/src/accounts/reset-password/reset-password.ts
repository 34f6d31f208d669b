import type { AccountEvent } from '@sternklar/contracts/accounts/account.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { type AccountState, allResetCodes, exists } from '../account.ts';
import { liveCode } from '../issued-codes.ts';

export interface ResetPassword {
  /** Event id of the code that the entered one equals; null when it equals none or its tries are used up. */
  readonly matchedCodeId: string | null;
  readonly now: Date;
}

/** Changes the password for whoever entered a live reset code in time; all of them are used up by it. */
export const resetPassword = (
  state: AccountState,
  { matchedCodeId, now }: ResetPassword,
): Decision<AccountEvent, 'code-invalid'> => {
  if (!exists(state)) return reject('code-invalid');
  const isLive = allResetCodes(state).some((issued) => liveCode(issued, now)?.eventId === matchedCodeId);
  if (matchedCodeId === null || !isLive) return reject('code-invalid');
  return [{ type: 'PasswordChanged', data: { accountId: state.accountId, by: 'reset-code' } }];
};
