import '@sternklar/contracts/brand/fonts/fonts.css';
import '@sternklar/contracts/brand/tokens.css';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClient } from '@tanstack/react-query';
import { localStorageStore } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { AdminApp } from '../AdminApp.tsx';
import { createAuthProvider } from '../data-provider/auth-provider.ts';
import { createDataProvider } from '../data-provider/data-provider.ts';
import { httpClient } from '../data-provider/http-client.ts';
import { session } from '../data-provider/session.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

if (session.token() === null) window.location.replace('/');
else {
  session.onEndedElsewhere(() => window.location.replace('/'));
  // The nonce is the server's; without one (a page served by Vite alone) styles need no permission.
  const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content;
  const cache = createCache({ key: 'css', ...(nonce ? { nonce } : {}) });
  createRoot(root).render(
    <CacheProvider value={cache}>
      <BrowserRouter basename="/admin" useTransitions={false}>
        <AdminApp
          dataProvider={createDataProvider(httpClient)}
          authProvider={createAuthProvider()}
          store={localStorageStore('1', 'sternklar-admin')}
          queryClient={new QueryClient()}
        />
      </BrowserRouter>
    </CacheProvider>,
  );
}
