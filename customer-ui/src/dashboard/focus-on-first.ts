import type { Business } from '@sternklar/contracts/businesses/business.api';
import { useLayoutEffect, useRef } from 'react';
import type { Loaded } from '../api/loaded.ts';
import { headingOf } from './focus-after-removal.ts';

/**
 * The first business takes the place of the note that there is none, and of the button in it: once no window is open any
 * more, the keyboard goes on at the new card's heading instead of at the start of the document.
 */
export const useFocusOnFirst = ({ phase, rows }: Loaded<Business>): void => {
  const wasEmpty = useRef(false);
  useLayoutEffect(() => {
    const [first] = rows;
    if (first === undefined) {
      if (phase === 'ready') wasEmpty.current = true;
      return;
    }
    if (!wasEmpty.current || document.querySelector('dialog[open]') !== null) return;
    wasEmpty.current = false;
    if (document.activeElement === document.body) headingOf(first.id)?.focus();
  });
};
