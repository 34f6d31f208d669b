import type { ReactNode } from 'react';

/** One column of a list's table. */
export interface ListColumn<Row> {
  /** As it is remembered, and as the list is sorted by it unless `sortBy` names another field. */
  readonly name: string;
  readonly label: string;
  cell(row: Row): ReactNode;
  /** A field of the read model's `Listing`; a column without one cannot be sorted by. */
  readonly sortBy?: string;
  /** What a first press on the head does; dates are wanted newest first. */
  readonly sortByOrder?: 'ASC' | 'DESC';
  readonly isNumber?: boolean;
  /** Pixels for what is always as long; the columns without share the rest. */
  readonly width?: number;
  /** The same below 1200 px, where the words that one reads would have no room else. */
  readonly narrowWidth?: number;
  /** Stands only from 1200 px on, unless somebody chose it. */
  readonly isForWide?: boolean;
  /** Shown only to whoever asks for it. */
  readonly isExtra?: boolean;
}

/** What a list's table is made of. */
export interface ListTableSpec<Row> {
  /** The first one names the row and always stands. */
  readonly columns: readonly [ListColumn<Row>, ...ListColumn<Row>[]];
  /** What a row is called where its buttons are read out. */
  nameOf(row: Row): string;
  /** Whether it can be among those that something is done with together; without this, all can. */
  isSelectable?(row: Row): boolean;
}

/** The columns that stand, in the table's own order: what somebody chose, or all but the extra ones. */
export const shownColumns = <Row>(
  columns: readonly ListColumn<Row>[],
  chosen: readonly string[] | undefined,
): readonly ListColumn<Row>[] =>
  columns.filter(({ name, isExtra }, index) => index === 0 || (chosen ? chosen.includes(name) : !isExtra));
