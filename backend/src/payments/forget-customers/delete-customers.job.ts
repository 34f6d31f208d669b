import type { Logger } from '@sternklar/event-store/logger';
import { job } from '../../platform/manifest.port.ts';
import { pauseAfterTroubles } from '../ask-later.ts';
import { type HostedPayments, ProviderFailed } from '../payment-provider.ts';
import type { CustomersToDelete, CustomerToDelete } from './customers-to-delete.ts';

export interface DeleteCustomersDeps {
  readonly provider: Pick<HostedPayments, 'deleteCustomer'>;
  readonly customersToDelete: CustomersToDelete;
  readonly now: () => Date;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
  /** For how long that it fails is nothing to look after. */
  readonly troubleSpanMs: number;
}

/** Deletes customers of erased accounts at the provider. It is never given up: to keep them there is what the erasure forbids. */
export const deleteCustomers = job(
  { name: 'delete-customers', actsByClock: false, records: [] },
  (deps: DeleteCustomersDeps) => {
    const { provider, customersToDelete, now, logger, troubleSpanMs } = deps;
    const postpone = async ({ customerReference, accountId, wantedAt, failures }: CustomerToDelete) => {
      const at = now().getTime();
      await customersToDelete.postpone(customerReference, new Date(at + pauseAfterTroubles(failures + 1)));
      const known = { accountId, failures: failures + 1 };
      if (at - wantedAt.getTime() < troubleSpanMs) {
        logger.warn(known, 'a customer could not be deleted at the payment provider; trying again later');
      } else {
        logger.error(
          known,
          'an erased account is still a customer at the payment provider; see whether the key may delete it',
        );
      }
    };
    return {
      async run(limit) {
        const customers = await customersToDelete.due(now(), limit);
        for (const customer of customers) {
          try {
            await provider.deleteCustomer(customer.customerReference);
          } catch (error) {
            if (!(error instanceof ProviderFailed)) throw error;
            await postpone(customer);
            // The next one would take as long to fail, and other jobs wait.
            return 0;
          }
          await customersToDelete.remove(customer.customerReference);
        }
        return customers.length;
      },
    };
  },
);
