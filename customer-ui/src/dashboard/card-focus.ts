import { useLayoutEffect, useRef } from 'react';
import { allReviews, type DashboardState } from './dashboard-state.ts';

/** Which card takes the place of a removed one: the next that is still there, else the last before it, else none. */
export const heirOf = (removed: string, before: readonly string[], after: readonly string[]): string | null => {
  const place = before.indexOf(removed);
  const isLeft = (id: string) => after.includes(id);
  return before.slice(place + 1).find(isLeft) ?? before.slice(0, Math.max(0, place)).findLast(isLeft) ?? null;
};

/** The heading of a business's card, or the page's own. */
const headingOf = (businessId: string | null): HTMLElement | null =>
  document.querySelector(businessId === null ? 'main h1' : `[data-business-id="${CSS.escape(businessId)}"] h2`);

/** Where nothing has the focus, a business's card gets it at its heading, or the page at its own. */
const catchFocus = (businessId: string | null): void => {
  if (document.activeElement === document.body) headingOf(businessId)?.focus();
};
export const focusHeadingIfLost = (): void => catchFocus(null);

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
    if (returned) catchFocus(returned);
    const removed = leaving.current;
    if (removed === null || ids.includes(removed) || !before.includes(removed)) return;
    leaving.current = null;
    left.current.add(removed);
    // Somebody who has gone on to something else meanwhile stays there.
    catchFocus(heirOf(removed, before, ids));
  });
  return (id) => {
    leaving.current = id;
  };
};

/**
 * A first step that is done takes its button with it, the first business also the note that there is none: once no window
 * is open any more, the keyboard goes on at the heading of the card that it was done for instead of at the start of the
 * document.
 */
export const useFocusAfterStep = (state: DashboardState): void => {
  // As many as there are at first are nobody's step on this page.
  const done = useRef(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const { rows } = state.businesses;
    const nowDone = Math.min(1, rows.length) + Math.min(1, allReviews(state).length);
    const isStep = nowDone > done.current;
    if (!state.complete || (isStep && document.querySelector('dialog[open]') !== null)) return;
    done.current = nowDone;
    if (isStep) catchFocus(rows[0]?.id ?? null);
  });
};
