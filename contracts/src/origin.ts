import { ORIGIN_MAX_LENGTH } from './constants.ts';

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

export const ORIGIN_HINT =
  'Bitte geben Sie die Adresse ohne Pfad an, zum Beispiel https://www.beispiel.de. Sie muss mit https:// beginnen; http:// geht nur mit localhost.';

const isBare = ({ username, password, pathname, search, hash }: URL): boolean =>
  username === '' && password === '' && pathname === '/' && search === '' && hash === '';

const isSafe = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && LOCAL_HOSTS.includes(hostname));

/**
 * An origin as browsers send it: scheme, host and port, nothing else. Encrypted, but for pages on the developer's own
 * machine. Null for any other text.
 */
export const originOf = (text: string): string | null => {
  const typed = text.trim();
  const url = typed.length <= ORIGIN_MAX_LENGTH && URL.canParse(typed) ? new URL(typed) : null;
  if (url === null || !isBare(url) || !isSafe(url) || url.hostname.includes('*')) return null;
  return url.origin;
};
