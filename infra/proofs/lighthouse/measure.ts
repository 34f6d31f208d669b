import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { CATEGORIES, type Measurement } from './judge.ts';

/** What is used of Lighthouse's answer. */
interface LighthouseAnswer {
  readonly lhr: {
    readonly runtimeError?: { readonly message: string };
    readonly audits: Readonly<
      Record<string, { numericValue?: number; score: number | null; displayValue?: string; title: string }>
    >;
    readonly categories: Readonly<
      Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>
    >;
  };
}

export type Lighthouse = (url: string, options: object) => Promise<LighthouseAnswer | undefined>;

/** Lighthouse is larger than the product, so it has a lock file of its own and is installed here, when it is needed. */
export const openLighthouse = async (): Promise<Lighthouse> => {
  const folder = new URL('tool/', import.meta.url);
  await install(fileURLToPath(folder));
  const entry = createRequire(folder).resolve('lighthouse');
  return (await import(pathToFileURL(entry).href)).default;
};

/** Without the settings of the npm that runs the proof, which are about another folder. */
const install = async (folder: string): Promise<void> => {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
  const npm = spawn('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    env,
    stdio: 'inherit',
  });
  const [code] = await once(npm, 'exit');
  if (code !== 0) throw new Error('Lighthouse could not be installed: see what npm says above.');
};

/** Lighthouse's mobile run: a slow phone (4× slower processor) on a slow 4G line (150 ms, 1.6 Mbit/s), simulated. */
export const measure = async (lighthouse: Lighthouse, url: string, debuggingPort: number): Promise<Measurement> => {
  const result = await lighthouse(url, {
    port: debuggingPort,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  if (result === undefined) throw new Error(`Lighthouse did not look at ${url}.`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse failed on ${url}: ${runtimeError.message}`);
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const failed = CATEGORIES.flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id}: ${audits[id]?.displayValue ?? audits[id]?.title ?? ''}`),
  );
  return {
    scores: CATEGORIES.map((category) => Math.round((categories[category]?.score ?? 0) * 100)),
    firstPaintMs: figure('first-contentful-paint'),
    largestPaintMs: figure('largest-contentful-paint'),
    blockedMs: figure('total-blocking-time'),
    layoutShift: figure('cumulative-layout-shift'),
    bytes: figure('total-byte-weight'),
    failed: [...new Set(failed)],
  };
};
