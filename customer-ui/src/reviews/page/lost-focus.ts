/** Of the heading that says what happens now. */
export const STATE_HEADING = 'case-state';

/** A step may take away the button that it was taken with: then what it led to has the focus. */
export const catchLostFocus = () =>
  requestAnimationFrame(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) document.getElementById(STATE_HEADING)?.focus();
  });
