import type { AdminSubscription } from '@sternklar/contracts/subscriptions/subscription.api';
import { Cards } from '../lists/Cards.tsx';
import { choiceFilter, customerFilter, searchFilter } from '../lists/filters.tsx';
import { ListPage } from '../lists/ListPage.tsx';
import { SubscriptionCard } from './SubscriptionCard.tsx';
import { SUBSCRIPTION_STATUS_CHOICES } from './subscription-status.ts';
import { subscriptionsCsv } from './subscriptions-csv.ts';

const filters = [
  searchFilter('E-Mail-Adresse'),
  choiceFilter({ source: 'status', label: 'Status', choices: SUBSCRIPTION_STATUS_CHOICES }),
  customerFilter,
];

/** All subscriptions, the newest first. */
export const SubscriptionList = () => (
  <ListPage<AdminSubscription>
    sorts={[
      { field: 'created_at', order: 'DESC', label: 'Neueste zuerst' },
      { field: 'created_at', order: 'ASC', label: 'Älteste zuerst' },
      { field: 'started_at', order: 'DESC', label: 'Beginn, spätester zuerst' },
      { field: 'started_at', order: 'ASC', label: 'Beginn, frühester zuerst' },
    ]}
    filters={filters}
    csv={subscriptionsCsv}
  >
    <Cards<AdminSubscription>
      label="Abos"
      none="Noch keine Abos. Sie stehen hier, sobald jemand eines abschließt."
      card={(subscription) => <SubscriptionCard key={subscription.id} subscription={subscription} />}
    />
  </ListPage>
);
