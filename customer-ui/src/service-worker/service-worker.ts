/**
 * The service worker, served as /service-worker.js: pages can be read without a network. Everything of a build lies in
 * one cache under the build's name; the cache of an older one goes when this one takes over.
 */
import { CUSTOMER_PATHS, PUBLIC_PATHS } from '@sternklar/contracts/pages';
import { shownPush } from './shown-push.ts';
import { type Kept, mayBeKept, pagePathOf, type Strategy, strategyFor } from './strategy.ts';
import type { WorkerMessage } from './watch-updates.ts';

/** Written in by the build: a name that changes with whatever it made, and its scripts, styles and fonts. */
declare const BUILD_NAME: string;
declare const BUILD_ASSETS: readonly string[];
declare const self: WorkerScope;

const OFFLINE_PAGE = '/offline';
const KEPT: Kept = {
  pages: [...PUBLIC_PATHS, ...CUSTOMER_PATHS],
  files: [OFFLINE_PAGE, '/message-page.css', '/icon.svg'],
};
/** Kept before anybody reads them; the other pages once they were read. */
const FIRST_PAGES = ['/', '/dashboard'];
const CACHE_PREFIX = 'sternklar-';
const CACHE = CACHE_PREFIX + BUILD_NAME;
/** A network slower than this counts as none, where there is something to show instead. */
const NETWORK_PATIENCE_MS = 4_000;

/** Assets never change, so the browser's own copies will do; pages and files are asked for again. */
const keepFromTheStart = async (): Promise<void> => {
  const fresh = [...FIRST_PAGES, ...KEPT.files].map((path) => new Request(path, { cache: 'no-cache' }));
  const cache = await caches.open(CACHE);
  await cache.addAll([...BUILD_ASSETS.map((path) => new Request(path)), ...fresh]);
};

const forgetOlderBuilds = async (): Promise<void> => {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
};

const keptAs = async (key: string): Promise<Response | undefined> => (await caches.open(CACHE)).match(key);

/** Keeps a copy where that is allowed. A full disk is no reason to fail. */
const keep = async (key: string, answer: Response): Promise<void> => {
  if (!mayBeKept(answer)) return;
  const cache = await caches.open(CACHE);
  await cache.put(key, answer).catch(() => undefined);
};

const fromNetwork = async ({ request, preloadResponse }: FetchEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

const patience = () => new Promise<undefined>((over) => setTimeout(over, NETWORK_PATIENCE_MS));

/** The network's answer, kept under `key` for later; without a network what was kept, else the answer of `otherwise`. */
const networkFirst = async (event: FetchEvent, key: string, otherwise?: string): Promise<Response> => {
  const network = fromNetwork(event);
  event.waitUntil(network.then((answer) => keep(key, answer.clone())).catch(() => undefined));
  const copy = await keptAs(key);
  if (copy === undefined) return network.catch((error) => orKept(otherwise, error));
  return (await Promise.race([network.catch(() => undefined), patience()])) ?? copy;
};

const orKept = async (key: string | undefined, error: unknown): Promise<Response> => {
  const copy = key === undefined ? undefined : await keptAs(key);
  if (copy === undefined) throw error;
  return copy;
};

const cacheFirst = async (event: FetchEvent, key: string): Promise<Response> => {
  const copy = await keptAs(key);
  if (copy !== undefined) return copy;
  const answer = await fetch(event.request);
  event.waitUntil(keep(key, answer.clone()));
  return answer;
};

const ANSWERS: Readonly<Record<Exclude<Strategy, 'leave'>, (event: FetchEvent, path: string) => Promise<Response>>> = {
  asset: cacheFirst,
  file: networkFirst,
  page: (event, path) => networkFirst(event, pagePathOf(path), OFFLINE_PAGE),
  'foreign-page': (event) => fromNetwork(event).catch((error) => orKept(OFFLINE_PAGE, error)),
};

const isAlone = async (): Promise<boolean> =>
  (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).length <= 1;

self.addEventListener('install', (event) => event.waitUntil(keepFromTheStart()));

self.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([forgetOlderBuilds(), self.registration.navigationPreload?.enable(), self.clients.claim()]),
  ),
);

self.addEventListener('fetch', (event) => {
  const { method, url, mode, headers } = event.request;
  const asked = {
    method,
    url,
    opensPage: mode === 'navigate',
    isPersonal: headers.has('authorization') || headers.has('range'),
  };
  const strategy = strategyFor(asked, self.location.origin, KEPT);
  if (strategy !== 'leave') event.respondWith(ANSWERS[strategy](event, new URL(url).pathname));
});

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message === 'which-build') event.ports[0]?.postMessage(BUILD_NAME);
  if (message === 'take-over') event.waitUntil(self.skipWaiting());
  if (message === 'take-over-if-alone')
    event.waitUntil(isAlone().then((alone) => (alone ? self.skipWaiting() : undefined)));
});

/** Shown in any case: browsers take the permission away from a site that keeps a message to itself. */
self.addEventListener('push', (event) => {
  const { title, options } = shownPush(event.data?.text() ?? '');
  event.waitUntil(self.registration.showNotification(title, options));
});

/** What is typed elsewhere stays: a window that shows the page comes to the front, every other one is left alone. */
const openPage = async (path: string): Promise<unknown> => {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
};

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.path));
});

/** The part of a worker's world that ours uses. TypeScript's own description of it cannot stand beside that of pages. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

interface PushEvent extends ExtendableEvent {
  readonly data: { text(): string } | null;
}

interface NotificationEvent extends ExtendableEvent {
  readonly notification: { readonly data: { readonly path: string }; close(): void };
}

interface WindowClient {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: ExtendableMessageEvent;
  push: PushEvent;
  notificationclick: NotificationEvent;
}

interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }): Promise<readonly WindowClient[]>;
    openWindow(path: string): Promise<unknown>;
  };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
}
