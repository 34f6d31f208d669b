import type { AccountEvent } from '@sternklar/contracts/accounts/account.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { type AccountState, exists } from '../account.ts';
import { liveCode } from '../issued-codes.ts';
import { takeSecondFactors } from '../second-factors/take-second-factors.ts';

export interface VerifyEmail {
  /** Event id of the code that the entered one equals; null when it equals none or its tries are used up. */
  readonly matchedCodeId: string | null;
  readonly now: Date;
}

/**
 * Believes whoever entered the newest code in time. What was set up beside the password before, when that was possible, need not be theirs,
 * and opens the account no more. Verifying again changes nothing.
 */
export const verifyEmail = (
  state: AccountState,
  { matchedCodeId, now }: VerifyEmail,
): Decision<AccountEvent, 'code-invalid'> => {
  if (!exists(state)) return reject('code-invalid');
  if (state.status === 'verified') return [];
  const code = liveCode(state.verificationCodes, now);
  if (code === null || code.eventId !== matchedCodeId) return reject('code-invalid');
  return [{ type: 'EmailVerified', data: { accountId: state.accountId } }, ...takeSecondFactors(state, 'owner')];
};
