/** A browser that has much to do comes to it all the same. */
const OPTIONS = { timeout: 3_000 };

/** Does something when the browser has nothing better to do; in Safari, which cannot tell, in its next turn. */
export const whenIdle = (act: () => void): void => {
  const { requestIdleCallback = setTimeout } = window as unknown as {
    requestIdleCallback?: (act: () => void, options: object) => void;
  };
  requestIdleCallback(act, OPTIONS as never);
};
