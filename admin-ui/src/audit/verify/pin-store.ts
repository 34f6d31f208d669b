import type { Pinned } from './verdict.ts';

const KEY = 'sternklar.audit.pinned';

type PinStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Key and state that this browser trusts. They stay when somebody signs out: they are about the log, not about a person. */
export interface PinStore {
  /** Null at first, and where storage is blocked. */
  read(): Pinned | null;
  keep(pinned: Pinned): void;
}

export const createPinStore = (storage: () => PinStorage = () => window.localStorage): PinStore => ({
  read() {
    try {
      const kept: unknown = JSON.parse(storage().getItem(KEY) ?? 'null');
      const { key, note } = (kept ?? {}) as Partial<Pinned>;
      return typeof key === 'string' && typeof note === 'string' ? { key, note } : null;
    } catch {
      return null;
    }
  },
  keep(pinned) {
    try {
      storage().setItem(KEY, JSON.stringify(pinned));
    } catch {
      // Blocked or full: every visit is then the first one, and says so.
    }
  },
});

export const pinStore = createPinStore();
