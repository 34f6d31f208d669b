import type { IncomingMessage } from 'node:http';

/** Leads to no route: what is asked for there is answered as an unknown address is, after every hook. */
const NOWHERE = '/unreadable';

const found = new WeakSet<IncomingMessage>();

const isAddress = /^(?:\/|https?:\/\/)/i;

/** `%ff` is no UTF-8, and `*` no path: the router gives up on such addresses before any hook runs. */
const isReadable = (url: string): boolean => {
  if (!isAddress.test(url)) return false;
  try {
    decodeURI(url.split(/[?#]/, 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
};

/** Where a request is looked up: an address that cannot be read leads nowhere, so that it is counted and logged as every other. */
export const routableUrl = (request: IncomingMessage): string => {
  const { url = '/' } = request;
  if (isReadable(url)) return url;
  found.add(request);
  return NOWHERE;
};

export const hasUnreadableAddress = (request: IncomingMessage): boolean => found.has(request);
