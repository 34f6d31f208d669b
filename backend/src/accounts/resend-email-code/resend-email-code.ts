import type { AccountEvent } from '@sternklar/contracts/accounts/account.events';
import { CODE_LIFETIME_MS } from '@sternklar/contracts/constants';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { type AccountState, exists } from '../account.ts';
import { secondsUntilNextCode } from '../issued-codes.ts';

/** Issues a new verification code, which ends the one before. `code-too-soon` tells `details.waitSeconds`. */
export const resendEmailCode = (
  state: AccountState,
  { now }: { readonly now: Date },
): Decision<AccountEvent, 'code-too-soon'> => {
  if (!exists(state) || state.status === 'verified') return [];
  const waitSeconds = secondsUntilNextCode(state.verificationCodes, now);
  if (waitSeconds > 0) return reject('code-too-soon', { waitSeconds });
  const expiresAt = new Date(now.getTime() + CODE_LIFETIME_MS).toISOString();
  return [{ type: 'EmailVerificationCodeIssued', data: { accountId: state.accountId, expiresAt } }];
};
