import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { BUILD_META_NAME } from '@sternklar/contracts/pages';
import type { Plugin } from 'vite';
import { bundleScript } from './standalone-script.ts';

const SCRIPT = 'service-worker.js';
/** Letters that few names have; their font is loaded with the first of them. */
const SELDOM_NEEDED = /european/;

const assetsIn = (bundle: object): readonly string[] =>
  Object.keys(bundle)
    .filter((file) => file.startsWith('assets/'))
    .sort();

/**
 * Builds the service worker from `entry` into `/service-worker.js`. The build gets a name, from the names of its assets,
 * which tell their content; the worker and the page know it, so that a page notices when it is not the newest.
 */
export const serviceWorker = (entry: string): Plugin => {
  let name = '';
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        name = createHash('sha256').update(assetsIn(bundle).join('\n')).digest('base64url').slice(0, 12);
        return [{ tag: 'meta', attrs: { name: BUILD_META_NAME, content: name }, injectTo: 'head' }];
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const kept = assetsIn(bundle).filter((file) => /\.(js|css|woff2)$/.test(file) && !SELDOM_NEEDED.test(file));
        const assets = kept.map((file) => `/${file}`);
        const source = await bundleScript(resolve(this.environment.config.root, entry), {
          define: { BUILD_NAME: JSON.stringify(name), BUILD_ASSETS: JSON.stringify(assets) },
        });
        this.emitFile({ type: 'asset', fileName: SCRIPT, source });
      },
    },
  };
};
