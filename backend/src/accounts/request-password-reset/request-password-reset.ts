import type { AccountEvent } from '@sternklar/contracts/accounts/account.events';
import { CODE_LIFETIME_MS } from '@sternklar/contracts/constants';
import type { Decision } from '@sternklar/event-store/decider';
import { type AccountState, exists, resetCodesOf } from '../account.ts';
import { secondsUntilNextCode } from '../issued-codes.ts';

export interface RequestPasswordReset {
  readonly now: Date;
  /** The device that asks, if the account knows it: its codes have limits of their own. */
  readonly knownDeviceId?: string | null;
}

/** Issues a reset code. Too many requests issue none, silently: a refusal would tell that the account exists. */
export const requestPasswordReset = (
  state: AccountState,
  { now, knownDeviceId = null }: RequestPasswordReset,
): Decision<AccountEvent> => {
  if (!exists(state) || secondsUntilNextCode(resetCodesOf(state, knownDeviceId), now) > 0) return [];
  const expiresAt = new Date(now.getTime() + CODE_LIFETIME_MS).toISOString();
  return [{ type: 'PasswordResetCodeIssued', data: { accountId: state.accountId, expiresAt, knownDeviceId } }];
};
