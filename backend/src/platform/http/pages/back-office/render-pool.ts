import type { ReadApi } from './read-api.ts';
import type { FinishedPage, PageOrder } from './render-messages.ts';
import { createRenderer, type Renderer, type StartRenderer } from './renderer.ts';

export interface RenderPoolOptions {
  /** Starts a worker thread. */
  readonly start: StartRenderer;
  /** How many render at the same time. */
  readonly size: number;
  /** How many pages may wait for a renderer. */
  readonly maxWaiting: number;
  /** How long a page may take, with waiting, in milliseconds. */
  readonly timeLimitMs: number;
}

/** Worker threads that render the back office's pages, so that the API's own thread never does. */
export interface RenderPool {
  /** Rejects when the page cannot be rendered, takes too long, or too many are waiting. */
  render(order: PageOrder, read: ReadApi): Promise<FinishedPage>;
  /** Starts a renderer ahead of the first page. */
  prepare(): void;
  close(): Promise<void>;
}

interface Job {
  readonly order: PageOrder;
  readonly read: ReadApi;
  readonly settle: (outcome: { readonly page: FinishedPage } | { readonly error: Error }) => void;
}

export const createRenderPool = ({ start, size, maxWaiting, timeLimitMs }: RenderPoolOptions): RenderPool => {
  const waiting: Job[] = [];
  const working = new Map<Job, Renderer>();
  let isClosed = false;

  const renderers: readonly Renderer[] = Array.from({ length: size }, () => createRenderer(start, () => handOut()));

  const work = async (job: Job, renderer: Renderer): Promise<void> => {
    working.set(job, renderer);
    try {
      job.settle({ page: await renderer.render(job.order, job.read) });
    } catch (error) {
      job.settle({ error: error instanceof Error ? error : new Error(String(error)) });
    } finally {
      working.delete(job);
      handOut();
    }
  };
  /** Gives waiting pages to renderers that have nothing to do; starts those that are not there yet. */
  const handOut = (): void => {
    for (const renderer of renderers) {
      if (isClosed || waiting.length === 0) return;
      if (renderer.isIdle()) {
        const job = waiting.shift();
        if (job) void work(job, renderer);
      } else renderer.wake();
    }
  };
  /** What waits is only dropped; a renderer that is still busy with the page hangs, and is replaced. */
  const giveUp = (job: Job): void => {
    const place = waiting.indexOf(job);
    if (place >= 0) waiting.splice(place, 1);
    working.get(job)?.stop();
    job.settle({ error: new Error(`The page was not rendered within ${timeLimitMs} ms.`) });
  };

  return {
    render: (order, read) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error('The server is stopping.'));
        if (waiting.length >= maxWaiting) return reject(new Error(`${maxWaiting} pages are waiting already.`));
        const timer = setTimeout(() => giveUp(job), timeLimitMs);
        const job: Job = {
          order,
          read,
          settle: (outcome) => {
            clearTimeout(timer);
            if ('page' in outcome) resolve(outcome.page);
            else reject(outcome.error);
          },
        };
        waiting.push(job);
        handOut();
      }),
    prepare: () => renderers[0]?.wake(),
    async close() {
      isClosed = true;
      for (const job of waiting.splice(0)) job.settle({ error: new Error('The server is stopping.') });
      await Promise.all(renderers.map((renderer) => renderer.stop()));
    },
  };
};
