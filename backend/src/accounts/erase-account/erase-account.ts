import type { AccountEvent, ErasureReason } from '@sternklar/contracts/accounts/account.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { type AccountState, type ExistingAccount, exists } from '../account.ts';

export interface EraseAccount {
  readonly reason: ErasureReason;
  /** Whether somebody else could still do what only admins may. */
  readonly hasOtherAdmin: boolean;
  readonly runsSubscription: boolean;
  /** Something is billed and neither paid nor taken back: claims are kept, and with them who owes (Art. 17 (3) e GDPR). */
  readonly owesInvoices: boolean;
  /** A bank still decides about a payment, and may take it back: what is claimed against whom is not settled. */
  readonly awaitsBank: boolean;
  /** Whether what the erasure rests on still holds: what named the account may have been behind. Without it somebody orders it now. */
  readonly isDue?: ((account: ExistingAccount) => boolean) | undefined;
}

/** Ends an account for good. Again, or where it is not due any more: changes nothing. Decision 0013 says why not while a subscription runs. */
export const eraseAccount = (
  state: AccountState,
  { reason, hasOtherAdmin, runsSubscription, owesInvoices, awaitsBank, isDue }: EraseAccount,
): Decision<
  AccountEvent,
  'account-unknown' | 'last-admin' | 'subscription-running' | 'invoices-open' | 'payment-disputed'
> => {
  if (state.status === 'erased') return [];
  if (!exists(state)) return reject('account-unknown');
  if (isDue && !isDue(state)) return [];
  if (state.roles.includes('admin') && !hasOtherAdmin) return reject('last-admin');
  if (runsSubscription) return reject('subscription-running');
  if (owesInvoices) return reject('invoices-open');
  if (awaitsBank) return reject('payment-disputed');
  return [{ type: 'AccountErased', data: { accountId: state.accountId, reason } }];
};
