import { readFile, stat } from 'node:fs/promises';
import { getCompileCacheDir } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { AdminSite } from '@sternklar/contracts/admin-pages';
import { readShell } from '../shell.ts';
import { scriptsIn, shellForRows } from './admin-document.ts';
import type { RendererData } from './render-messages.ts';
import { createRenderPool, type RenderPool } from './render-pool.ts';
import type { RenderThread } from './renderer.ts';

/** One processor stays with the API. */
const MOST_RENDERERS = 4;
const SIZE = Math.max(1, Math.min(MOST_RENDERERS, availableParallelism() - 1));
const MAX_WAITING = 32;
/**
 * Longer than any page takes, also on a machine that is busy, where the browser would be no faster; whoever waits that long
 * gets the page that fills itself in the browser.
 */
const TIME_LIMIT_MS = 6_000;
const MEMORY_LIMIT_MB = 256;

/** The back office as it was built: its page, and what renders contents into it; null while it has no server build. */
export interface AdminBuild {
  readonly shell: string;
  /** The scripts in it, as a content policy names them. */
  readonly scripts: readonly string[];
  readonly pool: RenderPool | null;
}

/** What this process has compiled, or the image was built with; Node names a folder of its own version in it. */
const compiledElsewhere = (): Readonly<Record<string, string>> => {
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) };
};

const startThread = (data: RendererData) => (): RenderThread =>
  new Worker(new URL('./render-worker.ts', import.meta.url), {
    workerData: data,
    // Its own words would mix with the server's log; nothing of the server's environment is its business.
    env: { NODE_ENV: 'production', TZ: 'UTC', ...compiledElsewhere() },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
  });

const changedAt = async (file: string): Promise<number | null> => (await stat(file).catch(() => null))?.mtimeMs ?? null;

/** The build in `folder` (`client/` and `server/`), read anew whenever it changed. */
export const createAdminBuild = (folder: string, site: AdminSite) => {
  const page = join(folder, 'client', 'index.html');
  const script = join(folder, 'server', 'entry-server.js');
  let stamp = '';
  let build: Promise<AdminBuild | null> = Promise.resolve(null);

  const readAnew = async (before: Promise<AdminBuild | null>, serverChangedAt: number | null) => {
    void before.then((old) => old?.pool?.close());
    const shell = await readShell(join(folder, 'client'));
    if (shell === null) return null;
    const scripts = scriptsIn(shell);
    if (serverChangedAt === null) return { shell, scripts, pool: null };
    const forRows = await shellForRows(shell, (path) => readFile(join(folder, 'client', path), 'utf8'));
    const start = startThread({ script: pathToFileURL(script).href, shell: forRows, site });
    return {
      shell,
      scripts,
      pool: createRenderPool({ start, size: SIZE, maxWaiting: MAX_WAITING, timeLimitMs: TIME_LIMIT_MS }),
    };
  };
  return {
    async current(): Promise<AdminBuild | null> {
      const [pageChangedAt, serverChangedAt] = await Promise.all([changedAt(page), changedAt(script)]);
      const found = `${pageChangedAt}/${serverChangedAt}`;
      if (found !== stamp) {
        stamp = found;
        build = readAnew(build, serverChangedAt);
      }
      return build;
    },
    close: async (): Promise<void> => (await build)?.pool?.close(),
  };
};
