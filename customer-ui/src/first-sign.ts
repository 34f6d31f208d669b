/** What a visitor does before using anything on a page; `storage`: somebody signed in or out in another tab. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'storage'];

/** Browsers tell a new page of the pointer that rests above it; that is no sign of anybody. */
const isAtRest = ({ movementX, movementY }: Partial<PointerEvent>) => movementX === 0 && movementY === 0;

/** The button that was pressed before anything could answer, if any. */
export type Pressed = () => HTMLElement | null;

/**
 * Resolves at the first sign of a visitor. Until `Pressed` is asked for it, the last press of a button inside `container` is
 * remembered and held back, so that it can be made again when somebody listens.
 */
export const firstSign = (container: HTMLElement, events: EventTarget): Promise<Pressed> =>
  new Promise((resolve) => {
    let pressed: HTMLElement | null = null;
    const remember = (event: Event) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null;
      if (button === null) return;
      event.preventDefault();
      pressed = button;
      seen();
    };
    const answer: Pressed = () => {
      container.removeEventListener('click', remember);
      return pressed;
    };
    const over = new AbortController();
    const seen = (event?: Event) => {
      if (event?.type === 'pointermove' && isAtRest(event)) return;
      over.abort();
      resolve(answer);
    };
    container.addEventListener('click', remember);
    for (const sign of SIGNS) events.addEventListener(sign, seen, { signal: over.signal, passive: true });
  });
