import type { AcceptedTerms } from '@sternklar/contracts/accepted-terms';
import type { AccountEvent, Role } from '@sternklar/contracts/accounts/account.events';
import { CODE_LIFETIME_MS } from '@sternklar/contracts/constants';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { type AccountState, exists } from '../account.ts';

export interface RegisterAccount {
  readonly accountId: string;
  readonly email: string;
  readonly phoneNumber: string | null;
  readonly language: string;
  /** What was named to whoever registers, in which versions. */
  readonly terms?: AcceptedTerms | null;
  /** Who vouches for the address: its owner has to verify it with a code, the operator's word is enough. */
  readonly by: { readonly kind: 'owner' } | { readonly kind: 'operator'; readonly role: Role | null };
  readonly now: Date;
}

const REPORT_AGAIN_AFTER_MS = 3_600_000;

const afterwards = ({ accountId, by, now }: RegisterAccount): readonly AccountEvent[] => {
  if (by.kind === 'owner') {
    const expiresAt = new Date(now.getTime() + CODE_LIFETIME_MS).toISOString();
    return [{ type: 'EmailVerificationCodeIssued', data: { accountId, expiresAt } }];
  }
  by.kind satisfies 'operator';
  const verified: AccountEvent = { type: 'EmailVerified', data: { accountId } };
  return by.role === null ? [verified] : [verified, { type: 'RoleGranted', data: { accountId, role: by.role } }];
};

/** Brings an account to be. Refused when it was given up before, because its address may be somebody else's by now. */
export const registerAccount = (
  state: AccountState,
  command: RegisterAccount,
): Decision<AccountEvent, 'registration-abandoned'> => {
  if (state.status !== 'none') return reject('registration-abandoned');
  const { accountId, email, phoneNumber, language, terms } = command;
  const data = { accountId, email, phoneNumber, language, ...(terms && { terms }) };
  return [{ type: 'AccountRegistered', data }, ...afterwards(command)];
};

/** Gives up a registration that did not complete. Refused when it did. */
export const abandonRegistration = (
  state: AccountState,
  { accountId }: { readonly accountId: string },
): Decision<AccountEvent, 'account-exists'> => {
  if (exists(state)) return reject('account-exists');
  return state.status !== 'none' ? [] : [{ type: 'RegistrationAbandoned', data: { accountId } }];
};

/** Records that somebody tried to register a taken address, once an hour at most, so that nobody floods its owner. */
export const reportRepeatedRegistration = (
  state: AccountState,
  { email, now }: { readonly email: string; readonly now: Date },
): Decision<AccountEvent> => {
  // It may hold the address without having it.
  if (!exists(state) || state.email !== email) return [];
  const last = state.repetitionReportedAt;
  if (last !== null && now.getTime() - Date.parse(last) < REPORT_AGAIN_AFTER_MS) return [];
  return [{ type: 'RegistrationRepeated', data: { accountId: state.accountId } }];
};
