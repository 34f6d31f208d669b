import { filledTextSchema } from './texts.ts';

const hasScheme = (link: string) => /^[a-z][a-z0-9+.-]*:/i.test(link) && !/^[^/?#]*:\d+([/?#]|$)/.test(link);

const withScheme = (link: string) => (hasScheme(link) ? link : `https://${link.replace(/^\/\//, '')}`);

const parse = (link: string): URL | null => {
  try {
    return new URL(withScheme(link));
  } catch {
    return null;
  }
};

/**
 * Whether a stored or typed link may be rendered as one: http or https, nothing else (no `javascript:`), and no name
 * before the host, which would make one address look like another.
 */
export const isWebLink = (link: string): boolean => {
  const url = parse(link.trim());
  if (url === null || url.username !== '' || url.password !== '') return false;
  return (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname.includes('.');
};

/** Whether a link is one to a page on the web that nobody reads or changes on the way. */
export const isSecureWebLink = (link: string): boolean => /^https:\/\//i.test(link.trim()) && isWebLink(link);

/** A link to any http(s) host; a missing scheme becomes https. Answers the completed link. */
export const webLinkSchema = (missing: string, maxLength: number) =>
  filledTextSchema(missing, maxLength, 'Der Link ist zu lang.')
    .refine(isWebLink, 'Bitte geben Sie einen gültigen Link an, der mit http:// oder https:// beginnt.')
    .transform(withScheme);
