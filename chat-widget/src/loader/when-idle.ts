/** A browser that has much to do comes to it all the same. */
const WITHIN_MS = 3_000;

/** Does something when the browser has nothing better to do; in Safari, which cannot tell, in its next turn. */
export const whenIdle = (act: () => void): void => {
  (window.requestIdleCallback ?? (setTimeout as never))(act, { timeout: WITHIN_MS });
};
