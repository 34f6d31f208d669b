import { BUILD_META_NAME } from '@sternklar/contracts/pages';
import type { WorkerMessage } from './messages.ts';
import { registerServiceWorker } from './register.ts';
import type { Updates } from './updates.ts';
import { watchUpdates } from './watch-updates.ts';

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
