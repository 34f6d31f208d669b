/** The back office's server build: its pages with their rows, as HTML. Runs in worker threads. */
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { AdminAppOnServer, RenderedAdminPage } from '@sternklar/contracts/admin-pages';
import { dehydrate, QueryClient } from '@tanstack/react-query';
import { memoryStore } from 'react-admin';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { AdminApp } from '../AdminApp.tsx';
import { createDataProvider } from '../data-provider/data-provider.ts';
import { initialStore } from '../data-provider/hydratable-store.ts';
import { isSubjectMissing } from '../data-provider/subject.ts';
import { totalRead } from '../layout/attention.ts';
import { createStyleCache } from '../layout/style-cache.ts';
import { subjectNameAt } from '../layout/subject-name.ts';
import { pageTitle } from '../layout/tabs.ts';
import { pageAt, preloadAll } from '../resources.ts';
import { quotedMessages } from '../texts/quoted.ts';
import { fillPending, learnOpening, prefetch } from './prefetch.ts';
import { createServerHttpClient, serverAuthProvider, signIn } from './server-providers.ts';

/** The styles that a rendered page uses, with the names by which emotion finds them again in the browser. */
const criticalStyles = (cache: EmotionCache, html: string): RenderedAdminPage['styles'] =>
  createEmotionServer(cache)
    .extractCriticalToChunks(html)
    .styles.map(({ key, ids, css }) => ({ names: `${key} ${ids.join(' ')}`, css }));

/** A page asks for its data, then for what that data refers to; one that still asks after that never ends. */
const MOST_PASSES = 5;

export const renderPage: AdminAppOnServer['renderPage'] = async ({ url, site, get }) => {
  await preloadAll();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  signIn(queryClient);
  const dataProvider = createDataProvider(createServerHttpClient(get));
  const render = () => {
    const cache = createStyleCache();
    // Has emotion keep the text of the styles instead of writing style elements between the others.
    cache.compat = true;
    const html = renderToString(
      <CacheProvider value={cache}>
        <StaticRouter basename="/admin" location={url}>
          <AdminApp
            site={site}
            dataProvider={dataProvider}
            authProvider={serverAuthProvider}
            store={memoryStore(initialStore)}
            queryClient={queryClient}
          />
        </StaticRouter>
      </CacheProvider>,
    );
    return { html, cache };
  };
  const said = quotedMessages(site.uiTexts);
  const address = new URL(url, 'http://localhost');
  try {
    await prefetch(queryClient, dataProvider, address);
    for (let pass = 1; pass <= MOST_PASSES; pass += 1) {
      const { html, cache } = render();
      if ((await fillPending(queryClient)) > 0) continue;
      learnOpening(queryClient, address);
      const path = address.pathname.replace(/^\/admin/, '');
      return {
        title: pageTitle(
          path,
          site.brand,
          subjectNameAt(queryClient, path, (text) => said[text]),
          totalRead(queryClient),
        ),
        isFound: pageAt(path) !== null && !isSubjectMissing(queryClient),
        html,
        styles: criticalStyles(cache, html),
        queries: dehydrate(queryClient),
      };
    }
    throw new Error(`The page still asked for data after ${MOST_PASSES} passes.`);
  } finally {
    queryClient.clear();
  }
};
