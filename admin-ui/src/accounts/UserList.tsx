import type { AdminUser } from '@sternklar/contracts/accounts/account.api';
import { CardList } from '../lists/CardList.tsx';
import { yesOrNo } from '../lists/csv.ts';
import type { CsvExport } from '../lists/ExportButton.tsx';
import { Facts } from '../lists/Facts.tsx';
import { choiceFilter, countedFilter, searchFilter } from '../lists/filters.tsx';
import { RowLink } from '../lists/RowActions.tsx';
import { RowCard } from '../lists/RowCard.tsx';
import { BY_AGE } from '../lists/SortSelect.tsx';
import { CellLink } from '../lists/table/CellLink.tsx';
import type { ListTableSpec } from '../lists/table/column.ts';
import { listLink, rowLink } from '../routing/list-link.ts';
import { Commands } from '../session/for-admins.tsx';
import {
  SUBSCRIPTION_STATUS_CHOICES,
  SUBSCRIPTION_STATUS_LABEL,
  SubscriptionBadge,
} from '../subscriptions/SubscriptionBadge.tsx';
import { formatMoment } from '../texts/format.ts';
import { Moment } from '../texts/Moment.tsx';
import { Badge } from '../ui/Badge.tsx';
import { rolesInWords, teamRoles } from './roles.ts';

const UserBadges = ({ user }: { readonly user: AdminUser }) => (
  <>
    {teamRoles(user).map((role) => (
      <Badge key={role} tone="plain">
        {role}
      </Badge>
    ))}
    {user.deletion_requested_at ? <Badge tone="wait">Löschung beantragt</Badge> : null}
    {user.erased_at ? <Badge tone="plain">Gelöscht</Badge> : null}
    <SubscriptionBadge status={user.subscription_status} />
  </>
);

const UserActions = ({ user }: { readonly user: AdminUser }) => (
  <>
    <RowLink to={rowLink('users', user.id)} label="Alles ansehen" of={user.email} />
    <RowLink to={listLink('businesses', { user_id: user.id })} label="Unternehmen" of={user.email} />
    <RowLink to={listLink('reviews', { user_id: user.id })} label="Bewertungen" of={user.email} />
    <Commands>
      <RowLink to={listLink('chats', { user_id: user.id })} label="Chat" of={user.email} />
    </Commands>
    {user.erased_at ? null : (
      <Commands>
        <RowLink to={`/reviews/create?user=${user.id}`} label="Bewertung anlegen" of={user.email} />
      </Commands>
    )}
  </>
);

/** One user as admins see them, with the ways to what is theirs. */
const UserCard = ({ user }: { readonly user: AdminUser }) => (
  <RowCard
    id={user.id}
    title={user.email}
    to={rowLink('users', user.id)}
    badges={<UserBadges user={user} />}
    actions={<UserActions user={user} />}
  >
    <Facts
      facts={[
        { name: 'Sprache', value: user.language.toUpperCase() },
        { name: 'Rolle', value: rolesInWords(user) },
        { name: 'E-Mail bestätigt', value: user.email_verified ? 'Ja' : 'Nein' },
        { name: 'Registriert', value: <Moment at={user.created_at} /> },
        ...(user.deletion_requested_at
          ? [{ name: 'Löschung beantragt am', value: <Moment at={user.deletion_requested_at} onlyDay /> }]
          : []),
        { name: 'ID', value: user.id },
      ]}
    />
  </RowCard>
);

const columns: ListTableSpec<AdminUser>['columns'] = [
  {
    name: 'email',
    label: 'E-Mail',
    sortBy: 'email',
    cell: ({ id, email }) => <CellLink to={rowLink('users', id)}>{email}</CellLink>,
  },
  { name: 'state', label: 'Stand', width: 320, cell: (user) => <UserBadges user={user} /> },
  {
    name: 'email_verified',
    label: 'E-Mail bestätigt',
    width: 132,
    isForWide: true,
    cell: ({ email_verified }) => yesOrNo(email_verified),
  },
  { name: 'is_admin', label: 'Rolle', width: 112, cell: rolesInWords },
  { name: 'language', label: 'Sprache', width: 80, cell: ({ language }) => language.toUpperCase() },
  {
    name: 'created_at',
    label: 'Registriert',
    width: 160,
    sortBy: 'created_at',
    sortByOrder: 'DESC',
    cell: ({ created_at }) => <Moment at={created_at} />,
  },
  {
    name: 'deletion_requested_at',
    label: 'Löschung beantragt',
    width: 160,
    isExtra: true,
    cell: ({ deletion_requested_at: at }) => (at ? <Moment at={at} /> : ''),
  },
  { name: 'id', label: 'ID', isExtra: true, cell: ({ id }) => id },
];

const usersCsv: CsvExport<AdminUser> = {
  name: 'benutzer',
  columns: [
    { title: 'E-Mail', value: ({ email }) => email },
    { title: 'E-Mail bestätigt', value: ({ email_verified }) => yesOrNo(email_verified) },
    { title: 'Sprache', value: ({ language }) => language.toUpperCase() },
    { title: 'Rolle', value: rolesInWords },
    { title: 'Abo', value: ({ subscription_status }) => SUBSCRIPTION_STATUS_LABEL[subscription_status] },
    { title: 'Registriert', value: ({ created_at }) => formatMoment(created_at) },
    {
      title: 'Löschung beantragt',
      value: ({ deletion_requested_at: at }) => (at === null ? '' : formatMoment(at)),
    },
    { title: 'Gelöscht', value: ({ erased_at: at }) => (at === null ? '' : formatMoment(at)) },
    { title: 'ID', value: ({ id }) => id },
  ],
};

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
    source: 'role',
    label: 'Rolle',
    choices: [
      { id: 'customer', name: 'Kunde' },
      { id: 'admin', name: 'Admin' },
      { id: 'auditor', name: 'Prüfer' },
    ],
  }),
  choiceFilter({ source: 'leaving', label: 'Löschung', choices: [{ id: true, name: 'Beantragt' }] }),
  countedFilter('users'),
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
    table={{ columns, nameOf: ({ email }) => email, actions: (user) => <UserActions user={user} /> }}
    card={(user) => <UserCard key={user.id} user={user} />}
  />
);
