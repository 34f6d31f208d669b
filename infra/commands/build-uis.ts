/** `npm run build`: builds the user interfaces whose sources changed since their last build, and what the assistant learns. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root, run } from './steps.ts';

/** A build that failed; the message holds what the builder printed. */
export class BuildFailed extends Error {
  override readonly name = 'BuildFailed';
}

export interface BuildOptions {
  /** The folder that holds the user interfaces and everything they are made of. */
  readonly project?: string;
  readonly uis?: readonly string[];
  /** Builds one user interface, given its folder; rejects with BuildFailed. */
  readonly build?: (folder: string) => Promise<void>;
  readonly say?: (line: string) => void;
}

/** What a user interface is made of beside its own folder: shared contracts, and the version of every package. */
const SHARED_SOURCES = ['contracts', 'infra/vite', 'package-lock.json', 'tsconfig.json'];
/** A user interface with another one in it. */
const ALSO_MADE_OF: Readonly<Record<string, string>> = { 'customer-ui': 'chat-widget' };
const NOT_BUILT = /^(node_modules|dist|e2e)$|\.test\.tsx?$/;
const STAMP = 'dist/.sources.sha256';

/**
 * Builds each user interface whose sources differ from those of its last complete build, and says so in plain lines.
 * Throws BuildFailed when one cannot be built; its next build then starts anew.
 */
export async function buildUis(options: BuildOptions = {}): Promise<void> {
  const {
    project = root,
    uis = ['customer-ui', 'admin-ui', 'chat-widget'],
    build = viteBuild,
    say = console.log,
  } = options;
  const builds = uis.map(async (ui) => {
    const folder = join(project, ui);
    const stamp = join(folder, STAMP);
    const sources = fingerprint(project, ui);
    if (read(stamp) === sources) return;
    say(`${ui}: wird gebaut …`);
    const started = performance.now();
    // Without a stamp an interrupted build counts as none.
    rmSync(stamp, { force: true });
    await build(folder);
    writeFileSync(stamp, sources);
    say(`${ui}: fertig nach ${((performance.now() - started) / 1000).toFixed(1).replace('.', ',')} s`);
  });
  const results = await Promise.allSettled(builds);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

function fingerprint(project: string, ui: string): string {
  const hash = createHash('sha256');
  const also = ALSO_MADE_OF[ui];
  const sources = [ui, ...(also === undefined ? [] : [also]), ...SHARED_SOURCES];
  for (const path of sources.flatMap((source) => filesIn(join(project, source)))) {
    hash.update(`${path.slice(project.length)}\0`).update(createHash('sha256').update(readFileSync(path)).digest());
  }
  return hash.digest('hex');
}

/** The files at a path: itself, or those below it, sorted; none when it is missing. */
function filesIn(path: string): readonly string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  return readdirSync(path)
    .filter((name) => !NOT_BUILT.test(name))
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function viteBuild(folder: string): Promise<void> {
  return new Promise((built, failed) => {
    const child = spawn(process.execPath, [viteProgram(), 'build'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Whoever asks may run as 'test' or 'development', which would put React's development build on the pages.
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const end = () => child.kill();
    process.once('exit', end);
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', failed);
    child.on('close', (code) => {
      process.off('exit', end);
      if (code === 0) built();
      else
        failed(new BuildFailed(`${output.trim()}\n\nDie Oberfläche in ${folder} lässt sich nicht bauen, siehe oben.`));
    });
  });
}

function viteProgram(): string {
  try {
    return join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  } catch {
    throw new BuildFailed(
      'Die Oberflächen sind nicht gebaut, und Vite fehlt; bitte „npm ci“ ohne --omit=dev ausführen.',
    );
  }
}

/** What the assistant learns, if nobody has yet: a process of its own, which keeps one processor busy for half a minute. */
export async function learnAll(): Promise<void> {
  if ((await run([process.execPath, 'infra/commands/learn.ts'])) !== 0)
    throw new BuildFailed('Der Assistent hat nichts gelernt, siehe oben.');
}

/** All that a start or a test would otherwise make for itself, several of them at once: the user interfaces, and what the assistant learns. */
export async function buildAll(): Promise<void> {
  await Promise.all([learnAll(), buildUis()]);
}

// As a command: started directly, or by run.mjs, which puts this file's path into argv.
if (import.meta.main || process.argv[1] === decodeURIComponent(new URL(import.meta.url).pathname)) {
  await buildAll().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
