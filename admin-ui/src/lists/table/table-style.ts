import type { ListColumn } from './column.ts';

const ROW_PX = 32;

/** The bar at the upper edge of the page, below which the head stays. */
const BELOW_BAR = 'var(--bar-height, 0px)';

const cell = {
  height: ROW_PX,
  px: 1,
  py: 0,
  borderBottom: '1px solid var(--line)',
  fontSize: '0.875rem',
  lineHeight: '20px',
  textAlign: 'left',
  fontWeight: 400,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
} as const;

const openButton = {
  width: 28,
  height: 28,
  p: 0,
  border: 0,
  borderRadius: '8px',
  background: 'none',
  color: 'var(--ink-2)',
  cursor: 'pointer',
  '&::before': { content: '"›"', display: 'block', fontSize: '1.125rem', lineHeight: '26px' },
  '&[aria-expanded="true"]::before': { transform: 'rotate(90deg)' },
};

const rows = {
  '& tbody > tr': { cursor: 'pointer', outlineOffset: '-2px' },
  '& tbody > tr:hover': { backgroundColor: 'var(--sunken)' },
  '& tbody > tr[data-selected]': { backgroundColor: 'var(--dawn-100)' },
  '& tbody > tr[data-open]': { backgroundColor: 'var(--sunken)' },
  '& tbody > tr:focus-visible': { boxShadow: 'none', outline: '2px solid var(--dawn-600)', borderRadius: 0 },
  '& tbody > tr > :is(td, th)': cell,
  '& tbody > tr > th': { fontWeight: 580 },
  '& :is(td, th)[data-align="right"]': { textAlign: 'right' },
  '& tbody > tr > .check, & tbody > tr > .open, & tbody > tr > .column-actions': { px: 0, textAlign: 'center' },
  '& .check input': { width: 24, height: 24, m: 0, verticalAlign: 'middle', accentColor: 'var(--dawn-600)' },
  '& tbody > tr > td > [role="img"]': { display: 'inline-flex', verticalAlign: 'middle' },
  '& .open button': openButton,
  '& tbody > tr.opened': { cursor: 'auto', backgroundColor: 'var(--paper)' },
  '& tbody > tr.opened > td': {
    ...{ height: 'auto', whiteSpace: 'normal', overflow: 'visible', fontSize: '1rem', lineHeight: 1.5 },
    ...{ p: 1.5, pl: 4.5 },
  },
  '& tbody > tr:not(.opened) > :is(td, th) > a': {
    ...{ display: 'inline-block', minWidth: 24, maxWidth: '100%', lineHeight: '26px', verticalAlign: 'middle' },
    ...{ overflow: 'hidden', textOverflow: 'ellipsis' },
  },
  // Rather a second line than half a word.
  '& tbody > tr > td:has(> [data-badge])': { whiteSpace: 'normal', lineHeight: '28px' },
  '& tbody > tr > td > [data-badge]': { mr: 0.5, lineHeight: '20px', verticalAlign: 'middle' },
  '& .cell-link': {
    display: 'inline-block',
    minWidth: 24,
    lineHeight: '26px',
    color: 'inherit',
    textDecorationColor: 'var(--line-strong)',
    textUnderlineOffset: '3px',
  },
  '& .opened > td > ul': { listStyle: 'none', m: 0, p: 0, maxWidth: 1100 },
};

const head = {
  '& thead th': {
    ...cell,
    backgroundColor: 'var(--sunken)',
    color: 'var(--ink-2)',
    fontSize: '0.8125rem',
    fontWeight: 580,
  },
  // More exact than the grid's own, which keeps it at the upper edge.
  '&& thead th': { top: BELOW_BAR },
  '& thead th:first-of-type': { width: 36, px: 0, textAlign: 'center', borderTopLeftRadius: '11px' },
  '& thead .column-open': { width: 32 },
  '& thead th:last-child': { borderTopRightRadius: '11px' },
  '& thead .MuiCheckbox-root': { p: 0.25, '& svg': { fontSize: 20 } },
  '& thead .MuiTableSortLabel-root': {
    maxWidth: 1,
    lineHeight: '24px',
    '&:hover, &.Mui-active': { color: 'var(--ink)' },
  },
  '& thead .MuiTableSortLabel-icon': { fontSize: 16, mx: 0.25 },
};

/** Below, columns that would squeeze the others give way. */
const SMALL_DESK = '@media (max-width: 1199.98px)';

/** A table as dense as its words allow; `columns` are those that stand, `areChosen` says that somebody wants just these. */
export const tableStyle = <Row>(columns: readonly ListColumn<Row>[], areChosen: boolean) => ({
  '--badge-pad': '1px',
  border: '1px solid var(--line)',
  borderRadius: '12px',
  backgroundColor: 'var(--surface)',
  '& .RaDatagrid-table': { tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: 0 },
  ...head,
  ...rows,
  ...Object.fromEntries(
    columns.flatMap(({ name, width, narrowWidth }) =>
      width
        ? [
            [
              `& thead .column-${name}`,
              { width, ...(narrowWidth && { [SMALL_DESK]: { width: narrowWidth } }) },
            ] as const,
          ]
        : [],
    ),
  ),
  ...Object.fromEntries(
    columns.flatMap(({ name, isForWide }) =>
      isForWide && !areChosen ? [[`& .column-${name}`, { [SMALL_DESK]: { display: 'none' } }] as const] : [],
    ),
  ),
  '& thead .column-actions': { width: 40, px: 0 },
  '& tbody > tr:last-child > :is(td, th)': { borderBottom: 0 },
});
