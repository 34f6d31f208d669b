import type { AdminUser } from '@sternklar/contracts/accounts/account.api';
import { CardList } from '../lists/CardList.tsx';
import { choiceFilter, searchFilter } from '../lists/filters.tsx';
import { BY_AGE } from '../lists/SortSelect.tsx';
import { SUBSCRIPTION_STATUS_CHOICES } from '../subscriptions/subscription-status.ts';
import { UserCard } from './UserCard.tsx';
import { usersCsv } from './users-csv.ts';

const filters = [
  searchFilter('E-Mail-Adresse'),
  choiceFilter({ source: 'subscription_status', label: 'Abo', choices: SUBSCRIPTION_STATUS_CHOICES }),
  choiceFilter({
    source: 'email_verified',
    label: 'E-Mail',
    choices: [
      { id: true, name: 'Bestätigt' },
      { id: false, name: 'Nicht bestätigt' },
    ],
  }),
  choiceFilter({
    source: 'is_admin',
    label: 'Rolle',
    choices: [
      { id: true, name: 'Admin' },
      { id: false, name: 'Kunde' },
    ],
  }),
];

/** All users, the newest first. */
export const UserList = () => (
  <CardList<AdminUser>
    sorts={[
      ...BY_AGE,
      { field: 'email', order: 'ASC', label: 'E-Mail, A bis Z' },
      { field: 'email', order: 'DESC', label: 'E-Mail, Z bis A' },
    ]}
    filters={filters}
    csv={usersCsv}
    label="Benutzer"
    none="Noch keine Benutzer. Sie stehen hier, sobald sich jemand registriert."
    card={(user) => <UserCard key={user.id} user={user} />}
  />
);
