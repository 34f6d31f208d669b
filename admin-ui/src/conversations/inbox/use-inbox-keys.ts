import { useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from 'react-admin';
import { actionOf, type InboxAction, type KeyPlace } from './keys.ts';
import { besides } from './order.ts';
import type { Place } from './use-inbox.ts';

const ANSWER = 'textarea[name="reply"]';
const FIELD = 'input, textarea, select, [contenteditable]';
const CONTROL = 'a, button, summary, [role="button"]';

const openRow = (): HTMLElement | null => document.querySelector('[data-conversation][aria-current]');
const answerField = (): HTMLElement | null => document.querySelector<HTMLElement>(`main ${ANSWER}`);

const placeOf = (target: EventTarget | null): KeyPlace => {
  if (document.querySelector('[role="dialog"]') !== null || !(target instanceof Element)) return 'other-field';
  if (target.matches(ANSWER)) return 'answer';
  if (target.closest(FIELD) !== null) return 'other-field';
  // The row that is open has nothing to open: Enter goes on to the answer.
  return target.closest(CONTROL) !== null && target !== openRow() ? 'control' : 'page';
};

/** What each key does; they can be turned off where those of the desk are. */
export const useInboxKeys = (place: Place, help: () => void): void => {
  const [isOn] = useStore('queue.shortcuts', true);
  /** Which conversation a key leaves for another one, with the rows in view; undefined when none does. */
  const left = useRef<string | null>(undefined);
  const run = (action: InboxAction): unknown => {
    const go = (by: 1 | -1, toAnswer: boolean) => {
      left.current = toAnswer ? undefined : place.openId;
      place.go(place.inbox ? besides(place.inbox, place.openId, by) : null, { toAnswer });
    };
    switch (action) {
      case 'next':
        return go(1, false);
      case 'previous':
        return go(-1, false);
      case 'answer-next':
        return go(1, true);
      case 'answer-previous':
        return go(-1, true);
      case 'answer':
        return answerField()?.focus();
      case 'leave':
        return (openRow() ?? document.getElementById('main-content'))?.focus();
      case 'help':
        return help();
    }
  };
  const act = useEffectEvent(run);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = actionOf(event, placeOf(event.target));
      if (action === null || (!isOn && action !== 'leave')) return;
      event.preventDefault();
      act(action);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
  const { openId } = place;
  useEffect(() => {
    if (left.current !== undefined && left.current !== openId) openRow()?.focus();
    left.current = undefined;
  }, [openId]);
};
