import type { BrowserContext, Page } from 'playwright-core';

export interface SeenRequest {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/**
 * Writes down every request of a context from now on, whoever makes it: pages, workers, beacons. Answers how to read
 * what was seen. Beacons are also caught where they are made, because browsers may send them late.
 */
export const watchRequests = async (context: BrowserContext): Promise<() => readonly SeenRequest[]> => {
  const seen: SeenRequest[] = [];
  context.on('request', (request) =>
    seen.push({ address: request.url(), headers: request.headers(), body: request.postData() }),
  );
  await context.exposeBinding('noteBeacon', (_source, address: string, body: string) => {
    seen.push({ address, headers: {}, body });
  });
  await context.addInitScript(() => {
    const note = (window as unknown as { noteBeacon: (address: string, body: string) => void }).noteBeacon;
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      note(String(address), body instanceof Blob ? '(blob)' : String(body ?? ''));
      return send(address, body);
    };
  });
  return () => seen;
};

/** All that the browser keeps for the page, as one text: storages, databases, cookies, caches, history, address. */
export const keptByTheBrowser = async (page: Page): Promise<string> => {
  const inPage = await page.evaluate(async () => {
    const rowsOf = (database: IDBDatabase, store: string) =>
      new Promise<unknown>((resolve, reject) => {
        const reading = database.transaction(store).objectStore(store).getAll();
        reading.onsuccess = () => resolve(reading.result);
        reading.onerror = () => reject(reading.error);
      });
    const opened = (name: string) =>
      new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
    const databases = await Promise.all(
      (await indexedDB.databases()).map(async ({ name = '' }) => {
        const database = await opened(name);
        const stores = await Promise.all([...database.objectStoreNames].map((store) => rowsOf(database, store)));
        database.close();
        return { name, stores };
      }),
    );
    const caches_ = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        return { name, addresses: (await cache.keys()).map((request) => request.url) };
      }),
    );
    return {
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases,
      caches: caches_,
      cookie: document.cookie,
      history: history.state as unknown,
      windowName: window.name,
      address: location.href,
      title: document.title,
    };
  });
  return JSON.stringify({ inPage, cookies: await page.context().cookies() });
};
