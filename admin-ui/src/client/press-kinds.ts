/** What of all that happens on a page is a press that only the app can carry out. */
export type Press = MouseEvent | KeyboardEvent | SubmitEvent;

const TICKED = '[type=checkbox],[type=radio]';
const TYPED = `input:not(${TICKED},[type=button],[type=submit],[type=reset]),textarea,select,[contenteditable]`;
/** What the browser does without any app. */
const NATIVE = 'summary,label';
const ONLY_MOVES = /^(Tab|Shift|Control|Alt|Meta|CapsLock)$/;

/** What shows at once that it is ticked. */
export const isBox = (target: Element): target is HTMLInputElement => target.matches(TICKED);
/** What keeps by itself what is typed into it. */
export const isField = (target: Element): boolean => target.matches(TYPED);

const isWithCommand = ({ ctrlKey, metaKey }: KeyboardEvent | MouseEvent): boolean => ctrlKey || metaKey;
const isFinding = (press: KeyboardEvent): boolean => isWithCommand(press) && press.key.toLowerCase() === 'k';

/** Of the keys in a field all but those that send, leave or find. */
const isTyping = (press: KeyboardEvent, field: Element): boolean => {
  const { key, shiftKey } = press;
  if (key === 'Escape' || isFinding(press)) return false;
  if (key !== 'Enter') return true;
  if (isWithCommand(press)) return false;
  return field instanceof HTMLTextAreaElement && (shiftKey || field.enterKeyHint !== 'send');
};

const isKeyForBrowser = (press: KeyboardEvent, target: Element): boolean =>
  ONLY_MOVES.test(press.key) || (isField(target) && isTyping(press, target));

/** Whether a click leads somewhere without the app; where something waits to be done first, only to another tab or a file. */
const isWayOut = (press: Press, target: Element, isFirst: boolean): boolean => {
  const link = press.type === 'click' && target.closest<HTMLAnchorElement>('a[href]');
  if (!link) return false;
  return isFirst || isWithCommand(press as MouseEvent) || link.target !== '' || link.hasAttribute('download');
};

/** Whether the browser does what is asked for by itself; `isFirst`: nothing else waits to be done. */
export const isForBrowser = (press: Press, target: Element, isFirst: boolean): boolean => {
  if (press instanceof KeyboardEvent) return isKeyForBrowser(press, target);
  return (target.closest(NATIVE) !== null && !target.closest('button,input')) || isWayOut(press, target, isFirst);
};

/** Whether the browser would do something else with a press than the app. */
export const isTakenFromBrowser = (press: Press, target: Element): boolean => {
  if (!(press instanceof KeyboardEvent)) return /click|submit/.test(press.type) && !isBox(target) && !isField(target);
  return (
    isFinding(press) ||
    (press.key === '/' && !isField(target)) ||
    (press.key === 'Enter' && target instanceof HTMLTextAreaElement)
  );
};

/** Whether something is done with it: a pointer that goes down does not yet, and Enter and the space bar make a click. */
export const isDeed = (press: Press): boolean =>
  press instanceof KeyboardEvent
    ? press.type === 'keydown' && !/^(Enter| )$/.test(press.key)
    : /click|submit/.test(press.type);
