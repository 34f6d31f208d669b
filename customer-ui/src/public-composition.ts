import type { BrowserParts } from './browser.ts';
import { createUpdates } from './service-worker/updates.ts';
import { createSession } from './session/session.ts';
import type { Site } from './site/site.ts';
import { createToasts } from './ui/toasts.ts';

/** Builds what every page has, visitors' ones included; nothing of it talks to the API. */
export const createPublicServices = (site: Site, browser: BrowserParts) => {
  const { storage, events } = browser;
  return {
    site,
    browser,
    session: createSession({ storage, tabs: events }),
    toasts: createToasts(),
    updates: createUpdates(),
  };
};

export type PublicServices = ReturnType<typeof createPublicServices>;
