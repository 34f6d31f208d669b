import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../commands/steps.ts';
import type { Proof } from '../common/proof.ts';

const execute = promisify(execFile);
const LIMIT_MS = 60_000;
const SERVERS = ['contracts', 'event-store', 'projections', 'backend'] as const;
/** What a server runs of, as git names it: no tests, no samples, no pages on it. */
const PATHS = [...SERVERS, 'package.json', ':(exclude)*.test.ts', ':(exclude)*/samples/*', ':(exclude)*.md'];

const inGit = (folder: string, ...args: readonly string[]) =>
  execute('git', ['-C', folder, ...args], { timeout: LIMIT_MS, encoding: 'buffer', maxBuffer: 256 * 1024 * 1024 });

/** A commit's servers as an archive, so that they can run where the history does not reach back to it. */
export const keepCode = async (folder: string, commit: string, file: string): Promise<void> => {
  const { stdout } = await inGit(folder, 'archive', '--format=tar.gz', '-9', commit, '--', ...PATHS);
  await writeFile(file, stdout);
};

/** The whole hash of a commit; null where the history does not reach back to it. */
export const commitOf = async (name: string): Promise<string | null> =>
  inGit(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`).then(
    ({ stdout }) => stdout.toString().trim(),
    () => null,
  );

/**
 * A folder in which these servers run, with today's packages: most of them have not changed since, and none is loaded from anywhere.
 * It goes when the proof ends.
 */
export const layOutCode = async (proof: Proof, archive: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'sternklar-code-'));
  proof.defer(() => rm(folder, { recursive: true, force: true }));
  await execute('tar', ['-xzf', archive, '-C', folder], { timeout: LIMIT_MS });
  const packages = join(folder, 'node_modules');
  await mkdir(join(packages, '@sternklar'), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@sternklar') await symlink(join(root, 'node_modules', name), join(packages, name));
  for (const name of SERVERS) await symlink(join(folder, name), join(packages, '@sternklar', name));
  return folder;
};
