/** Safari on iPhones takes hold of the content only when somebody has said that it is to be saved. */
const KEPT_MS = 60_000;

/** Has the browser save something under a name. */
export const saveFile = (name: string, content: Blob): void => {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
};
