import { type RefObject, useLayoutEffect } from 'react';

/**
 * Puts the focus where work goes on when what had it is gone from the page: on the place, or else on the page's content.
 * Whoever is somewhere else meanwhile stays there.
 */
export const catchFocus = (place: HTMLElement | null): void => {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  (place ?? document.getElementById('main-content'))?.focus();
};

/** The heading of the part that an element stands in, or that part; can have the focus from now on. */
export const headingAround = (element: HTMLElement | null, part = 'section'): HTMLElement | null => {
  const around = element?.closest<HTMLElement>(part) ?? null;
  const target = around?.querySelector('h3') ?? around;
  if (!target?.hasAttribute('tabindex')) target?.setAttribute('tabindex', '-1');
  return target;
};

/** When a button goes while it has the focus, the focus goes to the place around it instead of to nowhere. */
export const useFocusKeeper = (button: RefObject<HTMLButtonElement | null>, place = 'section'): void =>
  // A layout effect: it ends while the button still stands on the page.
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element === null || document.activeElement !== element) return;
      headingAround(element, place)?.focus();
    };
  }, [button, place]);

/** Put on what shows news once they were loaded: whoever asked for them goes on there. */
export const NEWS_PLACE = { 'data-news-place': true, tabIndex: -1 } as const;

export const newsPlace = (): HTMLElement | null => document.querySelector('[data-news-place]');
