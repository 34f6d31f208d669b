import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { focusableOf } from '../focus-heir.ts';
import { OTHER_VIEW, useListLook } from './use-list-look.ts';

const BUSY = 'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"], [role="listbox"]';

const rowsInSight = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('main [data-row-id]:not(.opened *)')].filter((row) => row.offsetParent);

const step = (by: number): void => {
  const rows = rowsInSight();
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by))];
  focusableOf(next ?? null)?.focus();
};

const select = (): void =>
  document.activeElement?.closest('[data-row-id]')?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click();

const isForOthers = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof Element && target.closest(BUSY) !== null) ||
  document.querySelector('[role="dialog"]') !== null;

/** The keys of a list, unless they are turned off, or somebody is typing. */
export const useListKeys = (): void => {
  const [isOn] = useStore('queue.shortcuts', true);
  const { likes, like } = useListLook();
  useEffect(() => {
    if (!isOn) return;
    const actions: Readonly<Record<string, () => void>> = {
      j: () => step(1),
      k: () => step(-1),
      x: select,
      t: () => like({ view: OTHER_VIEW[likes] }),
    };
    const onKey = (event: KeyboardEvent) => {
      const run = isForOthers(event) ? undefined : actions[event.key];
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
};
