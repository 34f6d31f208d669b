const PREFIX = 'sternklar.back-office.draft:';

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Whoever begins one more forgets one of those before. */
const MOST_DRAFTS = 50;

/** What was typed into one form and not sent yet. */
export interface Draft {
  /** Empty when there is none. */
  read(): string;
  /** A blank one is forgotten. */
  keep(words: string): void;
  forget(): void;
}

/**
 * Drafts that outlive a closed dialog, and a reload, but neither signing out nor the browser's tab; fifty at most. Where storage
 * is blocked or full nothing is kept. `storage` is asked for each time: on the server there is none.
 */
export const createDrafts = (storage: () => DraftStorage = () => window.sessionStorage) => {
  const attempt = <Result>(work: () => Result, otherwise: Result): Result => {
    try {
      return work();
    } catch {
      return otherwise;
    }
  };
  const remove = (key: string) => attempt(() => storage().removeItem(key), undefined);
  const keys = (): readonly string[] =>
    Array.from({ length: storage().length }, (_, index) => storage().key(index) ?? '').filter((key) =>
      key.startsWith(PREFIX),
    );
  const keep = (key: string, words: string) =>
    attempt(() => {
      const others = keys().filter((one) => one !== key);
      for (const one of others.slice(0, Math.max(0, others.length + 1 - MOST_DRAFTS))) remove(one);
      storage().setItem(key, words);
    }, undefined);
  return {
    of: (name: string): Draft => ({
      read: () => attempt(() => storage().getItem(PREFIX + name), null) ?? '',
      keep: (words) => (words.trim() === '' ? remove(PREFIX + name) : keep(PREFIX + name, words)),
      forget: () => remove(PREFIX + name),
    }),
    /** Forgets all: somebody signs out. */
    clear: () =>
      attempt(() => {
        for (const key of keys()) remove(key);
      }, undefined),
  };
};

export const drafts = createDrafts();
