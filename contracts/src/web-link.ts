import { z } from 'zod';

const withScheme = (link: string) =>
  /^[a-z][a-z0-9+.-]*:/i.test(link) && !/^[^/?#]*:\d+([/?#]|$)/.test(link) ? link : `https://${link}`;

const parse = (link: string): URL | null => {
  try {
    return new URL(withScheme(link));
  } catch {
    return null;
  }
};

/** Whether a stored or typed link may be rendered as one: http or https, nothing else (no `javascript:`). */
export const isWebLink = (link: string): boolean => {
  const url = parse(link.trim());
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname.includes('.');
};

/** A link to any http(s) host; a missing scheme becomes https. Answers the completed link. */
export const webLinkSchema = (missing: string, maxLength: number) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(maxLength, 'Der Link ist zu lang.')
    .refine(isWebLink, 'Bitte geben Sie einen gültigen Link an, der mit http:// oder https:// beginnt.')
    .transform(withScheme);
