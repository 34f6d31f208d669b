import { emailChanged, emailChangeUndone } from '@sternklar/contracts/accounts/account.events';
import { eventsAmong } from '@sternklar/contracts/events-of';
import { reactor } from '../../platform/manifest.port.ts';
import type { HostedPayments } from '../payment-provider.ts';
import type { PaymentRecords } from '../payment-records.ts';

export interface TellProviderDeps {
  readonly provider: Pick<HostedPayments, 'changeEmail'>;
  readonly records: Pick<PaymentRecords, 'of'>;
}

/** Receipts of the provider go to the address that the account has now. Whoever never paid there is not known there. */
export const whenEmailChangedThenTellProvider = reactor(
  {
    name: 'when-email-changed-then-tell-provider',
    handles: [emailChanged.type, emailChangeUndone.type],
    records: [],
  },
  ({ provider, records }: TellProviderDeps) => ({
    async react(event) {
      for (const { id, data } of eventsAmong([event], [emailChanged, emailChangeUndone])) {
        const { card } = await records.of(data.accountId);
        if (card === null || data.email === null) return;
        await provider.changeEmail({ changeId: id, customerReference: card.customerReference, email: data.email });
      }
    },
  }),
);
