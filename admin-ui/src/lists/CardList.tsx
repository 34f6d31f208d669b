import { Box, Button, Skeleton, Typography } from '@mui/material';
import { type ComponentType, Fragment, type ReactNode, useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { formatCount } from '../texts/format.ts';
import { NEWS_PLACE } from '../ui/focus.ts';
import { useFocusHeir } from './focus-heir.ts';
import { ListPage, type ListPageProps } from './ListPage.tsx';

interface CardsProps<Row> {
  /** What is listed, such as 'Benutzer'. */
  readonly label: string;
  /** Said when there is nothing yet: where it would come from. */
  readonly none: string;
  /** A list item with a key. */
  card(row: Row): ReactNode;
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
  readonly action?: { readonly label: string; run(): void };
}

/** Stands where the cards would. */
const Note = ({ text, action }: NoteProps) => (
  <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, py: 7, px: 2, textAlign: 'center' }}>
    <Typography color="text.secondary" sx={{ maxWidth: '52ch' }}>
      {text}
    </Typography>
    {action ? (
      <Button variant="outlined" onClick={action.run} sx={{ minHeight: 44, px: 3 }}>
        {action.label}
      </Button>
    ) : null}
  </Box>
);

const NO_IDS: readonly string[] = [];

/** The rows of a list as cards, or what there is instead: they are on their way, failed to come, or there are none. */
const Cards = <Row extends RaRecord>({ label, none, card }: CardsProps<Row>) => {
  const { data, error, isPending, isPlaceholderData, total, filterValues, setFilters, refetch } = useListContext<Row>();
  const focus = useFocusHeir(data?.map(({ id }) => String(id)) ?? NO_IDS);
  if (isPending) return <Loading label={label} />;
  if (error && !data) {
    const retry = { label: 'Erneut laden', run: () => void refetch() };
    return <Note text={`${label}: Die Liste konnte nicht geladen werden.`} action={retry} />;
  }
  if (!data || data.length === 0) {
    const isFiltered = Object.keys(filterValues ?? {}).length > 0;
    const showAll = { label: 'Alle zeigen', run: () => setFilters({}, {}, false) };
    return isFiltered ? <Note text="Dazu gibt es nichts." action={showAll} /> : <Note text={none} />;
  }
  return (
    <Box
      component="ul"
      {...NEWS_PLACE}
      {...focus}
      aria-label={`${label}, ${formatCount(total ?? 0)} insgesamt`}
      aria-busy={isPlaceholderData ?? false}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 1.5,
        opacity: isPlaceholderData ? 0.6 : 1,
        outline: 'none',
      }}
    >
      {data.map(card)}
    </Box>
  );
};

interface CardListProps<Row> extends Omit<ListPageProps<Row>, 'children'> {
  /** What is listed, such as 'Benutzer'. */
  readonly label: string;
  /** Said when there is nothing yet: where it would come from. */
  readonly none: string;
  /** Stands above the cards, inside the list's context. */
  readonly head?: ReactNode;
  /** Stands around head and cards, inside the list's context: for what all cards share. */
  readonly around?: ComponentType<{ readonly children: ReactNode }>;
  /** A list item with a key; `choose` opens the dialog about its row, as that is by now. */
  card(row: Row, choose: (row: Row) => void): ReactNode;
  /** About one row. It stands beside the cards: it stays when its card leaves the list. */
  dialog?(row: Row, close: () => void): ReactNode;
}

/** A list of the back office as cards. */
export const CardList = <Row extends RaRecord & { readonly id: string }>({
  label,
  none,
  head,
  around: Around = Fragment,
  card,
  dialog,
  ...page
}: CardListProps<Row>) => {
  const [chosen, choose] = useState<Row | null>(null);
  return (
    <ListPage<Row> {...page}>
      <Around>
        {head}
        <Cards<Row> label={label} none={none} card={(row) => card(row, choose)} />
      </Around>
      {chosen && dialog ? dialog(chosen, () => choose(null)) : null}
    </ListPage>
  );
};
