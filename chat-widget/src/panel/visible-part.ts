/**
 * Keeps an element on the part of the page that the keyboard on the screen leaves visible, through the custom properties
 * `--visible-top` and `--visible-height`. Some browsers shrink the page themselves; others only tell. Answers the way to stop.
 */
export const followVisiblePart = (element: HTMLElement): (() => void) => {
  const visible = window.visualViewport;
  if (!visible) return () => undefined;
  const follow = () => {
    element.style.setProperty('--visible-top', `${visible.offsetTop}px`);
    element.style.setProperty('--visible-height', `${visible.height}px`);
  };
  follow();
  visible.addEventListener('resize', follow);
  visible.addEventListener('scroll', follow);
  return () => {
    visible.removeEventListener('resize', follow);
    visible.removeEventListener('scroll', follow);
  };
};
