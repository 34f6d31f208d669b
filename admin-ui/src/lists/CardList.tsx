import { Box, Button, Skeleton, Typography } from '@mui/material';
import { type ComponentType, Fragment, type ReactNode, useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { formatCount } from '../texts/format.ts';
import { NEWS_PLACE } from '../ui/focus.ts';
import { useFocusHeir } from './focus-heir.ts';
import { ListPage, type ListPageProps } from './ListPage.tsx';
import type { ListTableSpec } from './table/column.ts';
import { ListTable } from './table/ListTable.tsx';
import { NARROW, WIDE } from './view/use-is-wide.ts';
import { useListLook } from './view/use-list-look.ts';

/** A list's table, with what stands behind the three dots of its rows. */
interface CardTableSpec<Row> extends ListTableSpec<Row> {
  /** The links and buttons of the row's card; `choose` opens the dialog about it. */
  actions(row: Row, choose: (row: Row) => void): ReactNode;
}

/** Another part of the list, in which what is looked for may be. */
export interface Elsewhere {
  readonly label: string;
  readonly filter: Readonly<Record<string, unknown>>;
}

interface RowsProps<Row> {
  /** What is listed, such as 'Benutzer'. */
  readonly label: string;
  /** Said when there is nothing yet: where it would come from. */
  readonly none: string;
  /** Where else to look when these filters find nothing. */
  elsewhere?(filter: Readonly<Record<string, unknown>>): readonly Elsewhere[];
  /** A list item with a key. */
  card(row: Row, choose: (row: Row) => void): ReactNode;
  readonly table?: CardTableSpec<Row>;
  choose(row: Row): void;
}

const Loading = ({ label }: { readonly label: string }) => (
  <Box role="status" aria-label={`${label} werden geladen`} sx={{ display: 'grid', gap: 1.5 }}>
    {['a', 'b', 'c', 'd'].map((key) => (
      <Skeleton key={key} variant="rounded" height={150} />
    ))}
  </Box>
);

interface NoteProps {
  readonly text: string;
  readonly actions?: readonly { readonly label: string; run(): void }[];
}

/** Stands where the cards would. */
const Note = ({ text, actions = [] }: NoteProps) => (
  <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, py: 7, px: 2, textAlign: 'center' }}>
    <Typography color="text.secondary" sx={{ maxWidth: '52ch' }}>
      {text}
    </Typography>
    {actions.length > 0 ? (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
        {actions.map(({ label, run }) => (
          <Button key={label} variant="outlined" onClick={run} sx={{ minHeight: 44, px: 3 }}>
            {label}
          </Button>
        ))}
      </Box>
    ) : null}
  </Box>
);

const cardsStyle = { outline: 'none', listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 };

interface TableOrCardsProps<Row> extends Omit<RowsProps<Row>, 'none' | 'elsewhere'> {
  readonly rows: readonly Row[];
  readonly isLoading: boolean;
}

/** As long as nobody knows the window, both are there, and the style sheet shows one of them. */
export const TableOrCards = <Row extends RaRecord & { readonly id: string }>(props: TableOrCardsProps<Row>) => {
  const { rows, label, isLoading, card, table, choose } = props;
  const { shownAs, isOnTheWay } = useListLook();
  // No table that turns into cards under somebody's hands.
  if (isOnTheWay) return <Loading label={label} />;
  const cardOf = (row: Row) => card(row, choose);
  const hasTable = table !== undefined && shownAs !== 'cards';
  return (
    <>
      {hasTable ? (
        <Box key="table" data-full-width="table" sx={{ [NARROW]: { display: 'none' } }}>
          <ListTable<Row> {...table} actions={(row) => table.actions(row, choose)} label={label} card={cardOf} />
        </Box>
      ) : null}
      {hasTable && shownAs === 'table' ? null : (
        <Box
          key="cards"
          {...NEWS_PLACE}
          component="ul"
          aria-label={label}
          aria-busy={isLoading}
          sx={{ ...cardsStyle, opacity: isLoading ? 0.6 : 1, ...(hasTable && { [WIDE]: { display: 'none' } }) }}
        >
          {rows.map(cardOf)}
        </Box>
      )}
    </>
  );
};

