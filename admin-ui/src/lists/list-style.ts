/**
 * Search, filters, order and export share their rows, and wrap as they need to: forms and toolbars around them give way
 * to their content. On a phone the search has the first row.
 */
export const listStyle = {
  '& .RaList-content': { background: 'none', boxShadow: 'none', border: 0, overflow: 'visible' },
  '& .RaList-actions': {
    background: 'none',
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-start',
    gap: 1,
    pb: 2,
  },
  '& .RaList-actions form, & .RaList-actions .MuiToolbar-root': { display: 'contents' },
  '& .RaFilterFormInput-spacer, & .RaList-actions > span, & .RaFilterForm-clearFix': { display: 'none' },
  '& .RaList-actions .MuiIconButton-root': { minWidth: 44, minHeight: 44 },
  '& .RaList-actions .MuiButton-root': { minHeight: 44, whiteSpace: 'nowrap' },
  '& .filter-field, & .sort-field': { flex: { xs: '1 1 104px', md: '0 1 148px' }, m: 0 },
  '& .filter-field': { alignItems: 'center' },
  '& .filter-field[data-source="q"]': { flex: { xs: '1 1 100%', md: '1 1 200px' } },
  '& .filter-field > :first-of-type, && .filter-field .MuiFormControl-root': {
    flex: 1,
    width: '100%',
    minWidth: 0,
    m: 0,
  },
  '& .filter-field:is([data-source="user_id"], [data-source="business_id"])': {
    flex: { xs: '1 1 100%', md: '1 1 300px' },
  },
  '& .sort-field': { flexBasis: { xs: 160, md: 168 } },
  '& .export-button': { ml: 'auto' },
};
