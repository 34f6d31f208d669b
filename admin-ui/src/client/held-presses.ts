/**
 * What is pressed on a page that the server rendered before the app has taken it over: held, shown as held, and done once
 * when the app is there. It stands in the page itself, ahead of everything that can be pressed, and ahead of React, which
 * would hurry for some of it and drop the rest.
 */
import { isBox, isDeed, isField, isForBrowser, isTakenFromBrowser, type Press } from './press-kinds.ts';

/** What `main.ts` finds under `HELD` in the window. */
export interface HeldPresses {
  /** Does what was pressed, one after the other, and holds nothing any more. */
  release(): Promise<void>;
  /** Forgets it: the page has become another one. */
  drop(): void;
}
export const HELD = 'sternklarHeld';

interface Held {
  readonly press: Press;
  readonly target: Element;
  /** Where the target stood and what it said, for one that is drawn anew meanwhile. */
  readonly place: readonly number[];
  readonly words: string;
  /** Whether a box was ticked before; null for everything else. */
  readonly was: boolean | null;
}

const EVENTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'keydown', 'keyup', 'submit'];
const CONTROL = 'button,[role],tr,a';
const MOST = 60;
/** Whoever pressed longer ago than that no longer waits for it. */
const TOO_LATE_MS = 20_000;

const placeOf = (element: Element): readonly number[] =>
  element.parentElement
    ? [...placeOf(element.parentElement), [...element.parentElement.children].indexOf(element)]
    : [];
/** With those of its row: buttons of different rows say the same. */
const wordsOf = (element: Element): string =>
  element.tagName + (element.closest('tr,li,form,[data-row-id]') ?? element).textContent;

const find = ({ target, place, words }: Held): Element | null => {
  if (target.isConnected) return target;
  const found = place.reduce<Element | undefined>((at, index) => at?.children[index], document.documentElement);
  return found && wordsOf(found) === words ? found : null;
};

/** A ring around what was pressed. It stands beside the app's root, whose elements the app compares with its own. */
const ringAround = (target: Element): HTMLElement => {
  const { left, top, width, height } = target.getBoundingClientRect();
  const ring = document.createElement('div');
  Object.assign(ring.style, {
    position: 'absolute',
    left: `${left + scrollX}px`,
    top: `${top + scrollY}px`,
    width: `${width}px`,
    height: `${height}px`,
    borderRadius: getComputedStyle(target).borderRadius,
    boxShadow: '0 0 0 2px var(--dawn-500)',
    pointerEvents: 'none',
    zIndex: '2000',
  });
  document.body.append(ring);
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
    ring.animate({ opacity: [1, 0.25] }, { duration: 600, iterations: 40, direction: 'alternate' });
  setTimeout(() => ring.remove(), TOO_LATE_MS);
  return ring;
};

/** Has it happen now. Answers whether the app took it for itself. */
const doNow = (held: Held): boolean => {
  const { press, was } = held;
  const target = find(held);
  if (target === null || performance.now() - press.timeStamp > TOO_LATE_MS) return false;
  // The pointer went on to another field.
  if (isField(target) && press instanceof MouseEvent && document.activeElement !== target) return false;
  if (press instanceof SubmitEvent) {
    (target as HTMLFormElement).requestSubmit();
    return false;
  }
  if (was !== null && press.type === 'click') (target as HTMLInputElement).checked = was;
  return !target.dispatchEvent(new (press.constructor as typeof MouseEvent)(press.type, press));
};

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

export const holdPresses = (): HeldPresses => {
  let all: Held[] = [];
  const rings: HTMLElement[] = [];
  let hasDeed = false;
  let isDoing = false;

  const keep = (press: Press, target: Element) => {
    const was = isBox(target) ? !target.checked : null;
    all.push({ press, target, place: placeOf(target), words: wordsOf(target), was });
    if (!isDeed(press)) return;
    hasDeed = true;
    if (press.type !== 'click' || isField(target)) return;
    document.body.ariaBusy = 'true';
    rings.push(ringAround(target.closest(CONTROL) ?? target));
  };
  const hold = (event: Event) => {
    const press = event as Press;
    const { target } = press;
    if (isDoing || !press.isTrusted || !(target instanceof Element)) return;
    if (isForBrowser(press, target, !hasDeed)) return;
    press.stopImmediatePropagation();
    if (isTakenFromBrowser(press, target)) press.preventDefault();
    if (all.length < MOST) keep(press, target);
  };
  const stop = () => {
    for (const name of EVENTS) removeEventListener(name, hold, true);
    for (const ring of rings) ring.remove();
    document.body.ariaBusy = null;
    all = [];
  };

  for (const name of EVENTS) addEventListener(name, hold, true);
  return {
    async release() {
      let isKeyTaken = false;
      for (let next = all.shift(); next; next = all.shift()) {
        const { press } = next;
        const isKey = press instanceof KeyboardEvent;
        // A click that the browser made of a key is none when the app took the key.
        if (isKey || !isKeyTaken || (press as MouseEvent).detail !== 0) {
          isDoing = true;
          const isTaken = doNow(next);
          isDoing = false;
          isKeyTaken = isKey && (isTaken || (press.type === 'keyup' && isKeyTaken));
        }
        // One after the other: what is pressed next may be there only then.
        await nextTurn();
      }
      stop();
    },
    drop: stop,
  };
};
