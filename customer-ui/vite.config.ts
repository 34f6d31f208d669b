import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompressed } from '../infra/vite/precompressed.ts';
import { reactParts } from '../infra/vite/react-parts.ts';
import { serviceWorker } from '../infra/vite/service-worker.ts';
import { standaloneScript } from '../infra/vite/standalone-script.ts';
import { wholeWords } from '../infra/vite/whole-words/whole-words.ts';

/** React changes less often than the app: a file of its own stays in browsers' caches. */
const REACT = { name: 'react', test: /[\\/](node_modules[\\/](react|react-dom|scheduler)|whole-words)[\\/]/ };
/** What stands around every screen, in one file instead of many small ones. Nothing that pages without the app need. */
const FRAME = {
  name: 'frame',
  minShareCount: 2,
  test: /customer-ui\/src\/(frame\/\w+\.tsx|site\.ts|routing\/screen|texts\/site|ui\/(icons|Button|Mark|StarField|star-field|Skeleton))|contracts\/src\/(brand\/mark|constants)\.ts/,
};
/** Small things that every signed-in page and the visitors' chat have in common, in one file for the same reason. */
const LIVE = {
  name: 'live',
  minShareCount: 2,
  test: /contracts\/src\/(live-updates\/|backoff|new-id)|customer-ui\/src\/texts\/format\.ts/,
};

/** Every page loads the list of all files, in which hashes are what no compression makes smaller; 36 bits tell them apart. */
const SHORT_NAMES = {
  entryFileNames: 'assets/[name]-[hash:6].js',
  chunkFileNames: 'assets/[name]-[hash:6].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
};

/**
 * Two builds: `dist/client` is what browsers load, `dist/server` renders the public pages at the server's start.
 * Every asset is a file of its own: the content security policy allows no `data:` URLs, no inline script and no
 * inline style. `npm run dev` passes /api on to a server started beside it.
 */
export default defineConfig({
  plugins: [
    react(),
    reactParts(),
    wholeWords(),
    standaloneScript('src/doorkeeper.ts'),
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
        rolldownOptions: {
          output: {
            ...SHORT_NAMES,
            codeSplitting: { groups: [REACT, FRAME, LIVE], includeDependenciesRecursively: false },
          },
        },
      },
    },
    ssr: {
      // Everything in one place: the server has no React of its own.
      resolve: { noExternal: true },
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: { input: 'src/entry-server.tsx', output: { assetFileNames: SHORT_NAMES.assetFileNames } },
      },
    },
  },
  build: { assetsInlineLimit: 0 },
  server: {
    port: 5173,
    proxy: { '/api': 'http://127.0.0.1:3000' },
  },
});
