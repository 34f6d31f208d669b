import { CacheProvider } from '@emotion/react';
import { ADMIN_ROOT_ELEMENT_ID } from '@sternklar/contracts/admin-pages';
import { type DehydratedState, hydrate, type Query, QueryClient } from '@tanstack/react-query';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { AdminApp } from '../AdminApp.tsx';
import { createAuthProvider } from '../data-provider/auth-provider.ts';
import { createDataProvider } from '../data-provider/data-provider.ts';
import { createHttpClient } from '../data-provider/http-client.ts';
import { createHydratableStore } from '../data-provider/hydratable-store.ts';
import { createSession } from '../data-provider/session.ts';
import { createWayOn } from '../data-provider/way-on.ts';
import { drafts } from '../forms/drafts.ts';
import { createStyleCache } from '../layout/style-cache.ts';
import { pageAt } from '../resources.ts';
import { arrive, onFirstArrival } from '../routing/lazy-page.tsx';
import { SessionContext } from '../session/session-context.ts';
import type { HeldPresses } from './held-presses.ts';
import { isOwnPage, serverState, siteOf } from './server-state.ts';

/** How long an answer counts as fresh; the ones that came with the page do, too. A failure is said at once. */
const FRESH_MS = 30_000;

const site = siteOf(document);
const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: FRESH_MS, retry: false },
    // Without a connection a command fails and is said to, instead of waiting for one.
    mutations: { networkMode: 'always' },
  },
});

const session = createSession({ storage: () => window.localStorage, tabs: window });
let isLeaving = false;
const leaveFor = (path: string) => {
  isLeaving = true;
  window.location.replace(path);
};

const wayOn = createWayOn(() => window.sessionStorage);
const wasLed = () =>
  performance.getEntriesByType('navigation').some((entry) => 'redirectCount' in entry && entry.redirectCount !== 0);
/** Whoever signed out, here or in another tab, is on the way already, and not back here. */
const leaveToSignIn = () => {
  if (!isLeaving) wayOn.keep({ location: window.location, wasLed: wasLed() });
  leaveFor('/');
};

const authProvider = createAuthProvider({
  session,
  endOnServer: (token) =>
    fetch('/api/auth/logout', { method: 'POST', keepalive: true, headers: { Authorization: `Bearer ${token}` } }),
  hasContent: () => queryClient.getQueryCache().findAll({ predicate: isContent }).length > 0,
  leaveFor,
  leaveToSignIn,
  leaveNotice: (key, notice) => window.sessionStorage.setItem(key, notice),
});
const isContent = ({ queryKey, state }: Query) => queryKey[0] !== 'auth' && state.data !== undefined;

const app = () => {
  // The nonce is the server's; without one (a page served by Vite alone) styles need no permission.
  const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content;
  const cache = createStyleCache(nonce);
  return (
    <CacheProvider value={cache}>
      <SessionContext value={session}>
        <BrowserRouter basename="/admin" useTransitions={false}>
          <AdminApp
            site={site}
            dataProvider={createDataProvider(createHttpClient(session.token))}
            authProvider={authProvider}
            store={createHydratableStore()}
            queryClient={queryClient}
          />
        </BrowserRouter>
      </SessionContext>
    </CacheProvider>
  );
};

/** What somebody did on the page before the app was there: done again once its page listens. */
interface BeforeStart {
  readonly typeAgain: () => Promise<void>;
  readonly presses: HeldPresses;
}
/** A content that fails says so in its place, without having arrived. */
const CONTENT_IS_LATE_MS = 3_000;

/** Takes over the page that the server rendered, or makes its own where there is none for this person. */
const takeOver = async (token: string, { typeAgain, presses }: BeforeStart): Promise<void> => {
  const root = document.getElementById(ADMIN_ROOT_ELEMENT_ID);
  if (!root) throw new Error(`The page has no #${ADMIN_ROOT_ELEMENT_ID}.`);
  const state = serverState(document);
  const isOwn = isOwnPage(state, token);
  if (!isOwn) {
    root.replaceChildren();
    presses.drop();
  }
  onFirstArrival(async () => {
    await typeAgain();
    await presses.release();
  });
  await pageAt(window.location.pathname.replace(/^\/admin/, ''))?.preload();
  if (!isOwn) return createRoot(root).render(app());
  hydrate(queryClient, state.queries as DehydratedState);
  hydrateRoot(root, app());
  // Whatever became of the page's content: what stands around it is there.
  setTimeout(arrive, CONTENT_IS_LATE_MS);
};

/** Starts the app. */
export const start = async (before: BeforeStart): Promise<void> => {
  const token = session.token();
  if (token === null) return leaveToSignIn();
  wayOn.forget();
  session.subscribe(() => {
    if (session.token() === null) drafts.clear();
  });
  session.onEndedElsewhere(() => {
    drafts.clear();
    leaveFor('/');
  });
  await takeOver(token, before);
};
