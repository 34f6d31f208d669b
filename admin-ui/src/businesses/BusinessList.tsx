import { Link } from '@mui/material';
import type { AdminBusiness } from '@sternklar/contracts/businesses/business.api';
import { isWebLink } from '@sternklar/contracts/web-link';
import { CardList } from '../lists/CardList.tsx';
import type { CsvExport } from '../lists/ExportButton.tsx';
import { Facts } from '../lists/Facts.tsx';
import { customerFilter, searchFilter } from '../lists/filters.tsx';
import { RowLink } from '../lists/RowActions.tsx';
import { RowCard } from '../lists/RowCard.tsx';
import { BY_AGE } from '../lists/SortSelect.tsx';
import { CellLink } from '../lists/table/CellLink.tsx';
import type { ListTableSpec } from '../lists/table/column.ts';
import { listLink, rowLink } from '../routing/list-link.ts';
import { Commands } from '../session/for-admins.tsx';
import { formatMoment } from '../texts/format.ts';
import { Moment } from '../texts/Moment.tsx';
import { Say } from '../texts/Say.tsx';

/** The link to a business's profile; nothing for what is no link of the web. */
const profileOf = (link: string) =>
  isWebLink(link) ? (
    <Link href={link} target="_blank" rel="noopener noreferrer">
      <Say text="View Google Profile" />
    </Link>
  ) : (
    'kein Link'
  );

const BusinessActions = ({ business }: { readonly business: AdminBusiness }) => {
  const { id, business_name: name, user_id, user_email } = business;
  return (
    <>
      <RowLink to={listLink('reviews', { business_id: id })} label="Bewertungen" of={name} />
      <RowLink to={rowLink('users', user_id)} label="Benutzer" of={user_email} />
      <Commands>
        <RowLink to={`/reviews/create?user=${user_id}&business=${id}`} label="Bewertung anlegen" of={name} />
      </Commands>
    </>
  );
};

/** One business as admins see it. */
const BusinessCard = ({ business }: { readonly business: AdminBusiness }) => {
  const { id, business_name: name, user_email, google_business_link, created_at } = business;
  return (
    <RowCard
      id={id}
      title={name}
      to={listLink('reviews', { business_id: id })}
      actions={<BusinessActions business={business} />}
    >
      <Facts
        facts={[
          { name: 'Kunde', value: user_email },
          { name: 'Profil', value: profileOf(google_business_link) },
          { name: 'Angelegt', value: <Moment at={created_at} /> },
        ]}
      />
    </RowCard>
  );
};

const columns: ListTableSpec<AdminBusiness>['columns'] = [
  {
    name: 'business_name',
    label: 'Unternehmen',
    sortBy: 'business_name',
    cell: ({ id, business_name: name }) => <CellLink to={listLink('reviews', { business_id: id })}>{name}</CellLink>,
  },
  {
    name: 'user_email',
    label: 'Kunde',
    cell: ({ user_id, user_email }) => <CellLink to={rowLink('users', user_id)}>{user_email}</CellLink>,
  },
  { name: 'profile', label: 'Profil', width: 180, cell: ({ google_business_link: link }) => profileOf(link) },
  {
    name: 'created_at',
    label: 'Angelegt',
    width: 160,
    sortBy: 'created_at',
    sortByOrder: 'DESC',
    cell: ({ created_at }) => <Moment at={created_at} />,
  },
];

const businessesCsv: CsvExport<AdminBusiness> = {
  name: 'unternehmen',
  columns: [
    { title: 'Unternehmen', value: ({ business_name }) => business_name },
    { title: 'E-Mail', value: ({ user_email }) => user_email },
    { title: 'Profil', value: ({ google_business_link }) => google_business_link },
    { title: 'Angelegt', value: ({ created_at }) => formatMoment(created_at) },
    { title: 'ID', value: ({ id }) => id },
  ],
};

const filters = [searchFilter('Name des Unternehmens'), customerFilter];

/** All businesses, the newest first. */
export const BusinessList = () => (
  <CardList<AdminBusiness>
    sorts={[
      ...BY_AGE,
      { field: 'business_name', order: 'ASC', label: 'Name, A bis Z' },
      { field: 'business_name', order: 'DESC', label: 'Name, Z bis A' },
    ]}
    filters={filters}
    csv={businessesCsv}
    label="Unternehmen"
    none="Noch keine Unternehmen. Sie stehen hier, sobald ein Kunde eines hinzufügt."
    table={{
      columns,
      nameOf: ({ business_name }) => business_name,
      actions: (business) => <BusinessActions business={business} />,
    }}
    card={(business) => <BusinessCard key={business.id} business={business} />}
  />
);
