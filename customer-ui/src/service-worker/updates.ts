import { createListeners } from '../ui/listeners.ts';

/** Whether a newer build than this page's is ready; nothing is loaded before somebody says so. */
export interface Updates {
  isReady(): boolean;
  subscribe(listener: () => void): () => void;
  /** Loads the newer build. */
  load(): void;
  /** A newer build is ready, and `load` loads it. */
  offer(load: () => void): void;
}

export const createUpdates = (): Updates => {
  const { subscribe, tell } = createListeners();
  let ready: (() => void) | null = null;
  return {
    isReady: () => ready !== null,
    subscribe,
    load: () => ready?.(),
    offer: (load) => {
      ready = load;
      tell();
    },
  };
};
