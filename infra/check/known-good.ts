/**
 * What a check found good before, by content: it need not look at the same again. Kept outside of git, in a folder of its own;
 * whoever doubts it removes the folder. CI neither reads nor writes it.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** A file's path, and what it holds as a hash. */
export type Contents = ReadonlyMap<string, string>;

const hashOf = (text: string | Buffer): string => createHash('sha256').update(text).digest('base64url');

/** Every file under `root` that git knows or would take, and what npm installed. */
export const readContents = (root: string): Contents => {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
  const files = [...new Set(listed), 'node_modules/.package-lock.json'].filter((file) => file !== '');
  const there = files.filter((file) => existsSync(resolve(root, file))).sort();
  return new Map(there.map((file) => [file, hashOf(readFileSync(resolve(root, file)))]));
};

/** One hash of all files that a check reads. */
export const fingerprint = (contents: Contents, isRead: (file: string) => boolean): string =>
  hashOf(JSON.stringify([...contents].filter(([file]) => isRead(file))));

/** Of two readings, what is the same in both: what somebody wrote in between was perhaps not looked at. */
export const unchanged = (before: Contents, after: Contents): Contents =>
  new Map([...before].filter(([file, hash]) => after.get(file) === hash));

export interface KnownGood {
  /** Whether the whole was good before. */
  isGood(check: string, hash: string): boolean;
  keepGood(check: string, hash: string): void;
  /** What was good of a check that looks at each file by itself, under rules of this hash. */
  goodFiles(check: string, rules: string): Contents;
  keepGoodFiles(check: string, rules: string, files: Contents): void;
}

/** What is kept in files of a folder, one for each check. What cannot be read counts as nothing. */
export const openKnownGood = (folder: string): KnownGood => {
  const read = (check: string): unknown => {
    try {
      return JSON.parse(readFileSync(resolve(folder, `${check}.json`), 'utf8'));
    } catch {
      return null;
    }
  };
  const write = (check: string, kept: unknown): void => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(resolve(folder, `${check}.json`), JSON.stringify(kept));
  };
  return {
    isGood: (check, hash) => read(check) === hash,
    keepGood: write,
    goodFiles(check, rules) {
      const kept = read(check) as { readonly rules?: string; readonly files?: readonly [string, string][] } | null;
      return new Map(kept?.rules === rules ? kept.files : []);
    },
    keepGoodFiles: (check, rules, files) => write(check, { rules, files: [...files] }),
  };
};
