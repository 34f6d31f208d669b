import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds for a commit, and events per millisecond; measured at EventStoreDB 24.2 with one writer and with 128. */
const COMMIT_MS = 1;
const EVENTS_PER_MS = 5.2;

/** When appends are carried out. */
export interface Commits {
  /** The work is done in its turn. */
  commit(events: number, work: () => void): void;
}

/** Without disk: at once. */
export const atOnce: Commits = { commit: (_events, work) => work() };

/** Like a server with a disk: what came meanwhile is committed together, no more than it gets done. */
export const createDiskCommits = (): Commits => {
  const line: { readonly events: number; readonly work: () => void }[] = [];
  let isCommitting = false;

  const commitAll = async (): Promise<void> => {
    isCommitting = true;
    while (line.length > 0) {
      const began = performance.now();
      await delay(COMMIT_MS);
      for (let left = (performance.now() - began) * EVENTS_PER_MS; left > 0; ) {
        const next = line.shift();
        if (!next) break;
        left -= next.events;
        next.work();
      }
    }
    isCommitting = false;
  };

  return {
    commit(events, work) {
      line.push({ events, work });
      if (!isCommitting) void commitAll();
    },
  };
};
