import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const FETCH_LIMIT_MS = 100_000;
const RUN_LIMIT_MS = 30_000;

/** The programs of Debian's packages prometheus and caddy, and how to ask for their versions. */
const PROGRAMS = { promtool: '--version', caddy: 'version' } as const;

export interface Programs {
  readonly folder: string | null;
  /** Takes them off the disk again. */
  remove(): Promise<void>;
}

const start = (folder: string | null, program: string) => (folder === null ? program : join(folder, program));

const allStart = async (folder: string | null): Promise<boolean> => {
  const starting = Object.entries(PROGRAMS).map(([program, option]) =>
    execute(start(folder, program), [option], { timeout: RUN_LIMIT_MS }),
  );
  return (await Promise.allSettled(starting)).every(({ status }) => status === 'fulfilled');
};

/**
 * The installed programs, or those of Debian's packages, unpacked into a temporary folder without installing anything; or
 * a sentence on why they cannot be had here.
 */
export const openPrograms = async (): Promise<Programs | string> => {
  if (await allStart(null)) return { folder: null, remove: async () => undefined };
  if (!existsSync('/usr/bin/apt-get')) return 'promtool and caddy are not installed, and this is not Debian.';
  const folder = await mkdtemp(join(tmpdir(), 'sternklar-infra-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await unpackPackages(folder);
    if (await allStart(join(folder, 'usr/bin'))) return { folder: join(folder, 'usr/bin'), remove };
    await remove();
    return "promtool and caddy of Debian's packages do not start here.";
  } catch (error) {
    await remove();
    return `promtool and caddy could not be fetched from Debian: ${String(error).slice(0, 400)}`;
  }
};

const unpackPackages = async (folder: string): Promise<void> => {
  // apt downloads as a user of its own.
  await chmod(folder, 0o777);
  const options = { cwd: folder, timeout: FETCH_LIMIT_MS };
  const download = () => execute('apt-get', ['download', '-qq', 'prometheus', 'caddy'], options);
  await download().catch(async () => {
    await execute('apt-get', ['update', '-qq'], options);
    await download();
  });
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.deb')))
    await execute('dpkg-deb', ['-x', file, folder], options);
};

/** What a program complains about; null when it finds all well. */
export const complaintOf = async (
  { folder }: Programs,
  program: keyof typeof PROGRAMS,
  { args, env, cwd }: { args: readonly string[]; env?: Readonly<Record<string, string>> | undefined; cwd: string },
): Promise<string | null> =>
  execute(start(folder, program), args, { cwd, timeout: RUN_LIMIT_MS, env: { ...process.env, ...env } }).then(
    () => null,
    (error: { stdout?: string; stderr?: string }) =>
      `${error.stdout ?? ''}${error.stderr ?? ''}`.trim() || String(error),
  );
