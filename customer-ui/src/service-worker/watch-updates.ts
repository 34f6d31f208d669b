import type { Updates } from './updates.ts';

/** What a page says to a worker: tell your build; take over now; take over if this page is the only one open. */
export type WorkerMessage = 'which-build' | 'take-over' | 'take-over-if-alone';

/** How often a page that stays open asks for a new build, at most. */
const ASK_AGAIN_MS = 60 * 60_000;

export interface WatchDeps {
  readonly updates: Pick<Updates, 'offer'>;
  /** The build that this page came from. */
  readonly pageBuild: string | null;
  readonly workers: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>;
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener'>;
  readonly buildOf: (worker: ServiceWorker) => Promise<string>;
  readonly reload: () => void;
  /** Milliseconds since any fixed moment. */
  readonly elapsed: () => number;
}

const tell = (worker: ServiceWorker, message: WorkerMessage) => worker.postMessage(message);

/**
 * Looks at the workers of this page from now on. One of a newer build than the page's is offered; when it is accepted, its
 * worker takes over and the page is loaded again. One of the page's own build takes over when no other page is open.
 */
export const watchUpdates = (registration: ServiceWorkerRegistration, deps: WatchDeps): void => {
  const { updates, pageBuild, workers, page, buildOf, reload, elapsed } = deps;
  let accepted = false;

  const load = (worker: ServiceWorker) => () => {
    accepted = true;
    if (worker.state === 'installed') tell(worker, 'take-over');
    else reload();
  };
  const consider = async (worker: ServiceWorker) => {
    if ((await buildOf(worker)) !== pageBuild) updates.offer(load(worker));
    else if (worker.state === 'installed') tell(worker, 'take-over-if-alone');
  };
  const considerWaiting = () => {
    // Without a controller this is the first worker ever: nothing can be older.
    if (registration.waiting !== null && workers.controller !== null) void consider(registration.waiting);
  };

  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', considerWaiting),
  );
  workers.addEventListener('controllerchange', () => {
    if (accepted) reload();
    else if (workers.controller !== null) void consider(workers.controller);
  });
  let askedAt = elapsed();
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState !== 'visible' || elapsed() - askedAt < ASK_AGAIN_MS) return;
    askedAt = elapsed();
    void registration.update().catch(() => undefined);
  });
  considerWaiting();
};
