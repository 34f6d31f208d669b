import type { Inspector } from './inspector.ts';

/** What a process weighs after its garbage is collected; bytes and counts. */
export interface Weight {
  readonly heapUsed: number;
  /** Memory outside the heap that belongs to objects in it: buffers, sockets. */
  readonly external: number;
  readonly rss: number;
  /** What keeps the process alive, by kind: sockets, servers, timers. */
  readonly resources: Readonly<Record<string, number>>;
}

const EXPRESSION = `(() => {
  const { heapUsed, external, rss } = process.memoryUsage();
  const resources = {};
  for (const kind of process.getActiveResourcesInfo()) resources[kind] = (resources[kind] ?? 0) + 1;
  return { heapUsed, external, rss, resources };
})()`;

export const weigh = async (inspector: Inspector): Promise<Weight> => {
  await inspector.collectGarbage();
  return inspector.evaluate<Weight>(EXPRESSION);
};

/** Seconds of processor time that a process has used so far. */
export const cpuSecondsOf = (inspector: Inspector): Promise<number> =>
  inspector.evaluate<number>('(({ user, system }) => (user + system) / 1e6)(process.cpuUsage())');
