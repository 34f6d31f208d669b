import { createUpdates } from './service-worker/updates.ts';
import { createSession } from './session/session.ts';
import { createWayOn } from './session/way-on.ts';
import type { Site } from './site.ts';
import { createToasts } from './ui/toasts.ts';

/** What the app needs of a browser; on the server there is none. */
interface BrowserParts {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Source of the storage events that other tabs cause. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  readonly fetch: typeof fetch;
}

/** Where storage is blocked, already asking for it fails; so it is asked for anew each time. */
export const thisBrowser = (): BrowserParts => ({
  storage: {
    getItem: (key) => window.localStorage.getItem(key),
    setItem: (key, value) => window.localStorage.setItem(key, value),
    removeItem: (key) => window.localStorage.removeItem(key),
  },
  events: window,
  fetch: (input, init) => window.fetch(input, init),
});

/** For rendering on the server: nobody is signed in, nothing happens, and nothing is asked for. */
export const noBrowser = (): BrowserParts => ({
  storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
  events: new EventTarget(),
  fetch: () => Promise.reject(new Error('Pages are rendered without asking the API.')),
});

/** Builds what every page has, visitors' ones included; nothing of it talks to the API. */
export const createPublicServices = (site: Site, browser: BrowserParts) => {
  const { storage, events } = browser;
  return {
    site,
    browser,
    session: createSession({ storage, tabs: events }),
    wayOn: createWayOn(() => window.sessionStorage),
    toasts: createToasts(),
    updates: createUpdates(),
  };
};

export type PublicServices = ReturnType<typeof createPublicServices>;
