import { type RefObject, useEffect } from 'react';

/**
 * Stands in a screen whose code comes by itself: once it is there, keyboard and screen reader begin at its start, if
 * another screen was shown before and they are nowhere else already.
 */
export const ScreenStart = ({ changed }: { readonly changed: RefObject<boolean> }) => {
  useEffect(() => {
    if (!changed.current || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [changed]);
  return null;
};
