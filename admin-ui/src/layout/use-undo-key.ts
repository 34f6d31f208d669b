import { useEffect, useRef } from 'react';

const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"], [role="listbox"]';

/** Where a page takes back by the same key what was done on it. */
export const OWN_UNDO = '[data-own-undo]';

const isForOthers = ({ target, ctrlKey, metaKey, altKey, repeat, defaultPrevented }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  repeat ||
  defaultPrevented ||
  (target instanceof Element && target.closest(TYPING) !== null) ||
  document.querySelector(`[role="dialog"], ${OWN_UNDO}`) !== null;

/** Takes back what was done last when `z` is pressed, unless somebody is typing; null: there is nothing to take back. */
export const useUndoKey = (undo: (() => void) | null): void => {
  const newest = useRef(undo);
  useEffect(() => {
    newest.current = undo;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || newest.current === null || isForOthers(event)) return;
      event.preventDefault();
      newest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
};
