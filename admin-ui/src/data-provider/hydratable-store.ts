import { localStorageStore, type Store } from 'react-admin';

/** What react-admin's settings are as long as nobody changed them: on the server, and in the browser until hydrated. */
export const initialStore = { locale: 'de', theme: 'light' } as const;

const initialValue = (key: string): unknown => (initialStore as Readonly<Record<string, unknown>>)[key];

/**
 * Settings kept in the browser. Until `setup()`, which react-admin calls in an effect and so after hydration, it answers
 * what the server rendered with; after that everything kept is announced.
 */
export const createHydratableStore = (inner: Store = localStorageStore('1', 'sternklar-admin')): Store => {
  let isLive = false;
  return {
    ...inner,
    getItem: <T>(key: string, fallback?: T): T =>
      ((isLive ? inner.getItem<T>(key) : undefined) ?? initialValue(key) ?? fallback) as T,
    setup() {
      inner.setup();
      isLive = true;
      for (const [key, value] of Object.entries(inner.listItems?.() ?? {})) inner.setItem(key, value);
    },
  };
};
