/** What of a browser shows that something happened while nobody looked. */
interface UnseenDeps {
  readonly page: Pick<Document, 'title' | 'visibilityState' | 'addEventListener'>;
  /** The icon of the app, where it is installed; other browsers know nothing of it. */
  readonly icon: Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;
}

/** Signs outside of the page: a number before the tab's title and on the app's icon. They go when the page is seen. */
export interface Unseen {
  isSeen(): boolean;
  /** Counts something once, unless it is seen at once. */
  add(id: string): void;
  onSeen(listener: () => void): void;
}

const MOST = 99;
const NUMBER = /^\(\d+\+?\) /;

export const createUnseen = ({ page, icon }: UnseenDeps): Unseen => {
  const ids = new Set<string>();
  const isSeen = () => page.visibilityState === 'visible';
  const numberOf = (count: number) => (count > MOST ? `${MOST}+` : `${count}`);

  const show = () => {
    const title = page.title.replace(NUMBER, '');
    page.title = ids.size === 0 ? title : `(${numberOf(ids.size)}) ${title}`;
    const done = ids.size === 0 ? icon.clearAppBadge?.() : icon.setAppBadge?.(ids.size);
    // A browser may offer it and refuse it: the title says it as well.
    done?.catch(() => undefined);
  };
  const forget = () => {
    ids.clear();
    show();
  };
  // The icon may still have the number of an app that was closed.
  if (isSeen()) forget();
  page.addEventListener('visibilitychange', () => {
    if (isSeen()) forget();
  });

  return {
    isSeen,
    add: (id) => {
      if (isSeen()) return;
      ids.add(id);
      show();
    },
    onSeen: (listener) =>
      page.addEventListener('visibilitychange', () => {
        if (isSeen()) listener();
      }),
  };
};
