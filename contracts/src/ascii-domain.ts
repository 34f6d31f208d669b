/** Signs that end a host in a URL, or mean something in it. */
const HOST = /^[^@/:?#[\]\\%\s]+$/;
const ASCII = /^[\0-\x7f]*$/;

/**
 * An e-mail address with its domain as DNS has it: `info@bäckerei.de` is `info@xn--bckerei-5wa.de` (UTS 46, as browsers send
 * it), so that one address is one whatever it was typed into. Any other text stays as it is.
 */
export const withAsciiDomain = (address: string): string => {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (at === 0 || ASCII.test(domain) || !HOST.test(domain)) return address;
  const url = `https://${domain}`;
  return URL.canParse(url) ? address.slice(0, at) + new URL(url).hostname : address;
};
