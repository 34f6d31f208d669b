import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { canInstallPackages, installPackages } from '../../../commands/debian.ts';

const execute = promisify(execFile);
const LIMIT_MS = 20 * 60_000;
const PROBE_LIMIT_MS = 30_000;
const MOST_OUTPUT = 64 * 1024 * 1024;

/** Runs a program to its end and answers what it printed; rejects with the last of what it complained about. */
export const runTool = async (
  program: string,
  args: readonly string[],
  { cwd, env, signal }: { cwd?: string; env?: Readonly<Record<string, string>>; signal?: AbortSignal } = {},
): Promise<string> => {
  const options = { cwd, signal, timeout: LIMIT_MS, maxBuffer: MOST_OUTPUT, env: { ...process.env, ...env } };
  const { stdout } = await execute(program, [...args], options).catch(
    (error: { stdout?: string; stderr?: string; message: string }) => {
      const said = `${error.stdout ?? ''}${error.stderr ?? ''}`.trim().slice(-1_500) || error.message;
      throw new Error(`${program} ${args.slice(0, 3).join(' ')} … failed: ${said}`);
    },
  );
  return stdout;
};

const starts = (program: string, ...args: readonly string[]): Promise<boolean> =>
  execute(program, [...args], { timeout: PROBE_LIMIT_MS }).then(
    () => true,
    () => false,
  );

const areThere = async (): Promise<boolean> =>
  (await starts('buildah', '--version')) && (await starts('debootstrap', '--version'));

/** Null when images can be built and started here without an engine; else a sentence on why not. Installs what Debian has. */
export const whyNoImages = async (): Promise<string | null> => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'Images are built without an engine on Linux, as root.';
  if (!(await starts('unshare', '--mount', 'true'))) return 'Nothing may be mounted here.';
  if (!(await areThere()) && canInstallPackages())
    await installPackages(
      'Für den Bau des Images werden buildah und debootstrap installiert',
      'buildah',
      'debootstrap',
    );
  return (await areThere()) ? null : 'buildah and debootstrap are not installed.';
};
