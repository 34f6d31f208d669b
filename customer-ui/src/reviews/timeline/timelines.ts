import type { ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import { LOADING, type Loaded } from '../../api/loaded.ts';
import { coalesce } from '../../api/requests.ts';
import { createListeners } from '../../ui/listeners.ts';

type Timeline = Loaded<ReviewHistoryEntry>;

/** The timelines that are open on the page; each is read when it is opened and again when its review changes. */
export interface Timelines {
  subscribe(listener: () => void): () => void;
  /** Null while it is closed. */
  of(reviewId: string): Timeline | null;
  toggle(reviewId: string): void;
  reload(reviewId: string): Promise<void>;
  /** Something happened to a review; concerns its timeline only while it is open. */
  changed(reviewId: string): void;
  /** Anything may have happened. */
  changedPerhaps(): void;
}

export const createTimelines = (
  load: (reviewId: string) => Promise<readonly ReviewHistoryEntry[]>,
  onFailure: (error: unknown) => void,
): Timelines => {
  const { subscribe, tell } = createListeners();
  const open = new Map<string, Timeline>();

  /** A timeline that was closed meanwhile stays closed. */
  const set = (reviewId: string, next: Partial<Timeline>) => {
    const current = open.get(reviewId);
    if (current === undefined) return;
    open.set(reviewId, { ...current, ...next });
    tell();
  };

  const reload = coalesce(async (reviewId) => {
    set(reviewId, { phase: 'loading' });
    try {
      const rows = await load(reviewId);
      set(reviewId, { phase: 'ready', rows });
    } catch (error) {
      set(reviewId, { phase: 'failed' });
      onFailure(error);
    }
  });
  const changed = (reviewId: string) => {
    if (open.has(reviewId)) void reload(reviewId);
  };

  return {
    subscribe,
    of: (reviewId) => open.get(reviewId) ?? null,
    toggle: (reviewId) => {
      if (open.delete(reviewId)) {
        tell();
        return;
      }
      open.set(reviewId, LOADING);
      void reload(reviewId);
    },
    reload,
    changed,
    changedPerhaps: () => [...open.keys()].forEach(changed),
  };
};
