import type { AdminSubscription } from '@sternklar/contracts/subscriptions/subscription.api';
import { Facts } from '../lists/Facts.tsx';
import { listLink } from '../lists/list-link.ts';
import { RowCard } from '../lists/RowCard.tsx';
import { RowLink } from '../lists/RowLink.tsx';
import { formatPrice } from '../texts/format.ts';
import { Moment } from '../texts/Moment.tsx';
import { SubscriptionBadge } from './SubscriptionBadge.tsx';

/** One subscription as admins see it. */
export const SubscriptionCard = ({ subscription }: { readonly subscription: AdminSubscription }) => {
  const { id, user_id, user_email, amount, payment_method, status, started_at, expires_at, company_name } =
    subscription;
  return (
    <RowCard
      id={id}
      title={user_email}
      badges={<SubscriptionBadge status={status} />}
      actions={
        <>
          <RowLink to={listLink('users', { id: user_id })} label="Benutzer" of={user_email} />
          <RowLink to={listLink('businesses', { user_id })} label="Unternehmen" of={user_email} />
        </>
      }
    >
      <Facts
        facts={[
          { name: 'Betrag im Monat', value: formatPrice(amount) },
          { name: 'Zahlungsart', value: payment_method },
          { name: 'Beginn', value: <Moment at={started_at} onlyDay /> },
          { name: 'Läuft bis', value: <Moment at={expires_at} onlyDay /> },
          ...(company_name ? [{ name: 'Firma', value: company_name }] : []),
        ]}
      />
    </RowCard>
  );
};
