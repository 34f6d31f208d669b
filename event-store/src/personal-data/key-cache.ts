import type { KeyObject } from 'node:crypto';

/** A subject's key, or null once it is destroyed. */
export type SubjectKey = KeyObject | null;

/** The subject keys used last. Empty and closed until destructions elsewhere are heard of. */
export interface KeyCache {
  get(subject: string): SubjectKey | undefined;
  /** Changes with every invalidation; read it before loading what is put. */
  generation(): number;
  /** Keeps the keys, unless something was invalidated since `generation`: they might be dead already. */
  put(keys: ReadonlyMap<string, SubjectKey>, generation: number): void;
  forget(subject: string): void;
  /** Starts or stops caching; empties the cache either way. */
  setOpen(open: boolean): void;
}

/** Keeps at most `limit` keys and drops the one unused for longest. */
export const createKeyCache = (limit: number): KeyCache => {
  const keys = new Map<string, SubjectKey>();
  let generation = 0;
  let isOpen = false;

  return {
    get(subject) {
      const key = keys.get(subject);
      if (key === undefined) return undefined;
      keys.delete(subject);
      keys.set(subject, key);
      return key;
    },
    generation: () => generation,
    put(loaded, loadedIn) {
      if (!isOpen || loadedIn !== generation) return;
      for (const [subject, key] of loaded) keys.set(subject, key);
      for (const subject of keys.keys()) {
        if (keys.size <= limit) break;
        keys.delete(subject);
      }
    },
    forget(subject) {
      generation += 1;
      keys.delete(subject);
    },
    setOpen(open) {
      generation += 1;
      isOpen = open;
      keys.clear();
    },
  };
};
