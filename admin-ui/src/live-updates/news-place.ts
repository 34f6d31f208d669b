/** Put on what shows news once they were loaded: whoever asked for them goes on there. */
export const NEWS_PLACE = { 'data-news-place': true, tabIndex: -1 } as const;

export const newsPlace = (): HTMLElement | null => document.querySelector('[data-news-place]');
