/** Has the browser save something under a name. */
export const saveFile = (name: string, content: Blob): void => {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The browser has taken hold of the content by the next turn.
  setTimeout(() => URL.revokeObjectURL(url));
};
