import { setTimeout as delay } from 'node:timers/promises';
import type { RunningProduct } from '../../../backend/src/testing/running-product.ts';
import { connectInspector } from '../common/inspector.ts';
import { cpuSecondsOf, type Weight, weigh } from '../common/weight.ts';

const MB = 1_000_000;
const LOOK_EVERY_MS = 1_000;
/** What may stay after thousands of streams: compiled code, caches, a grown pool. */
const HEAP_MAY_STAY = 10 * MB;
const SOCKETS_MAY_STAY = 15;

export interface ProcessWatch {
  weigh(): Promise<Weight>;
  /** Share of one processor that is used over some time, in percent. */
  load(ms: number): Promise<string>;
  /** Waits until sockets and memory are back to what they were, or the time is over. */
  untilFree(before: Weight, withinMs: number): Promise<Weight>;
  /** Sentences on what did not go back. */
  leftBehind(before: Weight, after: Weight): readonly string[];
  render(weight: Weight): string;
  renderShare(before: Weight, after: Weight, streams: number): string;
  close(): void;
}

/** Kinds of `process.getActiveResourcesInfo()`: every connection counts as a server's socket. */
const socketsOf = ({ resources }: Weight): number => resources.TCPSocketWrap ?? 0;
const mb = (bytes: number): string => `${(bytes / MB).toFixed(1)} MB`;

export const createProcessWatch = async (product: RunningProduct): Promise<ProcessWatch> => {
  const inspector = await connectInspector(product.output());
  const watch: ProcessWatch = {
    weigh: () => weigh(inspector),
    async load(ms) {
      const first = await cpuSecondsOf(inspector);
      const started = performance.now();
      await delay(ms);
      const used = (await cpuSecondsOf(inspector)) - first;
      return ((used / (performance.now() - started)) * 100_000).toFixed(0);
    },
    async untilFree(before, withinMs) {
      const deadline = performance.now() + withinMs;
      let now = await watch.weigh();
      while (performance.now() < deadline && watch.leftBehind(before, now).length > 0) {
        await delay(LOOK_EVERY_MS);
        now = await watch.weigh();
      }
      return now;
    },
    leftBehind(before, after) {
      const sockets = socketsOf(after) - socketsOf(before);
      const heap = after.heapUsed + after.external - before.heapUsed - before.external;
      return [
        ...(sockets > SOCKETS_MAY_STAY ? [`${sockets} sockets are still open after all streams closed.`] : []),
        ...(heap > HEAP_MAY_STAY ? [`${mb(heap)} of memory are still held after all streams closed.`] : []),
      ];
    },
    render: (weight) =>
      `heap ${mb(weight.heapUsed)}, outside it ${mb(weight.external)}, resident ${mb(weight.rss)}, ${JSON.stringify(weight.resources)}`,
    renderShare(before, after, streams) {
      const kb = (figure: 'heapUsed' | 'external' | 'rss') =>
        `${((after[figure] - before[figure]) / streams / 1_000).toFixed(1)} KB`;
      return `heap ${kb('heapUsed')}, outside it ${kb('external')}, resident ${kb('rss')}`;
    },
    close: inspector.close,
  };
  return watch;
};
