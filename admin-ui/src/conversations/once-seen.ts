/** Whoever leaves a page in view for this long has read what it shows, though they touch nothing. */
const READ_AFTER_MS = 3_000;
const SIGNS = ['pointerdown', 'wheel', 'keydown'] as const;

/** What is asked of the document. */
export type View = Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;

/**
 * Calls `seen` once somebody shows that they see the page: by pointer, wheel or key, or by keeping it in view for some
 * seconds. Answers the way to wait no longer.
 */
export const onceSeen = (view: View, seen: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    for (const sign of SIGNS) view.removeEventListener(sign, tell);
    view.removeEventListener('visibilitychange', look);
  };
  const tell = () => {
    stop();
    seen();
  };
  const look = () => {
    clearTimeout(timer);
    if (view.visibilityState === 'visible') timer = setTimeout(tell, READ_AFTER_MS);
  };
  for (const sign of SIGNS) view.addEventListener(sign, tell);
  view.addEventListener('visibilitychange', look);
  look();
  return stop;
};
