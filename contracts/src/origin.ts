import { ORIGIN_MAX_LENGTH } from './constants.ts';

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

const UNSAFE = 'Die Adresse muss mit https:// beginnen; http:// geht nur mit localhost.';
export const ORIGIN_HINT = `Bitte geben Sie die Adresse ohne Pfad an, zum Beispiel https://www.beispiel.de. ${UNSAFE}`;
const EACH_BY_ITSELF =
  'Platzhalter (*) gehen nicht: Bitte geben Sie jede Adresse einzeln an, zum Beispiel https://www.beispiel.de.';

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

/** What is wrong with a text that is no origin. */
export const originFault = (text: string): string => {
  const typed = text.trim();
  if (typed.includes('*')) return EACH_BY_ITSELF;
  const url = URL.canParse(typed) ? new URL(typed) : null;
  return url?.protocol === 'http:' && isBare(url) ? UNSAFE : ORIGIN_HINT;
};
