import type { Business } from '@sternklar/contracts/businesses/business.api';
import { useLayoutEffect, useRef } from 'react';
import type { Loaded } from '../api/loaded.ts';

/** Which card takes the place of a removed one: the next that is still there, else the last before it, else none. */
export const heirOf = (removed: string, before: readonly string[], after: readonly string[]): string | null => {
  const place = before.indexOf(removed);
  const isLeft = (id: string) => after.includes(id);
  return before.slice(place + 1).find(isLeft) ?? before.slice(0, Math.max(0, place)).findLast(isLeft) ?? null;
};

/** The heading of a business's card, or the page's own. */
const headingOf = (businessId: string | null): HTMLElement | null =>
  document.querySelector(businessId === null ? 'main h1' : `[data-business-id="${CSS.escape(businessId)}"] h2`);

/**
 * When a card goes because this page removed it, the keyboard goes on at its heir's heading, or the page's own, instead
 * of at the start of the document; when it comes back, at its own. Answers how to tell which card is about to go.
 */
export const useFocusAfterRemoval = (ids: readonly string[]): ((id: string) => void) => {
  const lastIds = useRef(ids);
  const leaving = useRef<string | null>(null);
  const left = useRef(new Set<string>());
  useLayoutEffect(() => {
    const before = lastIds.current;
    lastIds.current = ids;
    const returned = ids.find((id) => left.current.delete(id));
    if (returned && document.activeElement === document.body) headingOf(returned)?.focus();
    const removed = leaving.current;
    if (removed === null || ids.includes(removed) || !before.includes(removed)) return;
    leaving.current = null;
    left.current.add(removed);
    // Somebody who has gone on to something else meanwhile stays there.
    if (document.activeElement === document.body) headingOf(heirOf(removed, before, ids))?.focus();
  });
  return (id) => {
    leaving.current = id;
  };
};

/**
 * The first business takes the place of the note that there is none, and of the button in it: once no window is open any
 * more, the keyboard goes on at the new card's heading instead of at the start of the document.
 */
export const useFocusOnFirst = ({ phase, rows }: Loaded<Business>): void => {
  const wasEmpty = useRef(false);
  useLayoutEffect(() => {
    const [first] = rows;
    if (first === undefined) {
      if (phase === 'ready') wasEmpty.current = true;
      return;
    }
    if (!wasEmpty.current || document.querySelector('dialog[open]') !== null) return;
    wasEmpty.current = false;
    if (document.activeElement === document.body) headingOf(first.id)?.focus();
  });
};
