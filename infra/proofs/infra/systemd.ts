import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { canInstallPackages, installPackages } from '../../commands/debian.ts';

const execute = promisify(execFile);
const LIMIT_MS = 30_000;
/** Tenths of systemd's points for what a service could reach: ours has 17, one without limits 96. */
const MOST_EXPOSED = 18;

interface Answer {
  readonly code: number | string;
  readonly said: string;
}

const analyze = (...args: readonly string[]): Promise<Answer> =>
  execute('systemd-analyze', [...args], { timeout: LIMIT_MS }).then(
    ({ stderr }) => ({ code: 0, said: stderr.trim() }),
    (error: { code?: number | string; stdout?: string; stderr?: string }) => ({
      code: error.code ?? 1,
      said: `${error.stderr ?? ''}${error.stdout ?? ''}`.trim(),
    }),
  );

/** Whether systemd's own judge is here; Debian's package is installed where that is allowed. */
export const hasSystemd = async (): Promise<boolean> => {
  const isThere = async () => (await analyze('--version')).code === 0;
  if (await isThere()) return true;
  if (!canInstallPackages()) return false;
  await installPackages('Für die Prüfung der systemd-Unit wird systemd installiert', 'systemd');
  return isThere();
};

/** What systemd says against a unit, and whether it may reach more than it needs; empty when all is well. */
export const unitFaults = async (name: string, text: string): Promise<readonly string[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'sternklar-unit-'));
  const path = join(folder, name);
  try {
    // Whether Node is where an operator puts it is not the file's matter.
    await writeFile(path, text.replace('ExecStart=/usr/bin/node ', `ExecStart=${process.execPath} `));
    // It ends well also where it passed over a line that it does not know.
    const verified = await analyze('verify', path);
    const exposed = await analyze('security', '--offline=true', `--threshold=${MOST_EXPOSED}`, path);
    return [
      ...(verified.said === '' && verified.code === 0 ? [] : [verified.said]),
      ...(exposed.code === 0 ? [] : [`reaches more than it needs: ${exposed.said.split('\n').at(-1)}`]),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
