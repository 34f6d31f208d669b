import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { selectionOf } from './selection.ts';

const asItIs = <Row>(_: Row, row: Row): Row => row;

/**
 * React-admin keeps which rows are selected; what they were is kept here, for other pages. `keep` chooses between a row as it
 * was when it was selected and as it is shown now.
 */
export const useSelection = <Row extends { readonly id: string }>(
  rows: readonly Row[],
  keep: (selected: Row, shown: Row) => Row = asItIs,
) => {
  const { selectedIds, onSelect } = useListContext();
  const known = useRef<ReadonlyMap<string, Row>>(new Map());
  const shown = rows.map((row) => {
    const selected = known.current.get(row.id);
    return [row.id, selected ? keep(selected, row) : row] as const;
  });
  const seen = new Map([...known.current, ...shown]);
  const selection = selectionOf(selectedIds.map(String), seen);
  useEffect(() => {
    known.current = selection;
  });
  const select = (next: ReadonlyMap<string, Row>) => {
    known.current = next;
    onSelect([...next.keys()]);
  };
  return [selection, select] as const;
};
