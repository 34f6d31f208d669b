import type { AccountEvent } from '@sternklar/contracts/accounts/account.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { type AccountState, exists } from '../account.ts';

export interface GiveUpEmailAddress {
  /** As it is stored: see `normalizeEmail`. */
  readonly email: string;
  readonly now: Date;
}

/**
 * Ends what an account claims of an address that somebody else wants: a change that nobody confirmed in time, and one that can no
 * longer be undone. Refused while the address is the account's own, or may still become that.
 */
export const giveUpEmailAddress = (
  state: AccountState,
  { email, now }: GiveUpEmailAddress,
): Decision<AccountEvent, 'address-in-use'> => {
  if (!exists(state)) return [];
  if (state.email === email) return reject('address-in-use');
  const { codes, newEmail, former } = state.emailChange;
  const pending = codes.newest !== null && newEmail === email ? [codes.newest] : [];
  const claims = [
    ...pending.map(({ eventId, expiresAt }) => ({ claimId: eventId, until: expiresAt })),
    ...former
      .filter((address) => address.email === email)
      .map(({ changeId, undoUntil }) => ({ claimId: changeId, until: undoUntil })),
  ];
  if (claims.some(({ until }) => now.getTime() < Date.parse(until))) return reject('address-in-use');
  return claims.map(({ claimId }) => ({
    type: 'EmailAddressGivenUp',
    data: { accountId: state.accountId, claimId },
  }));
};
