import type { AccountEvent } from '@sternklar/contracts/accounts/account.events';
import { CODE_LIFETIME_MS } from '@sternklar/contracts/constants';
import type { Decision } from '@sternklar/event-store/decider';
import { type AccountState, exists } from '../account.ts';
import { secondsUntilNextCode } from '../issued-codes.ts';

/** Issues a reset code. Too many requests issue none, silently: a refusal would tell that the account exists. */
export const requestPasswordReset = (state: AccountState, { now }: { readonly now: Date }): Decision<AccountEvent> => {
  if (!exists(state) || secondsUntilNextCode(state.resetCodes, now) > 0) return [];
  const expiresAt = new Date(now.getTime() + CODE_LIFETIME_MS).toISOString();
  return [{ type: 'PasswordResetCodeIssued', data: { accountId: state.accountId, expiresAt } }];
};
