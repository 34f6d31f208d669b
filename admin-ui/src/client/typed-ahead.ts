/** What somebody does to a field before the app answers to it. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Kept {
  readonly value: string;
  readonly checked: boolean;
  /** Where the caret stood; null where there is none. */
  readonly caret: readonly [number, number] | null;
}

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');

const keptOf = (field: Field): Kept => ({
  value: field.value,
  checked: isTicked(field) && field.checked,
  caret:
    field instanceof HTMLSelectElement || field.selectionStart === null
      ? null
      : [field.selectionStart, field.selectionEnd ?? field.selectionStart],
});

/** Whether a field shows something else than the page came with. */
const isChanged = (field: Field): boolean => {
  if (isTicked(field)) return field.checked && !field.defaultChecked;
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected === false;
  return field.value !== field.defaultValue;
};

/** As if it were done now. React takes a field's own setter for its own work, so the browser's is called for the words. */
const doAgain = (field: Field, { value, checked, caret }: Kept): void => {
  if (isTicked(field)) {
    field.checked = !checked;
    field.click();
    return;
  }
  const isWhereItWas = field.value === value;
  const now = keptOf(field).caret;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  field.value = '';
  set?.call(field, value);
  const place = isWhereItWas ? now : caret;
  if (place && !(field instanceof HTMLSelectElement)) field.setSelectionRange(...place);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
};

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Watches the page that the server rendered until the app has taken it over: what is typed meanwhile is typed again then,
 * so that the app hears of it, and nothing is sent past the app. Answers what ends it.
 */
export const watchTyping = (page: Document): (() => Promise<void>) => {
  const kept = new Map<Field, Kept>();
  const keep = ({ target }: Event) => {
    if (isField(target)) kept.set(target, keptOf(target));
  };
  const holdBack = (event: Event) => event.preventDefault();
  // Also what was typed before this script was there.
  for (const field of page.querySelectorAll<Field>('input, textarea, select'))
    if (isChanged(field)) kept.set(field, keptOf(field));
  for (const name of ['input', 'change']) page.addEventListener(name, keep, true);
  page.addEventListener('submit', holdBack, true);
  return async () => {
    for (const name of ['input', 'change']) page.removeEventListener(name, keep, true);
    page.removeEventListener('submit', holdBack, true);
    for (const [field, before] of kept) {
      // One after the other: a form that hears of two fields at once may know only the second.
      await nextTurn();
      if (field.isConnected) doAgain(field, before);
    }
  };
};
