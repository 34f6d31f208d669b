import type { Pages } from './pages.ts';

/** What a press on a link does where the page opens here; null where it opens in a new tab, as the browser does by itself. */
export const openingHere = (pages: Pages, path: string): ((event: MouseEvent) => void) | null => {
  const open = pages.opener?.(path);
  if (!open) return null;
  return (event) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  };
};
