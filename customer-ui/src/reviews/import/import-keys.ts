import { newId } from '@sternklar/contracts/new-id';

/** Keys by content, for as long as a window is open: what is sent again unchanged is the same line to the server. */
export const createImportKeys = (makeKey: () => string = newId): ((content: string) => string) => {
  const keys = new Map<string, string>();
  return (content) => {
    const known = keys.get(content);
    if (known !== undefined) return known;
    const key = makeKey();
    keys.set(content, key);
    return key;
  };
};
