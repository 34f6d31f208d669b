import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Queries } from '@sternklar/projections/queries';
import type { RequestKit } from '../platform/request-kit.port.ts';

/** What every call that changes a running subscription needs. */
export interface SubscriptionRouteDeps {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly subscriptions: Pick<Queries['subscriptions'], 'ofAccount' | 'ownerOf'>;
  readonly kit: RequestKit;
  readonly now: () => Date;
}
