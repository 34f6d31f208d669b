import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../commands/steps.ts';
import type { Uses } from './affected-tests.ts';
import { filesAt, namedFiles } from './named-files.ts';

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 2 ** 26,
  }).trim();
const lines = (text: string): readonly string[] => (text === '' ? [] : text.split('\0').filter(Boolean));

const isThere = (file: string): boolean => existsSync(resolve(root, file));
const isCommit = (ref: string): boolean => {
  try {
    git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
    return true;
  } catch {
    return false;
  }
};

/** The commit that changes are counted from: where this branch left `ref`. Throws one sentence when there is no such commit. */
export const baseOf = (ref: string): string => {
  const found = [ref, `origin/${ref}`].find(isCommit);
  if (!found) throw new Error(`There is no commit ${ref} here to compare with: npm test -- changed --against <commit>`);
  return git('merge-base', 'HEAD', found);
};

/** What differs from that commit, committed or not, from the root; also what is gone. */
export const changedSince = (base: string): readonly string[] => {
  const known = lines(git('diff', '--name-only', '--no-renames', '-z', base));
  const fresh = lines(git('ls-files', '--others', '--exclude-standard', '-z'));
  return [...new Set([...known, ...fresh])].sort();
};

/** Which files each source of the project uses; a source that still names a file that is gone uses it. */
export const readUses = (changed: readonly string[]): Uses => {
  const files = new Set([...lines(git('ls-files', '--cached', '--others', '--exclude-standard', '-z')), ...changed]);
  const at = filesAt(files);
  const sources = [...files].filter((file) => /\.[cm]?tsx?$|\.mjs$/.test(file) && isThere(file));
  return new Map(sources.map((file) => [file, namedFiles(file, readFileSync(resolve(root, file), 'utf8'), at)]));
};