const NO_IDS: readonly string[] = [];

/** The rows of a list, or what there is instead: they are on their way, failed to come, or there are none. */
const Rows = <Row extends RaRecord & { readonly id: string }>(props: RowsProps<Row>) => {
  const { label, none, elsewhere } = props;
  const { data, error, isPending, isPlaceholderData, total, filterValues, setFilters, refetch } = useListContext<Row>();
  const focus = useFocusHeir(data?.map(({ id }) => String(id)) ?? NO_IDS);
  if (isPending) return <Loading label={label} />;
  if (error && !data) {
    const retry = { label: 'Erneut laden', run: () => void refetch() };
    return <Note text={`${label}: Die Liste konnte nicht geladen werden.`} actions={[retry]} />;
  }
  if (!data || data.length === 0) {
    const isFiltered = Object.keys(filterValues ?? {}).length > 0;
    if (!isFiltered) return <Note text={none} />;
    const showAll = { label: 'Alle zeigen', run: () => setFilters({}, {}, false) };
    const others = (elsewhere?.(filterValues) ?? []).map(({ label: where, filter }) => ({
      label: where,
      run: () => setFilters({ ...filter }, {}, false),
    }));
    return <Note text="Dazu gibt es nichts." actions={[...others, showAll]} />;
  }
  const named = `${label}, ${formatCount(total ?? 0)} insgesamt`;
  return (
    <Box {...focus}>
      <TableOrCards {...props} rows={data} label={named} isLoading={isPlaceholderData ?? false} />
    </Box>
  );
};

/** As wide as a table also while its rows are on their way, and where there are none: nothing above it jumps aside. */
const TableWide = ({ children }: { readonly children: ReactNode }) => {
  const { likes } = useListLook();
  return <Box {...(likes === 'table' && { 'data-full-width': 'table' })}>{children}</Box>;
};

interface CardListProps<Row> extends Omit<ListPageProps<Row>, 'children' | 'columns'> {
  /** What is listed, such as 'Benutzer'. */
  readonly label: string;
  /** Said when there is nothing yet: where it would come from. */
  readonly none: string;
  /** Where else to look when these filters find nothing. */
  elsewhere?(filter: Readonly<Record<string, unknown>>): readonly Elsewhere[];
  /** Stands above the cards, inside the list's context. */
  readonly head?: ReactNode;
  /** Stands around head and cards, inside the list's context: for what all cards share. */
  readonly around?: ComponentType<{ readonly children: ReactNode }>;
  /** A list item with a key; `choose` opens the dialog about its row, as that is by now. */
  card(row: Row, choose: (row: Row) => void): ReactNode;
  /** About one row. It stands beside the cards: it stays when its card leaves the list. */
  dialog?(row: Row, close: () => void): ReactNode;
  /** How the list stands where there is room; cards always without. */
  readonly table?: CardTableSpec<Row>;
}

/** A list of the back office: a table where there is room for one, cards elsewhere and for whoever likes them better. */
export const CardList = <Row extends RaRecord & { readonly id: string }>({
  label,
  none,
  elsewhere,
  head,
  around: Around = Fragment,
  card,
  dialog,
  table,
  ...page
}: CardListProps<Row>) => {
  const [chosen, choose] = useState<Row | null>(null);
  const Room = table ? TableWide : Fragment;
  return (
    <ListPage<Row> {...page} {...(table && { columns: table.columns })}>
      <Around>
        {head}
        <Room>
          <Rows<Row>
            label={label}
            none={none}
            card={card}
            choose={choose}
            {...(table && { table })}
            {...(elsewhere && { elsewhere })}
          />
        </Room>
      </Around>
      {chosen && dialog ? dialog(chosen, () => choose(null)) : null}
    </ListPage>
  );
};
