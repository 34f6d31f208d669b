import type { AccountEvent } from '@sternklar/contracts/accounts/account.events';
import { CODE_LIFETIME_MS, EMAIL_CHANGES_PER_DAY } from '@sternklar/contracts/constants';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { type AccountState, exists } from '../account.ts';
import { secondsUntilNextCode } from '../issued-codes.ts';

export interface RequestEmailChange {
  /** As it is stored: see `normalizeEmail`. */
  readonly newEmail: string;
  /** Version of the event that set the password which the owner was just asked for. */
  readonly confirmedVersion: number;
  readonly now: Date;
}

const DAY_MS = 86_400_000;

/** Whole seconds until the daily limit lets another address be asked for; 0 when it does. */
const secondsUntilNextDay = (askedAt: readonly string[], now: Date): number => {
  const [oldest] = askedAt;
  if (oldest === undefined || askedAt.length < EMAIL_CHANGES_PER_DAY) return 0;
  return Math.max(0, Math.ceil((Date.parse(oldest) + DAY_MS - now.getTime()) / 1_000));
};

export type EmailChangeRefused = 'password-changed-meanwhile' | 'staff-account' | 'same-address' | 'code-too-soon';

/**
 * Sends a code to another address, which ends the code before. Nothing is said about whom the address belongs to: that is told to
 * whoever can read its mail. `code-too-soon` tells `details.waitSeconds`.
 */
export const requestEmailChange = (
  state: AccountState,
  { newEmail, confirmedVersion, now }: RequestEmailChange,
): Decision<AccountEvent, EmailChangeRefused> => {
  if (!exists(state) || state.password.version !== confirmedVersion) return reject('password-changed-meanwhile');
  // The operator appoints staff by address, in settings and at the command line.
  if (state.roles.length > 0) return reject('staff-account');
  if (newEmail === state.email) return reject('same-address');
  const { codes, askedAt } = state.emailChange;
  const waitSeconds = Math.max(secondsUntilNextCode(codes, now), secondsUntilNextDay(askedAt, now));
  if (waitSeconds > 0) return reject('code-too-soon', { waitSeconds });
  const expiresAt = new Date(now.getTime() + CODE_LIFETIME_MS).toISOString();
  return [{ type: 'EmailChangeRequested', data: { accountId: state.accountId, newEmail, expiresAt } }];
};
