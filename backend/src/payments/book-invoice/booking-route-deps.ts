import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Queries } from '@sternklar/projections/queries';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import type { HostedPayments } from '../payment-provider.ts';

/** What settling an invoice by hand needs, and taking that back. */
export interface BookingRouteDeps {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly invoices: Pick<Queries['invoices'], 'document' | 'byId'>;
  readonly provider: Pick<HostedPayments, 'name'>;
  readonly kit: RequestKit;
  readonly now: () => Date;
}
