import type { AdminBusiness } from '@sternklar/contracts/businesses/business.api';
import { Cards } from '../lists/Cards.tsx';
import { customerFilter, searchFilter } from '../lists/filters.tsx';
import { ListPage } from '../lists/ListPage.tsx';
import { BusinessCard } from './BusinessCard.tsx';
import { businessesCsv } from './businesses-csv.ts';

const filters = [searchFilter('Name des Unternehmens'), customerFilter];

/** All businesses, the newest first. */
export const BusinessList = () => (
  <ListPage<AdminBusiness>
    sorts={[
      { field: 'created_at', order: 'DESC', label: 'Neueste zuerst' },
      { field: 'created_at', order: 'ASC', label: 'Älteste zuerst' },
      { field: 'business_name', order: 'ASC', label: 'Name, A bis Z' },
      { field: 'business_name', order: 'DESC', label: 'Name, Z bis A' },
    ]}
    filters={filters}
    csv={businessesCsv}
  >
    <Cards<AdminBusiness>
      label="Unternehmen"
      none="Noch keine Unternehmen. Sie stehen hier, sobald ein Kunde eines hinzufügt."
      card={(business) => <BusinessCard key={business.id} business={business} />}
    />
  </ListPage>
);
