import { type RefObject, useLayoutEffect } from 'react';

/** When a button goes while it has the focus, the focus goes to the place around it instead of to nowhere. */
export const useFocusKeeper = (button: RefObject<HTMLButtonElement | null>, place = 'section'): void =>
  // A layout effect: it ends while the button still stands on the page.
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element === null || document.activeElement !== element) return;
      const around = element.closest<HTMLElement>(place);
      const target = around?.querySelector('h3') ?? around;
      if (!target?.hasAttribute('tabindex')) target?.setAttribute('tabindex', '-1');
      target?.focus();
    };
  }, [button, place]);
