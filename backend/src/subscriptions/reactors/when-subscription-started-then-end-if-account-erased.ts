import { type SubscriptionEvent, subscriptionStarted } from '@sternklar/contracts/subscriptions/subscription.events';
import { reactor } from '../../platform/manifest.port.ts';
import type { EndSubscriptionOfErased } from '../end-with-account/end-subscription-of-erased.ts';

export interface EndIfAccountErasedDeps {
  /** As the log says, not a read model. */
  readonly isErased: (accountId: string) => Promise<boolean>;
  readonly endSubscriptionOfErased: EndSubscriptionOfErased;
  readonly nextId: () => string;
}

const NAME = 'when-subscription-started-then-end-if-account-erased';

/** The erasure sees to what began before it; this to what its own last look came too early for. */
export const whenSubscriptionStartedThenEndIfAccountErased = reactor(
  { name: NAME, handles: [subscriptionStarted.type], records: ['SubscriptionEnded'] },
  (deps: EndIfAccountErasedDeps) => ({
    async react({ id: causationId, data, metadata }) {
      const { accountId } = data as Extract<SubscriptionEvent, { type: 'SubscriptionStarted' }>['data'];
      if (!(await deps.isErased(accountId))) return;
      await deps.endSubscriptionOfErased(accountId, {
        actor: { kind: 'system', name: NAME },
        accountId,
        correlationId: metadata.correlationId,
        causationId,
        commandId: deps.nextId(),
      });
    },
  }),
);
