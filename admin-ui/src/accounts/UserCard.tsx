import type { AdminUser } from '@sternklar/contracts/accounts/account.api';
import { Badge } from '../layout/Badge.tsx';
import { Facts } from '../lists/Facts.tsx';
import { listLink, rowLink } from '../lists/list-link.ts';
import { RowCard } from '../lists/RowCard.tsx';
import { RowLink } from '../lists/RowLink.tsx';
import { Commands } from '../session/Commands.tsx';
import { SubscriptionBadge } from '../subscriptions/SubscriptionBadge.tsx';
import { Moment } from '../texts/Moment.tsx';

/** One user as admins see them, with the ways to what is theirs. */
export const UserCard = ({ user }: { readonly user: AdminUser }) => (
  <RowCard
    id={user.id}
    title={user.email}
    badges={
      <>
        {user.is_admin ? <Badge tone="plain">Admin</Badge> : null}
        {user.deletion_requested_at ? <Badge tone="wait">Löschung beantragt</Badge> : null}
        {user.erased_at ? <Badge tone="plain">Gelöscht</Badge> : null}
        <SubscriptionBadge status={user.subscription_status} />
      </>
    }
    actions={
      <>
        <RowLink to={rowLink('users', user.id)} label="Alles ansehen" of={user.email} />
        <RowLink to={listLink('businesses', { user_id: user.id })} label="Unternehmen" of={user.email} />
        <RowLink to={listLink('reviews', { user_id: user.id })} label="Bewertungen" of={user.email} />
        <RowLink to={listLink('chats', { user_id: user.id })} label="Chat" of={user.email} />
        {user.erased_at ? null : (
          <Commands>
            <RowLink to={`/reviews/create?user=${user.id}`} label="Bewertung anlegen" of={user.email} />
          </Commands>
        )}
      </>
    }
  >
    <Facts
      facts={[
        { name: 'Sprache', value: user.language.toUpperCase() },
        { name: 'Admin', value: user.is_admin ? 'Ja' : 'Nein' },
        { name: 'E-Mail bestätigt', value: user.email_verified ? 'Ja' : 'Nein' },
        { name: 'Registriert', value: <Moment at={user.created_at} /> },
        { name: 'ID', value: user.id },
      ]}
    />
  </RowCard>
);
