import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

/** Where the base's npm looks for what holds for everybody. */
const GLOBAL_IN_BASE = '/usr/local/etc/npmrc';

/** The folder of the npm of this machine, with all that it is made of. */
export const npmFolder = (): string => {
  const program = realpathSync(execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim());
  return resolve(program, '../..');
};

/**
 * What lets npm inside a build reach what it reaches outside: this machine's own npm settings and the authorities that they name,
 * lent for the build and left in no layer. As buildah's arguments.
 */
export const lentNpmAccess = (): readonly string[] => {
  const user = process.env.npm_config_userconfig ?? join(homedir(), '.npmrc');
  const globals = [process.env.npm_config_globalconfig, resolve(npmFolder(), '../../../etc/npmrc')];
  const everybody = globals.find((file) => file !== undefined && existsSync(file));
  const settings: readonly (readonly [string | undefined, string])[] = [
    [user, '/root/.npmrc'],
    [everybody, GLOBAL_IN_BASE],
  ];
  const there = settings.filter((pair): pair is readonly [string, string] => !!pair[0] && existsSync(pair[0]));
  const authorities = there
    .map(([file]) => /^cafile\s*=\s*"?([^"\n]+?)"?\s*$/m.exec(readFileSync(file, 'utf8'))?.[1])
    .concat(process.env.NODE_EXTRA_CA_CERTS)
    .filter((file): file is string => !!file && existsSync(file));
  const lent = [...there, ...[...new Set(authorities)].map((file) => [file, file] as const)];
  return lent.flatMap(([from, to]) => ['--volume', `${realpathSync(from)}:${to}:ro`]);
};
