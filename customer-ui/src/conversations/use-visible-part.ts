import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps an element on the part of the page that the keyboard on the screen leaves visible, through the custom properties
 * `--visible-top` and `--visible-height`. Some browsers shrink the page themselves; others only tell.
 */
export const useVisiblePart = (ref: RefObject<HTMLElement | null>) => {
  useLayoutEffect(() => {
    const visible = window.visualViewport;
    if (visible === null) return;
    const follow = () => {
      ref.current?.style.setProperty('--visible-top', `${visible.offsetTop}px`);
      ref.current?.style.setProperty('--visible-height', `${visible.height}px`);
    };
    follow();
    visible.addEventListener('resize', follow);
    visible.addEventListener('scroll', follow);
    return () => {
      visible.removeEventListener('resize', follow);
      visible.removeEventListener('scroll', follow);
    };
  }, [ref]);
};
