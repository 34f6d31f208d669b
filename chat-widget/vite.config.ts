import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, resolve } from 'node:path';
import { minify } from 'terser';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { brandTokensFor } from '../infra/vite/brand-tokens.ts';
import { neverReached } from '../infra/vite/leave-out.ts';
import { precompressed } from '../infra/vite/precompressed.ts';
import { bundleScript } from '../infra/vite/standalone-script.ts';
import { helpHtml } from './help-page.ts';
import { INNER_NAMES, NAMES_BETWEEN_FILES } from './inner-names.ts';
import { NEVER_REACHED } from './never-reached.ts';
import { FAULTS, FAULTS_PATH } from './src/explain/faults.ts';

const source = (path: string) => resolve(import.meta.dirname, 'src', path);
const stylesIn = (path: string) => readFileSync(source(path), 'utf8');
const CORNER = '.corner';
/** Partners' pages do not have them. */
const FONTS = 'var(--font-text)';
const button = stylesIn('corner/corner.css');
const panel = stylesIn('panel/window.css');

/** What the widget needs anyway: `light-dark()`. */
const TARGET = ['chrome123', 'firefox128', 'safari17.5'];

/** Not as it is published, but as it is written: what the panel does not need can be told by its names. */
const PREACT = resolve(createRequire(import.meta.url).resolve('preact'), '../../src/index.js');

/** Preact's own begin with an underscore. */
const INNER = new RegExp(`^(_.*|${INNER_NAMES.join('|')})$`);

/** All files call each other by the same short names; terser keeps them with a `$` before each. */
const NAMES: { vars?: object; props: { props: Readonly<Record<string, string>> } } = {
  props: { props: Object.fromEntries(Object.entries(NAMES_BETWEEN_FILES).map(([name, short]) => [`$${name}`, short])) },
};

