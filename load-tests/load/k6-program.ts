import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { userCache } from '../../infra/commands/user-cache.ts';

const execute = promisify(execFile);

/** The newest that Go's module proxy has. */
const MODULE = 'go.k6.io/k6@v1.8.1';
const CACHE = userCache(MODULE.replaceAll('/', '-'));
const OWN = join(CACHE, process.platform === 'win32' ? 'k6.exe' : 'k6');
const VERSION_LIMIT_MS = 30_000;
/** All of its dependencies are fetched and compiled, once. */
const BUILD_LIMIT_MS = 20 * 60_000;

const HOW_TO_GET_IT = [
  'k6 ist nicht da. Es gibt drei Wege:',
  '  – k6 installieren (https://grafana.com/docs/k6/latest/set-up/install-k6/), sodass der Befehl „k6“ gefunden wird;',
  '  – K6_BIN auf ein vorhandenes Programm setzen;',
  `  – Go ab 1.25 installieren: dann wird k6 beim ersten Mal aus ${MODULE} gebaut.`,
  'Das npm-Paket namens k6 ist nur ein leerer Platzhalter.',
].join('\n');

const starts = (program: string, args: readonly string[]): Promise<boolean> =>
  execute(program, [...args], { timeout: VERSION_LIMIT_MS }).then(
    () => true,
    () => false,
  );

const build = async (): Promise<string | null> => {
  const env = { ...process.env, GOBIN: CACHE, GOFLAGS: '-mod=mod', GOTOOLCHAIN: 'local', CGO_ENABLED: '0' };
  // Outside of any module, so that nothing here has a say in what is built.
  return execute('go', ['install', '-trimpath', '-ldflags=-s -w', MODULE], {
    cwd: CACHE,
    env,
    timeout: BUILD_LIMIT_MS,
  }).then(
    () => null,
    (error: { stderr?: string }) => error.stderr?.trim().split('\n').slice(-3).join(' ') || String(error),
  );
};

/** Where k6 is: what K6_BIN names, the installed one, or one that Go builds for this project. Throws a sentence that says how to get it. */
export const findK6 = async (say: (line: string) => void): Promise<string> => {
  const { K6_BIN } = process.env;
  if (K6_BIN) {
    if (await starts(K6_BIN, ['version'])) return K6_BIN;
    throw new Error(`K6_BIN nennt ${K6_BIN}, aber das lässt sich nicht als k6 starten.`);
  }
  if (await starts('k6', ['version'])) return 'k6';
  if (existsSync(OWN) && (await starts(OWN, ['version']))) return OWN;
  if (!(await starts('go', ['version']))) throw new Error(HOW_TO_GET_IT);
  say(`k6 wird aus ${MODULE} gebaut; das dauert einige Minuten, und nur dieses Mal.`);
  const problem = await build();
  if (problem !== null) throw new Error(`k6 ließ sich nicht bauen: ${problem}\n\n${HOW_TO_GET_IT}`);
  return OWN;
};
