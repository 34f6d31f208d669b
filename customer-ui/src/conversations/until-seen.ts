/** Until somebody looks at the page: a tab behind others hears everything, and nobody sees it. */
export const untilSeen = (
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>,
): Promise<void> =>
  new Promise((seen) => {
    const look = () => {
      if (page.visibilityState === 'hidden') return;
      page.removeEventListener('visibilitychange', look);
      seen();
    };
    page.addEventListener('visibilitychange', look);
    look();
  });
