import type { AdminSubscription } from '@sternklar/contracts/subscriptions/subscription.api';
import { Badge } from '../layout/Badge.tsx';
import { SUBSCRIPTION_STATUS_LABEL } from './subscription-status.ts';

/** Whether there is a subscription: a good colour for an active one, another for everything else. */
export const SubscriptionBadge = ({ status }: { readonly status: AdminSubscription['status'] }) => (
  <Badge tone={status === 'active' ? 'ok' : 'no'} data-status={status}>
    {SUBSCRIPTION_STATUS_LABEL[status]}
  </Badge>
);
