import type { AdminBusiness } from '@sternklar/contracts/businesses/business.api';
import { CardList } from '../lists/CardList.tsx';
import { customerFilter, searchFilter } from '../lists/filters.tsx';
import { BY_AGE } from '../lists/SortSelect.tsx';
import { BusinessCard } from './BusinessCard.tsx';
import { businessesCsv } from './businesses-csv.ts';

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
