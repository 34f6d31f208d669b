import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { selectionOf } from './selection.ts';

/** React-admin keeps which rows are selected; what they were when they were last shown is kept here, for other pages. */
export const useSelection = <Row extends { readonly id: string }>(rows: readonly Row[]) => {
  const { selectedIds, onSelect } = useListContext();
  const known = useRef<ReadonlyMap<string, Row>>(new Map());
  const seen = new Map([...known.current, ...rows.map((row) => [row.id, row] as const)]);
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
