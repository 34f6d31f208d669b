import type { AdminSubscription } from '@sternklar/contracts/subscriptions/subscription.api';
import { CardList } from '../lists/CardList.tsx';
import { choiceFilter, customerFilter, searchFilter } from '../lists/filters.tsx';
import { BY_AGE } from '../lists/SortSelect.tsx';
import { EnterNoticeDialog } from './EnterNoticeDialog.tsx';
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
  <CardList<AdminSubscription>
    sorts={[
      ...BY_AGE,
      { field: 'started_at', order: 'DESC', label: 'Beginn, spätester zuerst' },
      { field: 'started_at', order: 'ASC', label: 'Beginn, frühester zuerst' },
    ]}
    filters={filters}
    csv={subscriptionsCsv}
    label="Abos"
    none="Noch keine Abos. Sie stehen hier, sobald jemand eines abschließt."
    card={(subscription, enterNotice) => (
      <SubscriptionCard
        key={subscription.id}
        subscription={subscription}
        onEnterNotice={() => enterNotice(subscription)}
      />
    )}
    dialog={(subscription, close) => <EnterNoticeDialog subscription={subscription} onClose={close} />}
  />
);
