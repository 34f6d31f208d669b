import { beforeEach, describe, expect, it } from 'vitest';
import { createUpdates, type Updates } from './updates.ts';
import { watchUpdates } from './watch-updates.ts';

class FakeWorker extends EventTarget {
  readonly told: string[] = [];
  readonly build: string;
  state: ServiceWorkerState;
  constructor(build: string, state: ServiceWorkerState = 'installed') {
    super();
    this.build = build;
    this.state = state;
  }
  postMessage(message: string) {
    this.told.push(message);
  }
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  asked = 0;
  async update() {
    this.asked += 1;
  }
}

const PAGE_BUILD = 'may';
let registration: FakeRegistration;
let workers: EventTarget & { controller: FakeWorker | null };
let page: EventTarget & { visibilityState: string };
let updates: Updates;
let reloads: number;
let elapsed: number;

const settle = () => new Promise((wake) => setImmediate(wake));
const watch = () =>
  watchUpdates(registration as unknown as ServiceWorkerRegistration, {
    updates,
    pageBuild: PAGE_BUILD,
    workers: workers as unknown as ServiceWorkerContainer,
    page: page as unknown as Document,
    buildOf: async (worker) => (worker as unknown as FakeWorker).build,
    reload: () => {
      reloads += 1;
    },
    elapsed: () => elapsed,
  });
/** A newer worker is found while the page is open, and is installed. */
const installed = async (worker: FakeWorker) => {
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  registration.installing = null;
  registration.waiting = worker;
  worker.dispatchEvent(new Event('statechange'));
  await settle();
};
const tookOver = async (worker: FakeWorker) => {
  worker.state = 'activated';
  workers.controller = worker;
  workers.dispatchEvent(new Event('controllerchange'));
  await settle();
};

beforeEach(() => {
  registration = new FakeRegistration();
  workers = Object.assign(new EventTarget(), { controller: new FakeWorker(PAGE_BUILD, 'activated') });
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  updates = createUpdates();
  reloads = 0;
  elapsed = 0;
});

describe('a newer build', () => {
  it('is offered when its worker is ready, and nothing is loaded before somebody says so', async () => {
    watch();
    let told = 0;
    updates.subscribe(() => {
      told += 1;
    });
    const newer = new FakeWorker('june');
    await installed(newer);
    expect([updates.isReady(), told, newer.told, reloads]).toEqual([true, 1, [], 0]);
  });

  it('is loaded once its worker has taken over', async () => {
    watch();
    const newer = new FakeWorker('june');
    await installed(newer);
    updates.load();
    expect([newer.told, reloads]).toEqual([['take-over'], 0]);
    await tookOver(newer);
    expect(reloads).toBe(1);
  });

  it('is offered, too, when it was ready before this page was opened', async () => {
    registration.waiting = new FakeWorker('june');
    watch();
    await settle();
    expect(updates.isReady()).toBe(true);
  });

  it('that another page let take over is offered here, and loaded without ado', async () => {
    watch();
    await tookOver(new FakeWorker('june'));
    expect([updates.isReady(), reloads]).toEqual([true, 0]);
    updates.load();
    expect(reloads).toBe(1);
  });
});

describe('a worker of the page’s own build', () => {
  it('is no news, and takes over by itself when no other page needs the older one', async () => {
    registration.waiting = new FakeWorker(PAGE_BUILD);
    watch();
    await settle();
    expect([updates.isReady(), registration.waiting.told]).toEqual([false, ['take-over-if-alone']]);
    await tookOver(registration.waiting);
    expect([updates.isReady(), reloads]).toEqual([false, 0]);
  });

  it('that is the first one ever changes nothing', async () => {
    workers.controller = null;
    registration.waiting = new FakeWorker('june');
    watch();
    await settle();
    expect([updates.isReady(), registration.waiting.told]).toEqual([false, []]);
  });
});

describe('a page that stays open', () => {
  it('asks for a newer build when it is looked at again, once an hour at most', () => {
    watch();
    const lookedAt = (minutes: number, visibilityState = 'visible') => {
      elapsed = minutes * 60_000;
      page.visibilityState = visibilityState;
      page.dispatchEvent(new Event('visibilitychange'));
      return registration.asked;
    };
    expect([lookedAt(59), lookedAt(61, 'hidden'), lookedAt(62), lookedAt(100), lookedAt(123)]).toEqual([0, 0, 1, 1, 2]);
  });
});
