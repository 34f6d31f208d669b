/** What somebody does to a field before the app answers to it. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Kept {
  readonly value: string;
  /** Where the caret stood; null where there is none. */
  readonly caret: readonly [number, number] | null;
}

/** What is ticked is pressed, which held-presses.ts sees to; files are nothing that a script may choose. */
const NOT_TYPED = /^(radio|checkbox|file)$/;
const isField = (target: unknown): target is Field =>
  (target instanceof HTMLInputElement && !NOT_TYPED.test(target.type)) ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const keptOf = (field: Field): Kept => ({
  value: field.value,
  caret:
    field instanceof HTMLSelectElement || field.selectionStart === null
      ? null
      : [field.selectionStart, field.selectionEnd ?? field.selectionStart],
});

/** Whether a field shows something else than the page came with. */
const isChanged = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected === false;
  return field.value !== field.defaultValue;
};

/** React takes a field's own setter for its own work, so the browser's is called. */
const put = (field: Field, { value, caret }: Kept): void => {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  if (caret && !(field instanceof HTMLSelectElement)) field.setSelectionRange(...caret);
};

/** As if it were done now. */
const doAgain = (field: Field, { value, caret }: Kept): void => {
  const place = field.value === value ? keptOf(field).caret : caret;
  field.value = '';
  put(field, { value, caret: place });
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
};

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Watches the page that the server rendered until the app has taken it over: what is typed meanwhile is typed again then,
 * so that the app hears of it. Answers what ends it.
 */
export const watchTyping = (page: Document): (() => Promise<void>) => {
  const kept = new Map<Field, Kept>();
  const isDone = new Set<Field>();
  const keep = ({ target }: Event) => {
    if (isField(target) && !isDone.has(target)) kept.set(target, keptOf(target));
  };
  /** The app empties a field that it takes over, also while somebody types in it: what is typed next goes on after the rest. */
  const bringBack = ({ target }: Event) => {
    const before = isField(target) && kept.get(target);
    if (before && target.value !== before.value) put(target, before);
  };
  // Also what was typed before this script was there.
  for (const field of page.querySelectorAll<Field>('input, textarea, select'))
    if (isField(field) && isChanged(field)) kept.set(field, keptOf(field));
  for (const name of ['input', 'change']) page.addEventListener(name, keep, true);
  page.addEventListener('beforeinput', bringBack, true);
  return async () => {
    for (const [field] of kept) {
      // One after the other: a form that hears of two fields at once may know only the second.
      await nextTurn();
      // As it is by now: whoever types does not stop for this.
      const newest = kept.get(field);
      kept.delete(field);
      isDone.add(field);
      if (newest && field.isConnected) doAgain(field, newest);
    }
    for (const name of ['input', 'change']) page.removeEventListener(name, keep, true);
    page.removeEventListener('beforeinput', bringBack, true);
  };
};
