/** Safari on iPhones takes hold of the content only when somebody has said that it is to be saved. */
const KEPT_MS = 60_000;

/** Has the browser save a file. */
export const saveFile = (name: string, content: Blob): void => {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
};
