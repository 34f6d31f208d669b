import type { AdminSubscription } from '@sternklar/contracts/subscriptions/subscription.api';
import { Badge } from '../layout/Badge.tsx';
import { SUBSCRIPTION_STATUS_LABEL, SUBSCRIPTION_STATUS_TONE } from './subscription-status.ts';

/** Whether there is a subscription. */
export const SubscriptionBadge = ({ status }: { readonly status: AdminSubscription['status'] }) => (
  <Badge tone={SUBSCRIPTION_STATUS_TONE[status]} data-status={status}>
    {SUBSCRIPTION_STATUS_LABEL[status]}
  </Badge>
);
