import type { ReadApi } from './read-api.ts';
import type { FinishedPage, FromRenderer, PageOrder, ToRenderer } from './render-messages.ts';

/** A worker thread as far as it is used here. */
export interface RenderThread {
  postMessage(message: ToRenderer): void;
  on(event: 'message', listener: (message: FromRenderer) => void): unknown;
  /** `error` is what ended it, if anything did. */
  on(event: 'error' | 'exit', listener: (error: unknown) => void): unknown;
  terminate(): Promise<unknown>;
}
export type StartRenderer = () => RenderThread;

/** One renderer's place; its thread is started when it is needed, and again after it ended. */
export interface Renderer {
  /** Ready, and without a page to work on. */
  isIdle(): boolean;
  /** Starts the thread unless it runs or has just failed. */
  wake(): void;
  /** Only for an idle one. Rejects when the page cannot be rendered or the thread ends. */
  render(order: PageOrder, read: ReadApi): Promise<FinishedPage>;
  stop(): Promise<void>;
}

/** How long a place stays empty after a thread that ended by itself, so that a broken build keeps no processor busy. */
const REST_MS = 5_000;

interface Work {
  readonly read: ReadApi;
  readonly done: (page: FinishedPage) => void;
  readonly failed: (error: Error) => void;
}

export const createRenderer = (start: StartRenderer, onReady: () => void): Renderer => {
  let thread: RenderThread | null = null;
  let isReady = false;
  let work: Work | null = null;
  let restsUntil = 0;

  const finish = (): Work | null => {
    const finished = work;
    work = null;
    return finished;
  };
  const answer = async (from: RenderThread, call: number, path: string): Promise<void> => {
    const answered = await (work?.read(path) ?? null);
    if (from === thread) from.postMessage({ kind: 'answer', call, answer: answered });
  };
  const hear = (from: RenderThread, message: FromRenderer): void => {
    if (from !== thread) return;
    if (message.kind === 'get') void answer(from, message.call, message.path);
    else if (message.kind === 'page') finish()?.done(message.page);
    else if (message.kind === 'failed') finish()?.failed(new Error(message.reason));
    else {
      isReady = true;
      onReady();
    }
  };
  const leave = (): void => {
    thread = null;
    isReady = false;
  };
  const lose = (from: RenderThread, error: unknown): void => {
    if (from !== thread) return;
    leave();
    restsUntil = performance.now() + REST_MS;
    finish()?.failed(new Error('The renderer ended.', { cause: error }));
  };

  return {
    isIdle: () => isReady && work === null,
    wake() {
      if (thread !== null || performance.now() < restsUntil) return;
      const started = start();
      thread = started;
      started.on('message', (message) => hear(started, message));
      started.on('error', (error) => lose(started, error));
      started.on('exit', (code) => lose(started, code));
    },
    render: (order, read) =>
      new Promise((done, failed) => {
        work = { read, done, failed };
        thread?.postMessage({ kind: 'order', order });
      }),
    async stop() {
      const stopped = thread;
      leave();
      finish()?.failed(new Error('The renderer was stopped.'));
      await stopped?.terminate();
    },
  };
};
