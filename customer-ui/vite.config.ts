import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompressed } from '../infra/vite/precompressed.ts';
import { serviceWorker } from '../infra/vite/service-worker.ts';
import { standaloneScript } from '../infra/vite/standalone-script.ts';

const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/**
 * Two builds: `dist/client` is what browsers load, `dist/server` renders the public pages at the server's start.
 * Every asset is a file of its own: the content security policy allows no `data:` URLs, no inline script and no
 * inline style. `npm run dev` passes /api on to a server started beside it.
 */
export default defineConfig({
  plugins: [
    react(),
    standaloneScript('src/doorkeeper/doorkeeper.ts'),
    serviceWorker('src/service-worker/service-worker.ts'),
    precompressed(),
  ],
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false },
        // React changes less often than the app: a file of its own stays in browsers' caches.
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'react', test: REACT }] } } },
      },
    },
    ssr: {
      // Everything in one place: the server has no React of its own.
      resolve: { noExternal: true },
      build: { outDir: 'dist/server', copyPublicDir: false, rolldownOptions: { input: 'src/entry-server.tsx' } },
    },
  },
  build: { assetsInlineLimit: 0 },
  server: {
    port: 5173,
    proxy: { '/api': 'http://127.0.0.1:3000' },
  },
});
