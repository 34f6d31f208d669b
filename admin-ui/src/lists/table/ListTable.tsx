import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type FocusEvent, type ReactNode, useState } from 'react';
import { Datagrid, DatagridBody, type RaRecord, useListContext, useRecordContext } from 'react-admin';
import { NEWS_PLACE } from '../../ui/focus.ts';
import { useListLook } from '../view/use-list-look.ts';
import { type ListColumn, type ListTableSpec, shownColumns } from './column.ts';
import { OpenRowContext } from './open-row.ts';
import { RowMenu } from './RowMenu.tsx';
import { TableRow } from './TableRow.tsx';
import { tableStyle } from './table-style.ts';

interface FieldProps<Row> {
  readonly column: Pick<ListColumn<Row>, 'cell'>;
  /** These are read by the grid's head. */
  readonly source: string;
  readonly label: ReactNode;
  readonly sortBy?: string;
  readonly sortByOrder?: 'ASC' | 'DESC';
  readonly sortable: boolean;
  readonly textAlign?: 'right';
}

const Field = <Row extends RaRecord>({ column }: FieldProps<Row>) => {
  const row = useRecordContext<Row>();
  return row ? column.cell(row) : null;
};

const fieldOf = <Row extends RaRecord>(column: ListColumn<Row>) => {
  const { name, label, sortBy, sortByOrder, isNumber } = column;
  return (
    <Field
      key={name}
      column={column}
      source={name}
      label={label}
      sortable={sortBy !== undefined}
      {...(sortBy && { sortBy })}
      {...(sortByOrder && { sortByOrder })}
      {...(isNumber && { textAlign: 'right' })}
    />
  );
};

const ACTIONS_HEAD = <span style={visuallyHidden}>Aktionen</span>;
/** A column of ours and not the grid's, whose head has no name. */
const OPEN_HEAD = <span style={visuallyHidden}>Alles zeigen</span>;
const nothing = () => null;
/** Its place stays, so that no column moves. */
const NOTHING_TO_SELECT = { '& thead .select-all': { visibility: 'hidden' } };

interface ListTableProps<Row> extends ListTableSpec<Row> {
  /** What is listed, and how many there are. */
  readonly label: string;
  /** What stands behind a row's three dots. */
  actions(row: Row): ReactNode;
  /** What an open row shows: its card, a list item. */
  card(row: Row): ReactNode;
}

/** The rows of a list as a table; a row opens in its place as the card that it is elsewhere. */
export const ListTable = <Row extends RaRecord & { readonly id: string }>({
  label,
  columns: all,
  nameOf,
  isSelectable,
  actions,
  card,
}: ListTableProps<Row>) => {
  const { data, isPlaceholderData } = useListContext<Row>();
  const { columns: chosen } = useListLook();
  const [openId, open] = useState<string | null>(null);
  const [focusedId, setFocused] = useState<string | undefined>();
  const columns = shownColumns(all, chosen);
  const currentId = data?.some(({ id }) => id === focusedId) ? focusedId : data?.[0]?.id;
  const isNoneSelectable = isSelectable !== undefined && !data?.some(isSelectable);
  const shared = {
    openId,
    toggle: (id: string) => open(id === openId ? null : id),
    currentId,
    nameOf: (row: RaRecord) => nameOf(row as Row),
    panel: (row: RaRecord) => card(row as Row),
  };
  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest<HTMLElement>('tr[data-row-id]');
    if (row) setFocused(row.dataset.rowId);
  };
  const menu = (row: Row) => <RowMenu of={nameOf(row)} actions={actions(row)} />;
  return (
    <OpenRowContext value={shared}>
      <Box onFocus={onFocus} sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
        <Datagrid
          {...NEWS_PLACE}
          aria-label={label}
          aria-busy={isPlaceholderData ?? false}
          body={<DatagridBody row={<TableRow />} />}
          {...(isSelectable && { isRowSelectable: (row: RaRecord) => isSelectable(row as Row) })}
          bulkActionButtons={<span />}
          bulkActionsToolbar={<span hidden />}
          sx={{ ...tableStyle(columns, chosen !== undefined), ...(isNoneSelectable && NOTHING_TO_SELECT) }}
        >
          <Field key="open" column={{ cell: nothing }} source="open" label={OPEN_HEAD} sortable={false} />
          {columns.map(fieldOf)}
          <Field key="actions" column={{ cell: menu }} source="actions" label={ACTIONS_HEAD} sortable={false} />
        </Datagrid>
      </Box>
    </OpenRowContext>
  );
};
