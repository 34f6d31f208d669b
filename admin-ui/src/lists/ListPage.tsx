import type { ReactElement, ReactNode } from 'react';
import { FilterButton, List, type RaRecord, TopToolbar } from 'react-admin';
import { type CsvExport, ExportButton } from './ExportButton.tsx';
import { listStyle } from './list-style.ts';
import { Pages } from './Pages.tsx';
import { type SortChoice, SortSelect } from './SortSelect.tsx';
import { SavedFilters } from './saved-filters/SavedFilters.tsx';

export interface ListPageProps<Row> {
  /** In which orders the list can stand; it opens in the first. */
  readonly sorts: readonly [SortChoice, ...SortChoice[]];
  readonly filters: ReactElement[];
  readonly csv: CsvExport<Row>;
  /** The cards, inside the list's context. */
  readonly children: ReactNode;
}

/** A list of the back office: search, filters, order, paging and export by the server, and all of it in the address. */
export const ListPage = <Row extends RaRecord & { readonly id: string }>({
  sorts,
  filters,
  csv,
  children,
}: ListPageProps<Row>) => (
  <List
    title={false}
    storeKey={false}
    perPage={25}
    sort={{ field: sorts[0].field, order: sorts[0].order }}
    filters={filters}
    actions={
      <TopToolbar>
        <SortSelect choices={sorts} />
        <FilterButton disableSaveQuery />
        <ExportButton csv={csv} />
      </TopToolbar>
    }
    pagination={<Pages />}
    empty={false}
    error={false}
    sx={listStyle}
  >
    <SavedFilters openingSort={sorts[0]} />
    {children}
  </List>
);
