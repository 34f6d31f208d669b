/** Becomes `import` in the build. */
declare const importScript: <Script>(address: string) => Promise<Script>;

/** An address that the browser has loaded and found to have this hash is imported without being loaded again. */
export const importVerified = async <Script>(address: string, integrity: string, nonce: string): Promise<Script> => {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: address, integrity, nonce });
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  link.onload = resolve;
  link.onerror = reject;
  document.head.append(link);
  await promise.finally(() => link.remove());
  return importScript<Script>(address);
};
