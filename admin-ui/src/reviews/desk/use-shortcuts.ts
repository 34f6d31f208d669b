import { useEffect, useEffectEvent } from 'react';
import { actionOf, type DeskAction } from './shortcuts.ts';

const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

/** Whether a key belongs to a field or to a dialog that is open. */
const isForOthers = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(TYPING) !== null) || document.querySelector('[role="dialog"]') !== null;

/** Calls back for the keys of the desk, unless they are turned off, or somebody is typing. */
export const useShortcuts = (isOn: boolean, run: (action: DeskAction) => void): void => {
  // The newest as soon as anybody can see what it is about: a quick key must not decide about the review before.
  const act = useEffectEvent(run);
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      const action = isForOthers(event.target) ? null : actionOf(event);
      if (action === null) return;
      event.preventDefault();
      act(action);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
};
