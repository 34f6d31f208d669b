import type { AccountEvent } from '@sternklar/contracts/accounts/account.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { type AccountState, exists } from '../account.ts';
import { liveCode } from '../issued-codes.ts';

export interface ResetPassword {
  /** Event id of the code that the entered one equals; null when it equals none or its tries are used up. */
  readonly matchedCodeId: string | null;
  readonly now: Date;
}

/** Changes the password for whoever entered the newest reset code in time; the code is used up by it. */
export const resetPassword = (
  state: AccountState,
  { matchedCodeId, now }: ResetPassword,
): Decision<AccountEvent, 'code-invalid'> => {
  if (!exists(state)) return reject('code-invalid');
  const code = liveCode(state.resetCodes, now);
  if (code === null || code.eventId !== matchedCodeId) return reject('code-invalid');
  return [{ type: 'PasswordChanged', data: { accountId: state.accountId, by: 'reset-code' } }];
};
