import type { AccountEvent, ErasureReason } from '@sternklar/contracts/accounts/account.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { type AccountState, exists } from '../account.ts';

export interface EraseAccount {
  readonly reason: ErasureReason;
  /** Whether somebody else could still do what only admins may. */
  readonly hasOtherAdmin: boolean;
  readonly runsSubscription: boolean;
  /** Something is billed and neither paid nor taken back: claims are kept, and with them who owes (Art. 17 (3) e GDPR). */
  readonly owesInvoices: boolean;
}

/** Ends an account for good. Again: changes nothing. Decision 0013 says why not while a subscription runs. */
export const eraseAccount = (
  state: AccountState,
  { reason, hasOtherAdmin, runsSubscription, owesInvoices }: EraseAccount,
): Decision<AccountEvent, 'account-unknown' | 'last-admin' | 'subscription-running' | 'invoices-open'> => {
  if (state.status === 'erased') return [];
  if (!exists(state)) return reject('account-unknown');
  if (state.roles.includes('admin') && !hasOtherAdmin) return reject('last-admin');
  if (runsSubscription) return reject('subscription-running');
  if (owesInvoices) return reject('invoices-open');
  return [{ type: 'AccountErased', data: { accountId: state.accountId, reason } }];
};
