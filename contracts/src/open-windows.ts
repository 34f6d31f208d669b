/** What this needs of a browser's window. */
export interface WindowsView {
  readonly history: Pick<History, 'state' | 'go' | 'pushState'> & { scrollRestoration: ScrollRestoration };
  addEventListener(type: 'popstate', listener: (event: Event) => void, capture: true): void;
  removeEventListener(type: 'popstate', listener: (event: Event) => void, capture: true): void;
  setTimeout(act: () => void, ms: number): number;
  clearTimeout(timer: number): void;
}

/** Windows of a page that Back closes, as people on phones expect. */
export interface OpenWindows {
  /** A window has opened; `close` closes it. Answers what to call once it is closed, however that came. */
  opened(close: () => void): () => void;
  /** Does something to the page's own place in the history: at once, or when the places of closed windows are gone. */
  onceAtPage(act: () => void): void;
  /** For a page of our own: listens although nothing is open, and leads away from the places of windows that are no more. */
  watch(): void;
}

const MARK = 'sternklarWindows';
/** A browser that refuses to go back says nothing. */
const ARRIVES_WITHIN_MS = 500;

/** How many windows a place in the history stands for. */
const windowsAt = (state: unknown): number =>
  typeof state === 'object' && state !== null && MARK in state && typeof state[MARK] === 'number' ? state[MARK] : 0;

/**
 * Each open window has a place of its own in the history, at the address of its page: Back leaves that place, and the window with
 * it, instead of the page. A window that closes otherwise takes its place along. The places of windows that are no more are left
 * again when somebody comes to them. The page's own state is kept at each place.
 */
export const createOpenWindows = (view: WindowsView): OpenWindows => {
  const { history } = view;
  let open: readonly { readonly close: () => void }[] = [];
  let waiting: (() => void)[] = [];
  /** On the way to another place; a timer tells that it was never reached. */
  let leaving: number | null = null;
  let scrolling: ScrollRestoration | null = null;
  let stays = false;

  const addPlaces = (there: number) => {
    // Where the page is scrolled to is no business of its windows.
    scrolling ??= history.scrollRestoration;
    history.scrollRestoration = 'manual';
    for (let count = there + 1; count <= open.length; count++) {
      history.pushState({ ...(history.state as object | null), [MARK]: count }, '');
    }
  };
  const arrived = () => {
    if (leaving !== null) view.clearTimeout(leaving);
    leaving = null;
    const acts = waiting;
    waiting = [];
    for (const act of acts) act();
    settle();
  };
  const settle = () => {
    if (leaving !== null) return;
    const there = windowsAt(history.state);
    if (open.length < there) {
      leaving = view.setTimeout(arrived, ARRIVES_WITHIN_MS);
      return history.go(open.length - there);
    }
    if (open.length > there) return addPlaces(there);
    if (there > 0) return;
    if (scrolling !== null) history.scrollRestoration = scrolling;
    scrolling = null;
    // Nothing of a chat stays on a partner's page.
    if (!stays) view.removeEventListener('popstate', moved, true);
  };
  /** Windows that follow each other in one moment share a place. */
  const settleSoon = () => void view.setTimeout(settle, 0);

  const moved = (event: Event) => {
    if (leaving !== null) {
      // The address is the same: for those who listen since later, nothing has happened.
      event.stopImmediatePropagation();
      return arrived();
    }
    for (const { close } of open.slice(windowsAt(history.state)).reverse()) close();
    settleSoon();
  };
  const listen = () => view.addEventListener('popstate', moved, true);

  return {
    opened(close) {
      listen();
      const window = { close };
      open = [...open, window];
      settleSoon();
      return () => {
        open = open.filter((other) => other !== window);
        settleSoon();
      };
    },
    onceAtPage(act) {
      if (open.length > 0 || windowsAt(history.state) === 0) return act();
      waiting.push(act);
      settleSoon();
    },
    watch() {
      stays = true;
      listen();
      settle();
    },
  };
};

let made: OpenWindows | undefined;

/** Those of this page. */
export const openWindows = (): OpenWindows => {
  made ??= createOpenWindows(window);
  return made;
};
