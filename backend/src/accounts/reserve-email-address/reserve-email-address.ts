import type { EmailAddressEvent } from '@sternklar/contracts/accounts/account.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import type { EmailAddressState } from './email-address.ts';

export interface ReserveEmailAddress {
  readonly accountId: string;
  /**
   * The reservation that gives way, which is the account's own where it renews it; null when the address was free. One that was
   * renewed since it was looked at does not.
   */
  readonly insteadOf: number | null;
}

const reserved = (accountId: string): EmailAddressEvent => ({ type: 'EmailAddressReserved', data: { accountId } });
const released = (accountId: string): EmailAddressEvent => ({ type: 'EmailAddressReleased', data: { accountId } });

/** Gives the address to one account. `email-address-taken` names the holder as `details.accountId`. */
export const reserveEmailAddress = (
  state: EmailAddressState,
  command: ReserveEmailAddress,
): Decision<EmailAddressEvent, 'email-address-taken'> => {
  if (state.status === 'free') return [reserved(command.accountId)];
  const isOwn = state.accountId === command.accountId;
  if (state.reservation === command.insteadOf)
    return isOwn ? [reserved(command.accountId)] : [released(state.accountId), reserved(command.accountId)];
  if (isOwn) return [];
  return reject('email-address-taken', { accountId: state.accountId });
};

/** Frees the address if, and only if, this account holds it. */
export const releaseEmailAddress = (
  state: EmailAddressState,
  { accountId }: { readonly accountId: string },
): Decision<EmailAddressEvent> =>
  state.status === 'reserved' && state.accountId === accountId ? [released(accountId)] : [];
