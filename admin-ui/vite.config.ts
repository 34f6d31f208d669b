import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompressed } from '../infra/vite/precompressed.ts';

export default defineConfig({
  base: '/admin/',
  plugins: [react(), precompressed()],
  // React inserts no inline code this way: the modulepreload polyfill would be an inline script.
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false }, chunkSizeWarningLimit: 1500 },
});
