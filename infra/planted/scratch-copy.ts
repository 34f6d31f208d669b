import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../commands/steps.ts';

const OURS = '@sternklar';
const WITHOUT_ONES_OWN = [
  '-c',
  'user.name=Sternklar',
  '-c',
  'user.email=niemand@beispiel.de',
  '-c',
  'commit.gpgsign=false',
];

const git = async (cwd: string, ...args: readonly string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)('git', [...args], { cwd, maxBuffer: 64 * 1024 * 1024 });
  return stdout;
};

/** The folders that have packages: the root and every workspace. */
const workspaces = async (): Promise<readonly string[]> => {
  const { workspaces: named } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  return ['.', ...named];
};

/** Packages are linked, but for our own, which are the copy's. */
const linkPackages = async (copy: string): Promise<void> => {
  for (const workspace of await workspaces()) {
    const from = join(root, workspace, 'node_modules');
    if (!existsSync(from)) continue;
    const to = join(copy, workspace, 'node_modules');
    await mkdir(to, { recursive: true });
    for (const name of await readdir(from)) {
      if (name === OURS) await cp(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
      // What tools keep for the next time stays theirs.
      else if (!name.startsWith('.') || name === '.bin') await symlink(join(from, name), join(to, name));
    }
  }
};

/** What the assistant learned: of two versions only the newer one's is kept, so what a fault made it learn goes with the fault. */
const LEARNED = join('backend', 'dist', 'learned');
const copyLearned = async (copy: string): Promise<void> => {
  await rm(join(copy, LEARNED), { recursive: true, force: true });
  if (existsSync(join(root, LEARNED))) await cp(join(root, LEARNED), join(copy, LEARNED), { recursive: true });
};

/** Also without a network, and as fast as can be: only what changes is built anew. */
const copyBuilds = async (copy: string): Promise<void> => {
  for (const workspace of await workspaces()) {
    const built = join(root, workspace, 'dist');
    if (existsSync(built)) await cp(built, join(copy, workspace, 'dist'), { recursive: true });
  }
};

export interface ScratchCopy {
  readonly folder: string;
  read(file: string): Promise<string>;
  write(file: string, text: string): Promise<void>;
  /** The assistant knows again what it knows without a fault. */
  unlearn(): Promise<void>;
  remove(): Promise<void>;
}

/** The working tree as it is now, uncommitted changes too, as the only commit of a repository of its own. */
export const makeScratchCopy = async (): Promise<ScratchCopy> => {
  const folder = await mkdtemp(join(tmpdir(), 'sternklar-planted-'));
  const listed = await git(root, 'ls-files', '--cached', '--others', '--exclude-standard', '-z');
  for (const file of new Set(listed.split('\0').filter((name) => name !== '' && existsSync(join(root, name))))) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await copyFile(join(root, file), join(folder, file));
  }
  await linkPackages(folder);
  await copyBuilds(folder);
  await git(folder, 'init', '--quiet', '--initial-branch=main');
  await git(folder, 'add', '--all');
  await git(folder, ...WITHOUT_ONES_OWN, 'commit', '--quiet', '--no-verify', '--message', 'As it is');
  return {
    folder,
    read: (file) => readFile(join(folder, file), 'utf8'),
    write: (file, text) => writeFile(join(folder, file), text),
    unlearn: () => copyLearned(folder),
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }),
  };
};
