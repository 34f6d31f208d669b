/** A key that nobody else has: 32 hexadecimal digits. Works on pages without TLS, too. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Keys for calls that may have to be sent again: the same for the same content, so that a call whose answer got lost
 * does nothing twice; a new one as soon as something was changed.
 */
export const createRepeatKeys = (makeKey: () => string = newKey): ((content: object) => string) => {
  let last = { content: '', key: '' };
  return (content) => {
    const written = JSON.stringify(content);
    if (written !== last.content) last = { content: written, key: makeKey() };
    return last.key;
  };
};
