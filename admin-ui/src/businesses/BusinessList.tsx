import { Link } from '@mui/material';
import type { AdminBusiness } from '@sternklar/contracts/businesses/business.api';
import { isWebLink } from '@sternklar/contracts/web-link';
import { CardList } from '../lists/CardList.tsx';
import type { CsvExport } from '../lists/ExportButton.tsx';
import { Facts } from '../lists/Facts.tsx';
import { customerFilter, searchFilter } from '../lists/filters.tsx';
import { RowCard, RowLink } from '../lists/RowCard.tsx';
import { BY_AGE } from '../lists/SortSelect.tsx';
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

/** One business as admins see it. */
const BusinessCard = ({ business }: { readonly business: AdminBusiness }) => {
  const { id, business_name: name, user_id, user_email, google_business_link, created_at } = business;
  return (
    <RowCard
      id={id}
      title={name}
      actions={
        <>
          <RowLink to={listLink('reviews', { business_id: id })} label="Bewertungen" of={name} />
          <RowLink to={rowLink('users', user_id)} label="Benutzer" of={user_email} />
          <Commands>
            <RowLink to={`/reviews/create?user=${user_id}&business=${id}`} label="Bewertung anlegen" of={name} />
          </Commands>
        </>
      }
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
    card={(business) => <BusinessCard key={business.id} business={business} />}
  />
);
