/** The filters have rows of their own on a phone, the search the first; on a desk all stand side by side. */
export const listStyle = {
  '& .RaList-content': { background: 'none', boxShadow: 'none', border: 0, overflow: 'visible' },
  '& .RaList-actions': {
    background: 'none',
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 1,
    rowGap: 1,
    pb: 2,
  },
  '& .MuiToolbar-root': { background: 'none', minHeight: 0, p: 0, flex: { xs: '1 1 100%', md: '0 1 auto' } },
  '& .MuiToolbar-root .MuiIconButton-root': { minWidth: 44, minHeight: 44 },
  '& form.RaFilterForm-root, & form': {
    flex: { xs: '1 1 100%', md: '1 1 480px' },
    minHeight: 0,
    p: 0,
    gap: 1,
    alignItems: 'center',
  },
  '& .RaList-actions .MuiButton-root': { minHeight: 44 },
  '& .RaFilterFormInput-spacer, & .RaList-actions > span': { display: 'none' },
  '& .filter-field': { flex: { xs: '1 1 140px', md: '0 1 190px' }, alignItems: 'center' },
  '& .filter-field[data-source="q"]': { flex: { xs: '1 1 100%', md: '1 1 220px' } },
  '& .filter-field > :first-of-type, & .filter-field .MuiFormControl-root': { flex: 1, width: '100%', m: 0 },
};
