import { BUILD_META_NAME } from '@sternklar/contracts/pages';
import type { Updates } from './updates.ts';
import { type WorkerMessage, watchUpdates } from './watch-updates.ts';

const SERVICE_WORKER_URL = '/service-worker.js';

/** What browsers with Trusted Types offer, as far as it is used here; TypeScript does not describe it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

/** The content policy allows one policy of this name; it lets the worker's own address pass and nothing else. */
const POLICY_NAME = 'sternklar-service-worker';

const scriptUrl = (): string => {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  return trustedTypes === undefined
    ? SERVICE_WORKER_URL
    : trustedTypes.createPolicy(POLICY_NAME, { createScriptURL: () => SERVICE_WORKER_URL }).createScriptURL('');
};

/** Registers the service worker for the whole site; null where a browser has none or forbids it. Call it once a page. */
const registerServiceWorker = async (): Promise<ServiceWorkerRegistration | null> => {
  if (!('serviceWorker' in navigator)) return null;
  try {
    return (await navigator.serviceWorker.register(scriptUrl(), { scope: '/', updateViaCache: 'none' })) ?? null;
  } catch {
    // Private windows and blocked storage; the pages work without.
    return null;
  }
};

const buildOf = (worker: ServiceWorker): Promise<string> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      resolve(String(data));
      port1.close();
    };
    worker.postMessage('which-build' satisfies WorkerMessage, [port2]);
  });

/** Registers the service worker; once the app has started, its `updates` hear of newer builds. */
export const startWorker = async (updatesOfApp: Promise<Pick<Updates, 'offer'> | undefined>): Promise<void> => {
  const registration = await registerServiceWorker();
  const updates = await updatesOfApp;
  if (registration === null || updates === undefined) return;
  watchUpdates(registration, {
    updates,
    pageBuild: document.querySelector<HTMLMetaElement>(`meta[name="${BUILD_META_NAME}"]`)?.content ?? null,
    workers: navigator.serviceWorker,
    page: document,
    buildOf,
    reload: () => window.location.reload(),
    elapsed: () => performance.now(),
  });
};
