/**
 * Puts the focus where work goes on when what had it is gone from the page: on the place, or else on the page's content.
 * Whoever is somewhere else meanwhile stays there.
 */
export const catchFocus = (place: HTMLElement | null): void => {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  (place ?? document.getElementById('main-content'))?.focus();
};
