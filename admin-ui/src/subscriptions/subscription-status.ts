import type { AdminSubscription } from '@sternklar/contracts/subscriptions/subscription.api';

export const SUBSCRIPTION_STATUS_LABEL: Readonly<Record<AdminSubscription['status'], string>> = {
  active: 'Abo aktiv',
  inactive: 'Kein Abo',
  cancelled: 'Abo gekündigt',
  expired: 'Abo abgelaufen',
};

/** A good colour for an active one, another for everything else. */
export const SUBSCRIPTION_STATUS_TONE = {
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
