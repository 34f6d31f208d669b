import { type ComponentType, Fragment, type ReactNode, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { Cards } from './Cards.tsx';
import { ListPage, type ListPageProps } from './ListPage.tsx';

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
