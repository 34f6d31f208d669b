/** Size budgets of what browsers load, gzip: a page that outgrows its budget fails `npm run check`. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './steps.ts';

interface Budget {
  readonly name: string;
  /** Folder of the build. */
  readonly build: string;
  /** The scripts that count, as paths in the build. */
  readonly scripts: (build: string) => readonly string[];
  /** Of a page it is what stands in it. */
  readonly isInPage?: true;
  readonly kilobytes: number;
}

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly isDynamicEntry?: boolean;
}
type Manifest = Readonly<Record<string, Chunk>>;

const manifestOf = (build: string): Manifest => JSON.parse(readFileSync(resolve(build, '.vite/manifest.json'), 'utf8'));

/** Everything that is loaded for a page's modules, and the script that runs before them, if there is one. */
const scriptsOf =
  (...modules: readonly string[]) =>
  (build: string): readonly string[] => {
    const manifest = manifestOf(build);
    const found = new Set<string>();
    const add = (name: string) => {
      const chunk = manifest[name];
      if (chunk === undefined) throw new Error(`${name} is not in the build: it has another name now.`);
      if (found.has(chunk.file)) return;
      found.add(chunk.file);
      for (const needed of chunk.imports ?? []) add(needed);
    };
    for (const name of ['index.html', ...modules]) add(name);
    const before = readdirSync(resolve(build, 'assets')).filter((file) => /^doorkeeper-[^.]+\.js$/.test(file));
    return [...found, ...before.map((file) => `assets/${file}`)];
  };

/** What a module brings that a page does not have already. */
const beyond =
  (page: readonly string[], module: string) =>
  (build: string): readonly string[] => {
    const there = new Set(scriptsOf(...page)(build));
    return scriptsOf(...page, module)(build).filter((file) => !there.has(file));
  };

const BACK_OFFICE = 'admin-ui/dist/client';
const FIRST_LIST = ['src/client/start.tsx', 'src/reviews/ReviewList.tsx'];
/** What a part of the back office that is loaded when it is wanted may add, in kilobytes … */
const MOST_OF_A_PART = 12;
/** … and those that may add more: pages with a form, the desk, and what staff have open all day. */
const MORE: Readonly<Record<string, number>> = {
  'src/audit/AuditPage.tsx': 18,
  'src/audit/review/AuditedReviewPage.tsx': 20,
  'src/conversations/ChatList.tsx': 20,
  'src/conversations/inbox/InboxPage.tsx': 20,
  'src/operations/OperationsPage.tsx': 16,
  'src/partners/partner-pages.ts': 16,
  'src/reviews/page/ReviewPage.tsx': 28,
  'src/reviews/desk/DeskPage.tsx': 38,
};

/** Every page, form and dialog of the back office that is loaded for itself, each with its number. */
const backOfficeParts = (): readonly Budget[] => {
  const folder = resolve(root, BACK_OFFICE);
  if (!existsSync(folder)) return [];
  return Object.entries(manifestOf(folder))
    .filter(([module, { isDynamicEntry }]) => isDynamicEntry && !FIRST_LIST.includes(module))
    .map(([module]) => ({
      name: `back office, beside it ${module.replace(/^src\//, '')}`,
      build: BACK_OFFICE,
      scripts: beyond(FIRST_LIST, module),
      kilobytes: MORE[module] ?? MOST_OF_A_PART,
    }));
};

const WIDGET_LOADER = 'chat-widget.js';
/** The widget's scripts with one of these names; all end with what tells their content. */
const widgetScripts =
  (isOne: (name: string) => boolean) =>
  (build: string): readonly string[] =>
    readdirSync(resolve(build, 'chat-widget'))
      .filter((file) => file.endsWith('.js') && isOne(file.replace(/-.*$/, '')))
      .map((file) => `chat-widget/${file}`);
/** Loaded before the first message, by who reads German, and once there is a conversation. */
const [WIDGET_PANEL, WIDGET_LIVE] = ['panel', 'live'];

const WIDGET = 'chat-widget/dist/client';
const CUSTOMER = 'customer-ui/dist/client';
const BUDGETS: readonly Budget[] = [
  {
    name: 'landing page, script',
    build: CUSTOMER,
    scripts: scriptsOf('src/start-app.tsx', 'src/landing/LandingPage.tsx'),
    kilobytes: 80,
  },
  { name: 'legal pages, script', build: CUSTOMER, scripts: scriptsOf('src/legal/enliven.ts'), kilobytes: 5 },
  {
    name: 'dashboard, script',
    build: CUSTOMER,
    scripts: scriptsOf('src/start-app.tsx', 'src/SignedIn.tsx'),
    kilobytes: 112,
  },
  { name: 'service worker', build: CUSTOMER, scripts: () => ['service-worker.js'], kilobytes: 3 },
  {
    name: 'back office, script',
    build: BACK_OFFICE,
    scripts: scriptsOf(...FIRST_LIST),
    kilobytes: 300,
  },
  {
    name: 'back office, script in every page',
    build: BACK_OFFICE,
    scripts: () => ['index.html'],
    isInPage: true,
    kilobytes: 1.75,
  },
  { name: 'chat widget, every page of a partner', build: WIDGET, scripts: () => [WIDGET_LOADER], kilobytes: 3 },
  {
    name: 'chat widget, every page of a partner, pinned with hashes of the other scripts',
    build: WIDGET,
    scripts: (build) => globSync('chat-widget/v1/*/loader.js', { cwd: build }),
    kilobytes: 3.5,
  },
  {
    name: 'chat widget, every page of a partner whose pinned version was withdrawn',
    build: WIDGET,
    scripts: (build) => globSync('chat-widget/v1/*/withdrawn.js', { cwd: build }),
    kilobytes: 2.5,
  },
  {
    name: 'chat widget, up to the first message in German',
    build: WIDGET,
    scripts: (build) => [WIDGET_LOADER, ...widgetScripts((name) => name === WIDGET_PANEL)(build)],
    kilobytes: 15,
  },
  {
    name: 'chat widget, beside it what follows a conversation',
    build: WIDGET,
    scripts: widgetScripts((name) => name === WIDGET_LIVE),
    kilobytes: 1,
  },
  {
    name: 'chat widget, beside it other languages and what is wrong with a page',
    build: WIDGET,
    scripts: widgetScripts((name) => name !== WIDGET_PANEL && name !== WIDGET_LIVE),
    kilobytes: 10,
  },
];

/** What counts of a file. */
const codeIn = (file: string, isInPage: boolean): Buffer => {
  const content = readFileSync(file);
  if (!isInPage) return content;
  return Buffer.from([...content.toString().matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code).join(''));
};
const sizeOf = (code: Buffer): number => (code.length === 0 ? 0 : gzipSync(code, { level: 9 }).length);

let failed = false;
for (const { name, build, scripts, isInPage = false, kilobytes } of [...BUDGETS, ...backOfficeParts()]) {
  const folder = resolve(root, build);
  if (!existsSync(folder)) {
    console.error(`${name}: ${build} is missing. Run: npm run build`);
    failed = true;
    continue;
  }
  const sizes = scripts(folder).map((file) => sizeOf(codeIn(resolve(folder, file), isInPage)));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const fits = bytes > 0 && bytes <= kilobytes * 1024;
  console.log(`${fits ? 'ok  ' : 'OVER'} ${name}: ${(bytes / 1024).toFixed(1)} KB of ${kilobytes} KB`);
  if (!fits) failed = true;
}
process.exitCode = failed ? 1 : 0;
