import { useSyncExternalStore } from 'react';

/** From this width on there is room for a table. */
const WIDE_PX = 900;
export const WIDE = `@media (min-width: ${WIDE_PX}px)`;
export const NARROW = `@media (max-width: ${WIDE_PX - 0.02}px)`;

const query = () => window.matchMedia(`(min-width: ${WIDE_PX}px)`);
const listen = (told: () => void) => {
  const list = query();
  list.addEventListener('change', told);
  return () => list.removeEventListener('change', told);
};

/** Whether the window has room for a table; null on the server and until the app has taken its page over. */
export const useIsWide = (): boolean | null =>
  useSyncExternalStore<boolean | null>(
    listen,
    () => query().matches,
    () => null,
  );
