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
  const listeners = new Set<() => void>();
  let ready: (() => void) | null = null;
  return {
    isReady: () => ready !== null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: () => ready?.(),
    offer: (load) => {
      ready = load;
      for (const listener of listeners) listener();
    },
  };
};
