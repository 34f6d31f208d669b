import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  // React inserts no inline code this way: the modulepreload polyfill would be an inline script.
  build: { target: 'es2022', modulePreload: { polyfill: false }, chunkSizeWarningLimit: 1500 },
});
