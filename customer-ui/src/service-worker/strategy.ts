/** What is kept beside the build's assets. */
export interface Kept {
  /** Pages that can be read without a network, by path. */
  readonly pages: readonly string[];
  /** Files that a page without a network needs and whose names do not tell their content, by path. */
  readonly files: readonly string[];
}

/** A request as the worker has to judge it. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  /** Somebody opens a page. */
  readonly opensPage: boolean;
  /** The request names a person or a part of a file: answers are not for keeping. */
  readonly isPersonal: boolean;
}

/**
 * How a request is answered. `leave`: as if there were no worker. `asset`: from the cache, for its name tells its content.
 * `page`, `file`: from the network, and from the cache when there is none. `foreign-page`: from the network, else the
 * page that says so.
 */
export type Strategy = 'leave' | 'asset' | 'page' | 'file' | 'foreign-page';

/** The API, the back office, the mailbox of a development server, and the worker itself are none of its business. */
const LEFT_ALONE = ['/api', '/admin', '/mailbox', '/service-worker.js'];
const ASSETS = '/assets/';

const isBelow = (path: string, top: string) => path === top || path.startsWith(`${top}/`);

/** The path by which a page is kept: without slashes at its end. */
export const pagePathOf = (path: string): string => path.replace(/(?<=.)\/+$/, '');

/** Decides how the worker of a site at `origin` answers a request. */
export const strategyFor = (asked: Asked, origin: string, kept: Kept): Strategy => {
  const url = new URL(asked.url);
  const path = url.pathname;
  if (asked.method !== 'GET' || asked.isPersonal || url.origin !== origin) return 'leave';
  if (LEFT_ALONE.some((top) => isBelow(path.toLowerCase(), top))) return 'leave';
  if (path.startsWith(ASSETS)) return 'asset';
  if (asked.opensPage) return kept.pages.includes(pagePathOf(path)) ? 'page' : 'foreign-page';
  return kept.files.includes(path) ? 'file' : 'leave';
};

/** Whether an answer may be kept: whole, from this origin, and not marked otherwise by the server. */
export const mayBeKept = ({ status, type, redirected, headers }: Response): boolean =>
  status === 200 &&
  type === 'basic' &&
  !redirected &&
  !/\b(no-store|private)\b/i.test(headers.get('cache-control') ?? '');
