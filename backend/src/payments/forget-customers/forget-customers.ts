import { paymentStream } from '@sternklar/contracts/payments/payment.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { HostedPayments } from '../payment-provider.ts';
import { paymentsStreamType } from '../payments.ts';
import type { CustomersToDelete } from './customers-to-delete.ts';

export interface ForgetCustomersDeps {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly customersToDelete: Pick<CustomersToDelete, 'add'>;
  /** Null: there is none, and nobody is known anywhere else. */
  readonly provider: HostedPayments | null;
}

/**
 * Has an erased account's customers deleted at the payment provider, with the cards kept there. Their names are read under the account's
 * key: it must not be destroyed before. Again, and for whoever never paid there: harmless.
 */
export const createForgetCustomers =
  ({ commands, customersToDelete, provider }: ForgetCustomersDeps) =>
  async (accountId: string): Promise<void> => {
    if (provider === null) return;
    const { state } = await commands.load(paymentsStreamType, paymentStream(accountId));
    await customersToDelete.add(accountId, [...state.customers]);
  };
