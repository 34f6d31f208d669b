const PREFIX = 'sternklar.back-office.draft:';

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** What was typed into one form and not sent yet. */
export interface Draft {
  /** Empty when there is none. */
  read(): string;
  /** A blank one is forgotten. */
  keep(words: string): void;
  forget(): void;
}

/**
 * Drafts that outlive a closed dialog, and a reload, but neither signing out nor the browser's tab. Where storage is
 * blocked or full nothing is kept. `storage` is asked for each time: on the server there is none.
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
  return {
    of: (name: string): Draft => ({
      read: () => attempt(() => storage().getItem(PREFIX + name), null) ?? '',
      keep: (words) =>
        words.trim() === '' ? remove(PREFIX + name) : attempt(() => storage().setItem(PREFIX + name, words), undefined),
      forget: () => remove(PREFIX + name),
    }),
    /** Forgets all: somebody signs out. */
    clear: () =>
      attempt(() => {
        const keys = Array.from({ length: storage().length }, (_, index) => storage().key(index) ?? '');
        for (const key of keys) if (key.startsWith(PREFIX)) remove(key);
      }, undefined),
  };
};

export const drafts = createDrafts();
