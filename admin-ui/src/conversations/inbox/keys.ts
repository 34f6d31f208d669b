/** What keys of the inbox ask for. */
export type InboxAction = 'next' | 'previous' | 'answer' | 'answer-next' | 'answer-previous' | 'leave' | 'help';

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'>;

/** Where a key is pressed: in the place to answer, in another field or a dialog, on something that Enter presses, or nowhere. */
export type KeyPlace = 'answer' | 'other-field' | 'control' | 'page';

const PLAIN: Readonly<Record<string, InboxAction>> = { j: 'next', k: 'previous', r: 'answer', '?': 'help' };
const WITH_ALT: Readonly<Record<string, InboxAction>> = { ArrowDown: 'answer-next', ArrowUp: 'answer-previous' };

/** What a key asks for where it is pressed; null for all that belong to others. */
export const actionOf = (press: KeyPress, place: KeyPlace): InboxAction | null => {
  if (press.ctrlKey || press.metaKey || press.defaultPrevented || place === 'other-field') return null;
  if (press.altKey) return WITH_ALT[press.key] ?? null;
  if (place === 'answer') return press.key === 'Escape' ? 'leave' : null;
  if (press.key === 'Enter') return place === 'page' ? 'answer' : null;
  // Caps Lock makes capitals of them.
  return PLAIN[press.key.toLowerCase()] ?? null;
};

/** Every key with what it does, as the help shows it. */
export const KEYS: readonly { readonly keys: string; readonly words: string }[] = [
  { keys: 'j', words: 'Nächste Unterhaltung' },
  { keys: 'k', words: 'Vorige Unterhaltung' },
  { keys: 'r oder Enter', words: 'Antworten' },
  { keys: 'Enter', words: 'Beim Schreiben: senden' },
  { keys: 'Umschalt Enter', words: 'Beim Schreiben: neue Zeile' },
  { keys: 'Strg Enter', words: 'Senden und zu dem, der als Nächstes wartet' },
  { keys: 'Alt ↓ / Alt ↑', words: 'Nächste / vorige öffnen und gleich antworten' },
  { keys: '/', words: 'Im leeren Feld: Textbaustein' },
  { keys: 'Esc', words: 'Das Schreiben verlassen; der Entwurf bleibt' },
  { keys: '?', words: 'Diese Hilfe' },
];
