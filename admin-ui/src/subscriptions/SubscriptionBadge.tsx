import type { AdminSubscription } from '@sternklar/contracts/subscriptions/subscription.api';
import { Badge } from '../ui/Badge.tsx';

export const SUBSCRIPTION_STATUS_LABEL: Readonly<Record<AdminSubscription['status'], string>> = {
  active: 'Abo aktiv',
  inactive: 'Kein Abo',
  cancelled: 'Abo gekündigt',
  expired: 'Abo abgelaufen',
};

/** A good colour for an active one, another for everything else. */
const SUBSCRIPTION_STATUS_TONE = {
  active: 'ok',
  inactive: 'no',
  cancelled: 'no',
  expired: 'no',
} as const satisfies Record<AdminSubscription['status'], string>;

/** For a filter. */
export const SUBSCRIPTION_STATUS_CHOICES = Object.entries(SUBSCRIPTION_STATUS_LABEL).map(([id, name]) => ({
  id,
  name,
}));

/** Whether there is a subscription. */
export const SubscriptionBadge = ({ status }: { readonly status: AdminSubscription['status'] }) => (
  <Badge tone={SUBSCRIPTION_STATUS_TONE[status]} data-status={status}>
    {SUBSCRIPTION_STATUS_LABEL[status]}
  </Badge>
);
