/**
 * `npm run keep-release -- 0.1.0`: lets a version of infra/releases.json write a small installation, and keeps it for
 * `npm run prove releases`. Its commit is checked out and installed beside this one, or found in `--code <folder>`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { keepRelease } from '../proofs/releases/keep.ts';
import { releases } from '../proofs/releases/kept-release.ts';
import { root, runIn } from './steps.ts';

const { values, positionals } = parseArgs({ options: { code: { type: 'string' } }, allowPositionals: true });
const release = releases().find(({ version }) => version === positionals[0]);
if (!release) {
  const known = releases().map(({ version }) => version);
  console.error(`Which version? infra/releases.json has: ${known.join(', ')}.`);
  process.exit(2);
}

const closers = new AsyncDisposableStack();
const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'sternklar-release-'));
  closers.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));
  return folder;
};

const must = async (done: Promise<number>, what: string): Promise<void> => {
  if ((await done) !== 0) throw new Error(`${what} failed.`);
};

const checkOut = async (commit: string): Promise<string> => {
  const folder = join(await temporaryFolder(), 'code');
  await must(runIn(root, ['git', 'worktree', 'add', '--detach', folder, commit]), 'The checkout');
  closers.defer(() => must(runIn(root, ['git', 'worktree', 'remove', '--force', folder]), 'Its end'));
  await must(runIn(folder, ['npm', 'ci']), 'npm ci');
  return folder;
};

try {
  const code = values.code ?? (await checkOut(release.commit));
  await must(runIn(code, ['npm', 'run', 'build']), 'npm run build');
  const dataDir = await temporaryFolder();
  await keepRelease({
    version: release.version,
    code,
    dataDir,
    runScript: (name, ...args) =>
      must(runIn(code, ['npm', 'run', name, '--', ...args], { DATA_DIR: dataDir }), `npm run ${name}`),
    say: (line) => console.log(line),
  });
} finally {
  await closers.disposeAsync();
}
