import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { catchFocus } from '../ui/focus.ts';

/** Which row takes the place of one that is gone: the next that is still there, else the last before it, else none. */
export const heirOf = (gone: string, before: readonly string[], after: readonly string[]): string | null => {
  const place = before.indexOf(gone);
  const isLeft = (id: string) => after.includes(id);
  return before.slice(place + 1).find(isLeft) ?? before.slice(0, Math.max(0, place)).findLast(isLeft) ?? null;
};

const rowOf = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-row-id]')?.dataset.rowId ?? null) : null;
/** A row of a table takes the focus itself, a card by its heading. */
export const focusableOf = (row: Element | null): HTMLElement | null =>
  row === null || row.matches('tr') ? (row as HTMLElement | null) : row.querySelector<HTMLElement>('h2, h4');
const rowCalled = (id: string | null): Element | null =>
  id === null ? null : document.querySelector(`[data-row-id="${CSS.escape(id)}"]`);

/**
 * When a row leaves its list while the focus is in it, as after a command, the focus goes on at the row that took its
 * place. Answers what the list tells of the focus.
 */
export const useFocusHeir = (ids: readonly string[]) => {
  const before = useRef(ids);
  const held = useRef<string | null>(null);
  useLayoutEffect(() => {
    const were = before.current;
    before.current = ids;
    const gone = held.current;
    if (gone === null || ids.includes(gone) || !were.includes(gone)) return;
    held.current = null;
    catchFocus(focusableOf(rowCalled(heirOf(gone, were, ids))));
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      held.current = rowOf(target);
    },
    /** Somebody went on to something else; what is removed from the page goes on to nothing. */
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) held.current = null;
    },
  };
};
