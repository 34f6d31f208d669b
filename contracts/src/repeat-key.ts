import { newId } from './new-id.ts';

/**
 * Keys for calls that may have to be sent again: the same for the same content, so that a call whose answer got lost
 * does nothing twice; a new one as soon as something was changed.
 */
export const createRepeatKeys = (makeKey: () => string = newId): ((content: object) => string) => {
  let last = { content: '', key: '' };
  return (content) => {
    const written = JSON.stringify(content);
    if (written !== last.content) last = { content: written, key: makeKey() };
    return last.key;
  };
};
