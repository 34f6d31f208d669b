import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Image } from './build.ts';

/**
 * As compose.yaml and Kubernetes start the image, without an engine: in a mount namespace of its own its root is read-only and only
 * /tmp can be written; then its own user, no capability, and no way to get one. Network, process ids and memory stay the machine's.
 * The last process takes the place of those before, so that signals reach it as an engine's would.
 */
const ENTER = `set -eu
mount --bind "$IMAGE_ROOT" "$IMAGE_ROOT"
mount -t proc -o nosuid,nodev,noexec proc "$IMAGE_ROOT/proc"
mount -t tmpfs -o size=64m,mode=1777 tmpfs "$IMAGE_ROOT/tmp"
mount -o remount,bind,ro "$IMAGE_ROOT"
exec chroot "$IMAGE_ROOT" /usr/bin/setpriv --reuid="$IMAGE_USER" --regid="$IMAGE_GROUP" --clear-groups \\
  --bounding-set=-all --inh-caps=-all --no-new-privs -- /usr/bin/env --ignore-environment --chdir="$IMAGE_FOLDER" "$@"`;

export interface Container {
  readonly pid: number;
  output(): string;
  kill(signal: NodeJS.Signals): void;
  /** Its exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>;
}

/** Starts the image's own command, or another one in its place, with these settings beside the image's own. */
export const startContainer = (
  { folder, config }: Image,
  env: Readonly<Record<string, string>>,
  command: readonly string[] = config.Cmd,
): Container => {
  const [user = '', group = user] = config.User.split(':');
  const settings = [...config.Env, ...Object.entries(env).map(([name, value]) => `${name}=${value}`)];
  const child: ChildProcess = spawn(
    'unshare',
    ['--mount', '--propagation', 'private', 'sh', '-c', ENTER, 'enter', ...settings, ...command],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH ?? '',
        IMAGE_ROOT: folder,
        IMAGE_USER: user,
        IMAGE_GROUP: group,
        IMAGE_FOLDER: config.WorkingDir,
      },
    },
  );
  let printed = '';
  const collect = (chunk: Buffer) => {
    printed += chunk.toString();
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  // 'close' and not 'exit': by then everything it printed was read.
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);
  return {
    pid: child.pid ?? 0,
    output: () => printed,
    kill: (signal) => child.kill(signal),
    ended,
  };
};
