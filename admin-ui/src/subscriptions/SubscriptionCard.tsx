import { Button } from '@mui/material';
import type { AdminSubscription, Notice } from '@sternklar/contracts/subscriptions/subscription.api';
import { Facts } from '../lists/Facts.tsx';
import { listLink, rowLink } from '../lists/list-link.ts';
import { RowCard } from '../lists/RowCard.tsx';
import { RowLink } from '../lists/RowLink.tsx';
import { Commands } from '../session/Commands.tsx';
import { formatDate, formatDay, formatPrice } from '../texts/format.ts';
import { Moment } from '../texts/Moment.tsx';
import { SubscriptionBadge } from './SubscriptionBadge.tsx';

const noticeText = ({ ends_at, received_on, given_by }: Notice): string =>
  `zum ${formatDay(ends_at)}, eingegangen am ${formatDate(received_on)}${given_by === 'admin' ? ' (eingetragen)' : ''}`;

interface SubscriptionCardProps {
  readonly subscription: AdminSubscription;
  onEnterNotice(): void;
}

/** One subscription as admins see it. */
export const SubscriptionCard = ({ subscription, onEnterNotice }: SubscriptionCardProps) => {
  const { id, user_id, user_email, amount, payment_method, status, started_at, expires_at, company_name, notice } =
    subscription;
  return (
    <RowCard
      id={id}
      title={user_email}
      badges={<SubscriptionBadge status={status} />}
      actions={
        <>
          <RowLink to={rowLink('users', user_id)} label="Benutzer" of={user_email} />
          <RowLink to={listLink('businesses', { user_id })} label="Unternehmen" of={user_email} />
          {status === 'active' && notice === null && (
            <Commands>
              <Button
                onClick={onEnterNotice}
                aria-label={`Kündigung eintragen: ${user_email}`}
                sx={{ minHeight: 44, px: 1 }}
              >
                Kündigung eintragen
              </Button>
            </Commands>
          )}
        </>
      }
    >
      <Facts
        facts={[
          { name: 'Betrag im Monat', value: formatPrice(amount) },
          { name: 'Zahlungsart', value: payment_method },
          { name: 'Beginn', value: <Moment at={started_at} onlyDay /> },
          { name: 'Läuft bis', value: <Moment at={expires_at} onlyDay /> },
          ...(notice ? [{ name: 'Gekündigt', value: noticeText(notice) }] : []),
          ...(company_name ? [{ name: 'Firma', value: company_name }] : []),
        ]}
      />
    </RowCard>
  );
};
