import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineScript } from '../infra/vite/inline-script.ts';
import { neverReached } from '../infra/vite/leave-out.ts';
import { precompressed } from '../infra/vite/precompressed.ts';
import { preloadedModule } from '../infra/vite/preloaded-module.ts';
import { reachedFrom } from '../infra/vite/reached-from.ts';
import { reactParts } from '../infra/vite/react-parts.ts';
import { wholeWords } from '../infra/vite/whole-words/whole-words.ts';
import { NEVER_REACHED } from './never-reached.ts';

/** Where the builds go; the hydration test makes one of its own. */
const out = process.env.BUILD_FOLDER ?? 'dist';

/** The app's first module, … */
const START = 'src/client/start.tsx';
/** … and the project's own modules, here and in the contracts. */
const OWN = /^[^\0](?!.*node_modules)/;

/** Two builds: `dist/client` is what browsers load, `dist/server` renders the pages in the server's worker threads. */
export default defineConfig({
  base: '/admin/',
  plugins: [
    react(),
    reactParts(),
    wholeWords(),
    neverReached(NEVER_REACHED),
    inlineScript('src/client/hold-presses.ts'),
    preloadedModule(START),
    precompressed(),
  ],
  builder: {},
  environments: {
    client: {
      build: {
        outDir: `${out}/client`,
        manifest: true,
        modulePreload: { polyfill: false },
        chunkSizeWarningLimit: 1500,
        rolldownOptions: {
          output: {
            // What most pages share is one file: apart, its pieces are compressed worse, and are more to fetch.
            codeSplitting: {
              groups: [
                { name: 'shared', test: /node_modules/, minShareCount: 6 },
                {
                  name: reachedFrom(import.meta.dirname, START, 'src/client/main.ts', 'frame'),
                  debugName: 'frame',
                  test: OWN,
                },
                { name: 'parts', test: OWN, minShareCount: 6 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Everything in one place: the server has no React of its own.
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') },
      build: {
        outDir: `${out}/server`,
        copyPublicDir: false,
        rolldownOptions: { input: 'src/server/entry-server.tsx' },
      },
    },
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
});
