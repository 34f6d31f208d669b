import { TOKEN_KEY } from '../session/stored-token.ts';

/** What was typed, by field name. */
export type DraftValues = Readonly<Record<string, string>>;

/** What was typed into one form and not sent yet. */
export interface Draft {
  /** Empty when there is none. */
  read(): DraftValues;
  /** Blank fields are left out; nothing but those means no draft. */
  keep(values: DraftValues): void;
  forget(): void;
}

export interface Drafts {
  /** The draft of a form, for one account; `name` says which form and what it is about. */
  of(accountId: string, name: string): Draft;
  /** Forgets everything: somebody signs out. */
  clear(): void;
}

interface DraftsDeps {
  /** Session storage: it ends with the tab. Where it is blocked, asking for it fails, and nothing is kept. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
  /** Source of the storage events that other tabs cause: somebody signs out there, or in. */
  readonly tabs: Pick<EventTarget, 'addEventListener'>;
}

interface Kept {
  readonly accountId: string;
  readonly values: DraftValues;
}

const PREFIX = 'draft:';

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'accountId' in value && 'values' in value;

/** Drafts that outlive a closed window, a failed call and a reload, but neither the account nor the tab. */
export const createDrafts = ({ storage, tabs }: DraftsDeps): Drafts => {
  const attempt = <Result>(work: () => Result, otherwise: Result): Result => {
    try {
      return work();
    } catch {
      return otherwise;
    }
  };
  const remove = (key: string) => attempt(() => storage().removeItem(key), undefined);
  const keysNow = () => {
    const { length } = storage();
    return Array.from({ length }, (_, index) => storage().key(index) ?? '').filter((key) => key.startsWith(PREFIX));
  };
  const clear = () => attempt(() => keysNow().forEach(remove), undefined);
  tabs.addEventListener('storage', (event) => {
    const key = 'key' in event ? event.key : null;
    if (key === null || key === TOKEN_KEY) clear();
  });

  return {
    of(accountId, name) {
      const key = PREFIX + name;
      return {
        read() {
          const kept: unknown = attempt(() => JSON.parse(storage().getItem(key) ?? 'null'), null);
          if (!isKept(kept)) return {};
          if (kept.accountId === accountId) return kept.values;
          remove(key);
          return {};
        },
        keep(values) {
          const filled = Object.entries(values).filter(([, value]) => value.trim() !== '');
          if (filled.length === 0) return remove(key);
          const kept: Kept = { accountId, values: Object.fromEntries(filled) };
          attempt(() => storage().setItem(key, JSON.stringify(kept)), undefined);
        },
        forget: () => remove(key),
      };
    },
    clear,
  };
};