/** Every visitor of a partner pays for each byte. */
const shortened = async (code: string, isModule: boolean): Promise<string> => {
  const { code: shorter = code } = await minify(code, {
    module: isModule,
    ecma: 2020,
    compress: {
      passes: 3,
      ecma: 2020,
      keep_fargs: false,
      inline: 1,
      pure_getters: true,
      unsafe_arrows: true,
      unsafe: true,
    },
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

/** Every language but German, which the panel has in it, is a file that stands by itself. */
const LANGUAGES = readdirSync(source('languages')).map((file) => basename(file, '.ts'));

/** Takes the scripts that were built out of the bundle: they get their names when all of them are known. */
const takenOut = (bundle: Rolldown.OutputBundle): ReadonlyMap<string, string> => {
  const scripts = new Map<string, string>();
  for (const [fileName, file] of Object.entries(bundle)) {
    if (file.type !== 'chunk') continue;
    if (!file.isEntry) throw new Error(`The build has a part that nothing loads: ${fileName}.`);
    scripts.set(file.name, file.code);
    delete bundle[fileName];
  }
  return scripts;
};

/** Where builds have addresses that stay. The number is that of the calls they make. */
const PINNED = 'chat-widget/v1';

const FAREWELL = 'withdrawn';

/** Within the loader the shorter one, which every page of a partner pays for. */
const integrityOf = (code: string, hash: 'sha256' | 'sha384') =>
  `${hash}-${createHash(hash).update(code).digest('base64')}`;

/** What stands in the place of every script of a pinned build once that is withdrawn. */
const farewellScript = async (): Promise<string> => {
  const define = { BUTTON_TOKENS: JSON.stringify(brandTokensFor(CORNER, button, FONTS)) };
  return shortened(await bundleScript(source('withdrawn.ts'), { define, target: TARGET }), false);
};

interface LoaderOptions {
  /** What the names of the other scripts end with. */
  readonly build: string;
  /** Else what they hash to. */
  readonly pinned: Readonly<Record<string, string>> | null;
}

const loaderScript = async ({ build, pinned }: LoaderOptions): Promise<string> => {
  const define = {
    BUILD: JSON.stringify(build),
    PINNED: JSON.stringify(pinned),
    BUTTON_TOKENS: JSON.stringify(brandTokensFor(CORNER, button, FONTS)),
  };
  const code = await bundleScript(source('loader.ts'), { define, target: TARGET });
  // Vite would put its own way of loading around an import, which brings more than the button.
  return (await shortened(code, false)).replaceAll('importScript(', 'import(');
};

/** The script that partners' pages name. It knows how the names of the others end, which tells the content of them all. */
const loader = (): Plugin => ({
  name: 'loader',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      // Built for themselves: they share a few lines with the panel, which would become a file of their own.
      const live = await bundleScript(source('visitor/live.ts'), { target: TARGET, format: 'es' });
      const answers = await bundleScript(source('answers/answers.ts'), { target: TARGET, format: 'es' });
      const scripts = new Map([
        ...takenOut(bundle),
        ['live', await shortened(live, true)],
        ['answers', await shortened(answers, true)],
      ]);
      const content = JSON.stringify([...scripts].sort());
      const build = createHash('sha256').update(content).digest('base64url').slice(0, 8);
      for (const [name, code] of scripts)
        this.emitFile({ type: 'asset', fileName: `chat-widget/${name}-${build}.js`, source: code });

      this.emitFile({ type: 'asset', fileName: 'chat-widget.js', source: await loaderScript({ build, pinned: null }) });
      // The same once more where it stays as it is; its own hash, which names the folder, holds those of the others.
      const farewell = await farewellScript();
      const kept = new Map([...scripts, [FAREWELL, farewell]]);
      // With a point in them, so that the shortening of names leaves them alone.
      const pinned = Object.fromEntries([...kept].map(([name, code]) => [`${name}.js`, integrityOf(code, 'sha256')]));
      const script = await loaderScript({ build: '', pinned });
      const id = createHash('sha256').update(script).digest('hex').slice(0, 16);
      for (const [name, code] of [...kept, ['loader', script] as const])
        this.emitFile({ type: 'asset', fileName: `${PINNED}/${id}/${name}.js`, source: code });
      const about = JSON.stringify({
        build: id,
        integrity: `${integrityOf(script, 'sha384')} ${integrityOf(farewell, 'sha384')}`,
      });
      this.emitFile({ type: 'asset', fileName: `${PINNED}/current.json`, source: about });
    },
  },
});

/** For whoever follows the link in a browser's console. */
const helpPage = (): Plugin => ({
  name: 'help-page',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: FAULTS_PATH.slice(1), source: helpHtml(FAULTS) });
  },
});

/**
 * Scripts in `dist/client`: `chat-widget.js` for every page, the same with all others in a folder that stays in `chat-widget/v1`, `chat-widget/panel-….js` for the first click, a file for each
 * language but German, and `explain-….js` with a page about it for those who build pages.
 */
export default defineConfig({
  plugins: [neverReached(NEVER_REACHED), shortNames(), loader(), helpPage(), precompressed()],
  resolve: {
    alias: [
      { find: /^preact$/, replacement: PREACT },
      // The widget's answers come whole, and the product's pages open beside the partner's.
      { find: /^.*\/said-sentences\.ts$/, replacement: source('conversation/whole-answers.ts') },
      { find: /^.*\/here\.ts$/, replacement: source('panel/nowhere-here.ts') },
    ],
  },
  define: { PANEL_TOKENS: JSON.stringify(brandTokensFor(CORNER, panel, button + FONTS)) },
  build: {
    outDir: 'dist/client',
    target: TARGET,
    rolldownOptions: {
      input: {
        panel: source('visitor/visitor-chat.ts'),
        explain: source('explain/explain.ts'),
        ...Object.fromEntries(LANGUAGES.map((language) => [language, source(`languages/${language}.ts`)])),
      },
      preserveEntrySignatures: 'exports-only',
      output: { format: 'es', entryFileNames: 'chat-widget/[name].js' },
    },
  },
});
