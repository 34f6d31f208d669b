import type { AccountEvent } from '@sternklar/contracts/accounts/account.events';
import { EMAIL_CHANGE_UNDO_DAYS } from '@sternklar/contracts/constants';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { type AccountState, type ExistingAccount, exists } from '../account.ts';
import { type IssuedCode, liveCode } from '../issued-codes.ts';

export interface ConfirmEmailChange {
  /** Event id of the code that the entered one equals; null when it equals none or its tries are used up. */
  readonly matchedCodeId: string | null;
  /** Version of the event that set the password which goes on with the new address. */
  readonly passwordVersion: number;
  readonly now: Date;
}

const DAY_MS = 24 * 3_600_000;

/** The address that waits for a code which is still good, with that code; null when none does. */
export const pendingAddress = (
  { emailChange: { codes, newEmail } }: ExistingAccount,
  now: Date,
): { readonly code: IssuedCode; readonly email: string } | null => {
  const code = liveCode(codes, now);
  return code === null || newEmail === null ? null : { code, email: newEmail };
};

/** Gives the account the address to which the newest code went, for whoever entered it in time. */
export const confirmEmailChange = (
  state: AccountState,
  { matchedCodeId, passwordVersion, now }: ConfirmEmailChange,
): Decision<AccountEvent, 'code-invalid' | 'staff-account'> => {
  if (!exists(state) || state.password.version !== passwordVersion) return reject('code-invalid');
  const pending = pendingAddress(state, now);
  if (pending === null || pending.code.eventId !== matchedCodeId) return reject('code-invalid');
  if (state.roles.length > 0) return reject('staff-account');
  const undoUntil =
    state.status === 'verified' ? new Date(now.getTime() + EMAIL_CHANGE_UNDO_DAYS * DAY_MS).toISOString() : null;
  return [{ type: 'EmailChanged', data: { accountId: state.accountId, email: pending.email, undoUntil } }];
};
