/** What a visitor does before using anything on a page; `storage`: somebody signed in or out in another tab. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'storage'];

/**
 * Browsers tell a page of a pointer that rests above it, as of a move by nothing; that is no sign of anybody. Chromium tells the
 * first real move above a new page in the same words, and programs that steer a pointer may tell all of theirs so: hence what
 * counts, too, is a pointer at another place than before.
 */
const createPointerWatch = () => {
  let last: Partial<PointerEvent> | null = null;
  return (event: Partial<PointerEvent>): boolean => {
    const before = last ?? event;
    last = event;
    const saysSo = event.movementX !== 0 || event.movementY !== 0;
    return saysSo || event.clientX !== before.clientX || event.clientY !== before.clientY;
  };
};

/** The button that was pressed before anything could answer, if any. */
export type Pressed = () => HTMLButtonElement | null;

/** Whose press the browser answered before there was a script: with what the page has ready for it. */
const pressedBefore = (container: HTMLElement): HTMLButtonElement | null =>
  [...container.querySelectorAll<HTMLButtonElement>('button[popovertarget]')].find(
    ({ popoverTargetElement: said }) => (said?.getClientRects().length ?? 0) > 0,
  ) ?? null;

/**
 * Resolves at the first sign of a visitor. Until `Pressed` is asked for it, the last press of a button inside `container` is
 * remembered and held back, so that it can be made again when somebody listens; only what the browser itself says to it is shown.
 */
export const firstSign = (container: HTMLElement, events: EventTarget): Promise<Pressed> =>
  new Promise((resolve) => {
    let pressed = pressedBefore(container);
    const remember = (event: Event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (button === null) return;
      if (!button.hasAttribute('popovertarget')) event.preventDefault();
      pressed = button;
      seen();
    };
    const answer: Pressed = () => {
      container.removeEventListener('click', remember);
      return pressed;
    };
    const hasMoved = createPointerWatch();
    const over = new AbortController();
    const seen = (event?: Event) => {
      if (event?.type === 'pointermove' && !hasMoved(event)) return;
      over.abort();
      resolve(answer);
    };
    container.addEventListener('click', remember);
    if (pressed !== null) seen();
    for (const sign of SIGNS) events.addEventListener(sign, seen, { signal: over.signal, passive: true });
  });
