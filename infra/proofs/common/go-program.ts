import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { userCache } from '../../commands/user-cache.ts';

const execute = promisify(execFile);

const VERSION_LIMIT_MS = 30_000;
/** All of its dependencies are fetched and compiled, once. */
const BUILD_LIMIT_MS = 30 * 60_000;

export interface GoProgram {
  /** As people call it. */
  readonly name: string;
  /** As a command. */
  readonly command: string;
  /** With its version: 'github.com/versity/versitygw/cmd/versitygw@v…'. */
  readonly module: string;
  /** Names a program that is there already. */
  readonly setting: string;
  /** What it answers with 0, to see that it starts. */
  readonly probe: readonly string[];
}

const starts = (program: string, args: readonly string[]): Promise<boolean> =>
  execute(program, [...args], { timeout: VERSION_LIMIT_MS }).then(
    () => true,
    () => false,
  );

/** What its setting names, the installed one, or one that Go builds; or a sentence on why there is none. */
export const findGoProgram = async (
  { name, command, module, setting, probe }: GoProgram,
  say: (line: string) => void,
): Promise<{ program: string } | { missing: string }> => {
  const cache = userCache(module.replaceAll('/', '-'));
  const own = join(cache, process.platform === 'win32' ? `${command}.exe` : command);
  for (const program of [process.env[setting], command, own]) {
    const isFile = program === undefined || program === command || existsSync(program);
    if (program && isFile && (await starts(program, probe))) return { program };
  }
  if (!(await starts('go', ['version'])))
    return { missing: `there is no ${name} (${setting}), and no Go to build it.` };
  say(`${name} is built from ${module}; that takes minutes, and this time only.`);
  const env = { ...process.env, GOBIN: cache, GOFLAGS: '-mod=mod', GOTOOLCHAIN: 'local', CGO_ENABLED: '0' };
  const args = ['install', '-trimpath', '-ldflags=-s -w', module];
  // Outside of any module, so that nothing here has a say in what is built.
  const failed = await execute('go', args, { cwd: tmpdir(), env, timeout: BUILD_LIMIT_MS }).then(
    () => null,
    (error: { stderr?: string }) => error.stderr?.trim().split('\n').at(-1) || String(error),
  );
  return failed === null ? { program: own } : { missing: `${name} could not be built: ${failed}` };
};
