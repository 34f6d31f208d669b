import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompressed } from '../infra/vite/precompressed.ts';

/**
 * Every asset is a file of its own: the content security policy allows no `data:` URLs, no inline script and no
 * inline style. `npm run dev` passes /api on to a server started beside it.
 */
export default defineConfig({
  plugins: [react(), precompressed()],
  build: {
    outDir: 'dist',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
  },
  server: {
    port: 5173,
    proxy: { '/api': 'http://127.0.0.1:3000' },
  },
});
