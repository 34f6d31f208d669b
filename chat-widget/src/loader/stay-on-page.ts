/** A page that takes the chat away again and again has its reasons. */
const MOST_RETURNS = 99;

/**
 * Puts an element at the end of the page, outside of its body: what moves, hides or replaces the body leaves it alone. When the
 * page throws away everything, it comes back, and `returned` is called. Answers the ways to look at once, and to take it away.
 */
export const stayOnPage = (element: HTMLElement, returned: () => void) => {
  let returns = 0;
  let watcher: MutationObserver | undefined;
  const put = (): unknown => {
    const { body, documentElement: root } = document;
    if (element.isConnected || returns > MOST_RETURNS) return;
    // While it is being read, a page without a body would get it after the chat.
    if (!body) return setTimeout(put);
    root.append(element);
    // In a turn of its own: else neither of two scripts that undo each other's work would let the page do anything.
    watcher ??= new MutationObserver(() => element.isConnected || returns++ > MOST_RETURNS || setTimeout(put));
    for (const place of [document, root]) watcher.observe(place, { childList: true });
    return returns && returned();
  };
  return {
    put,
    takeAway: () => {
      returns = MOST_RETURNS + 1;
      watcher?.disconnect();
      element.remove();
    },
  };
};
