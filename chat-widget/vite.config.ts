import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { minify } from 'terser';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { brandTokensFor } from '../infra/vite/brand-tokens.ts';
import { neverReached } from '../infra/vite/leave-out.ts';
import { precompressed } from '../infra/vite/precompressed.ts';
import { bundleScript } from '../infra/vite/standalone-script.ts';
import { INNER_NAMES } from './inner-names.ts';
import { NEVER_REACHED } from './never-reached.ts';

const source = (path: string) => resolve(import.meta.dirname, 'src', path);
const stylesIn = (path: string) => readFileSync(source(path), 'utf8');
const CORNER = '.corner';
/** Partners' pages do not have them. */
const FONTS = 'var(--font-text)';
const button = stylesIn('corner/corner.css');
const panel = stylesIn('panel/window.css');

/** What the widget needs anyway: `light-dark()` and `AbortSignal.any()`. */
const TARGET = ['chrome123', 'firefox128', 'safari17.5'];

/** Not as it is published, but as it is written: what the panel does not need can be told by its names. */
const PREACT = resolve(createRequire(import.meta.url).resolve('preact'), '../../src/index.js');

/** Preact's own begin with an underscore. */
const INNER = new RegExp(`^(_.*|${INNER_NAMES.join('|')})$`);

/** Panel and loader call each other by the same short names. */
const NAMES: { vars?: object } = {};

/** Every visitor of a partner pays for each byte. */
const shortened = async (code: string, isModule: boolean): Promise<string> => {
  const { code: shorter = code } = await minify(code, {
    module: isModule,
    ecma: 2020,
    compress: { passes: 3, ecma: 2020 },
    mangle: { properties: { regex: INNER, keep_quoted: true } },
    nameCache: NAMES,
  });
  // Variables are each file's own.
  delete NAMES.vars;
  return shorter;
};

const shortNames = (): Plugin => ({
  name: 'short-names',
  apply: 'build',
  renderChunk: { order: 'post', handler: async (code) => ({ code: await shortened(code, true), map: null }) },
});

const entryIn = (bundle: Rolldown.OutputBundle): string => {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
  if (entry === undefined) throw new Error('The build has no panel.');
  return entry.fileName;
};

/** The script that partners' pages name; it knows where the second one is, whose name tells its content. */
const loader = (): Plugin => ({
  name: 'loader',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const facts = {
        PANEL_PATH: JSON.stringify(entryIn(bundle)),
        BUTTON_TOKENS: JSON.stringify(brandTokensFor(CORNER, button, FONTS)),
      };
      const code = await bundleScript(source('loader.ts'), facts, TARGET);
      // Vite would put its own way of loading around an import, which brings more than the button.
      const script = (await shortened(code, false)).replace('importScript(', 'import(');
      this.emitFile({ type: 'asset', fileName: 'chat-widget.js', source: script });
    },
  },
});

/** Two scripts in `dist/client`: `chat-widget.js`, and `chat-widget/panel-….js` for the first click. */
export default defineConfig({
  plugins: [neverReached(NEVER_REACHED), shortNames(), loader(), precompressed()],
  resolve: { alias: [{ find: /^preact$/, replacement: PREACT }] },
  define: { PANEL_TOKENS: JSON.stringify(brandTokensFor(CORNER, panel, button + FONTS)) },
  build: {
    outDir: 'dist/client',
    target: TARGET,
    rolldownOptions: {
      input: source('visitor/visitor-chat.ts'),
      preserveEntrySignatures: 'exports-only',
      output: { format: 'es', entryFileNames: 'chat-widget/panel-[hash].js' },
    },
  },
});
