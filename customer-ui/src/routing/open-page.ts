/** Goes to another screen of this app, without loading everything anew. */
export const openPage = (href: string): void => {
  window.history.pushState(null, '', href);
  window.dispatchEvent(new PopStateEvent('popstate'));
  window.scrollTo(0, 0);
};
