import type { ReactElement, ReactNode } from 'react';
import { FilterButton, List, type RaRecord, TopToolbar } from 'react-admin';
import { type CsvExport, ExportButton } from './ExportButton.tsx';
import { Pages } from './Pages.tsx';
import { type SortChoice, SortSelect } from './SortSelect.tsx';
import { SavedFilters } from './saved-filters/SavedFilters.tsx';
import type { ListColumn } from './table/column.ts';
import { WIDE } from './view/use-is-wide.ts';
import { ViewTools } from './view/ViewTools.tsx';

/**
 * Search, filters, order and export share their rows, and wrap as they need to: forms and toolbars around them give way
 * to their content. On a phone the search has the first row.
 */
const listStyle = {
  '& .RaList-content': { background: 'none', boxShadow: 'none', border: 0, overflow: 'visible' },
  '& .RaList-actions': {
    background: 'none',
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-start',
    gap: 1,
    // Each field's name stands on its upper edge, close to the field above.
    rowGap: { xs: 1.5, md: 1 },
    pb: 1.5,
  },
  '& .RaList-actions form, & .RaList-actions .MuiToolbar-root': { display: 'contents' },
  '& .RaFilterFormInput-spacer, & .RaList-actions > span, & .RaFilterForm-clearFix': { display: 'none' },
  '& .RaList-actions .MuiIconButton-root': { minWidth: 44, minHeight: 44 },
  '& .RaList-actions .MuiButton-root': { minHeight: 44, whiteSpace: 'nowrap' },
  '& .filter-field, & .sort-field': { flex: { xs: '1 1 104px', md: '1 1 112px', lg: '0 1 172px' }, m: 0 },
  '& .filter-field': { alignItems: 'center' },
  // It gives way first, down to its hint: the row takes no second line where the others have room beside it.
  '& .filter-field[data-source="q"]': {
    flex: { xs: '1 1 100%', md: '1 1 232px' },
    minWidth: { md: 'max-content' },
    maxWidth: { md: 720 },
  },
  // As wide as the longest choice: fields that share a row would cut it off.
  '& .filter-field:has(select), & .sort-field': { flex: { xs: '1 1 auto', md: '0 0 auto' } },
  '& select': { minWidth: 'max-content' },
  '& .filter-field > :first-of-type, && .filter-field .MuiFormControl-root': {
    flex: 1,
    width: '100%',
    minWidth: 0,
    m: 0,
  },
  '& .filter-field:is([data-source="user_id"], [data-source="business_id"])': {
    flex: { xs: '1 1 100%', md: '1 1 300px' },
  },
  // Nothing where no figure led here.
  '& .filter-field[data-source="counted"]': { flex: 'none', '&:not(:has(.counted))': { display: 'none' } },
  // A table is sorted by its head.
  '&:has([data-full-width]) .sort-field': { [WIDE]: { display: 'none' } },
  '& .export-button': { ml: 'auto' },
};

export interface ListPageProps<Row> {
  /** In which orders the list can stand; it opens in the first. */
  readonly sorts: readonly [SortChoice, ...SortChoice[]];
  readonly filters: ReactElement[];
  readonly csv: CsvExport<Row>;
  /** Of the list's table, if it has one: which of them stand can be chosen. */
  readonly columns?: readonly Pick<ListColumn<never>, 'name' | 'label' | 'isExtra'>[];
  /** The rows, inside the list's context. */
  readonly children: ReactNode;
}

/** A list of the back office: search, filters, order, paging and export by the server, and all of it in the address. */
export const ListPage = <Row extends RaRecord & { readonly id: string }>({
  sorts,
  filters,
  csv,
  columns,
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
        {columns ? <ViewTools columns={columns} /> : null}
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
