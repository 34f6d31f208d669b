import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../commands/steps.ts';
import type { Proof } from '../../common/proof.ts';
import { lentNpmAccess, npmFolder } from './npm-access.ts';
import { runTool } from './tools.ts';

const BASE = 'localhost/base';

/** What an engine would read of an image before it starts it. */
export interface ImageConfig {
  readonly User: string;
  readonly WorkingDir: string;
  readonly Env: readonly string[];
  readonly Cmd: readonly string[];
}

export interface Image {
  /** Its root as a folder of this machine. */
  readonly folder: string;
  readonly config: ImageConfig;
}

export interface Builder {
  /** Builds the Dockerfile on the base and mounts what came out. */
  build(args?: Readonly<Record<string, string>>): Promise<Image>;
}

const debianOfThisMachine = async (): Promise<{ suite: string; mirror: string | null }> => {
  const release = await readFile('/etc/os-release', 'utf8');
  const lists = await runTool('sh', ['-c', 'cat /etc/apt/sources.list /etc/apt/sources.list.d/* 2>/dev/null; true']);
  const suite = /^VERSION_CODENAME=(\w+)/m.exec(release)?.[1] ?? 'stable';
  const mirror = /^URIs:\s*(\S+)/m.exec(lists)?.[1] ?? /^deb\s+(?:\[.*?\]\s*)?(\S+)/m.exec(lists)?.[1] ?? null;
  return { suite, mirror };
};

/** Debian's smallest system with the Node of this process and npm: in the place of node:24-slim, which is that, too. */
const makeBase = async (folder: string, signal: AbortSignal): Promise<void> => {
  const { suite, mirror } = await debianOfThisMachine();
  const args = ['--variant=minbase', '--include=ca-certificates', suite, folder, ...(mirror === null ? [] : [mirror])];
  await runTool('debootstrap', args, { signal });
  await cp(process.execPath, join(folder, 'usr/local/bin/node'));
  const npm = 'usr/local/lib/node_modules/npm';
  await mkdir(join(folder, 'usr/local/lib/node_modules'), { recursive: true });
  await cp(npmFolder(), join(folder, npm), { recursive: true });
  await symlink(`/${npm}/bin/npm-cli.js`, join(folder, 'usr/local/bin/npm'));
  await Promise.all(
    ['var/cache/apt', 'var/lib/apt/lists', 'usr/share/doc'].map((part) => rm(join(folder, part), { recursive: true })),
  );
};

/**
 * A builder with a base of its own and an empty store; all goes when the proof ends. Answers a sentence where Debian or npm's
 * registry cannot be reached.
 */
export const openBuilder = async (proof: Proof): Promise<Builder | string> => {
  const folder = await mkdtemp(join(tmpdir(), 'sternklar-image-'));
  const store = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run')];
  const buildah = (...args: readonly string[]) => runTool('buildah', [...store, ...args], { signal: proof.signal });
  proof.defer(async () => {
    await runTool('buildah', [...store, 'rm', '--all']).catch(() => undefined);
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  });
  const base = join(folder, 'base');
  const failed = await makeBase(base, proof.signal).catch((error: Error) => error.message);
  if (failed !== undefined) return `Debian could not be laid out: ${failed}`;
  const lent = lentNpmAccess();
  await buildah('from', '--name', 'base', 'scratch');
  await buildah('add', '-q', 'base', base, '/');
  await buildah('commit', '-q', '--disable-compression', 'base', BASE);
  const asked = ['run', '--isolation', 'chroot', ...lent, 'base', '--', 'npm', 'view', 'uuid', 'version'];
  const unreachable = await buildah(...asked).catch((error: Error) => error.message);
  if (!/^\d+\.\d+\.\d+\s*$/.test(unreachable)) return `npm cannot be used inside a build: ${unreachable}`;
  let images = 0;
  return {
    async build(args = {}) {
      images += 1;
      const name = `localhost/sternklar:${images}`;
      const given = Object.entries({ BASE, ...args }).flatMap(([key, value]) => ['--build-arg', `${key}=${value}`]);
      const file = join(root, 'infra/docker/Dockerfile');
      const options = ['--isolation', 'chroot', '--format', 'docker', '--layers=false', ...given, ...lent];
      await buildah('bud', '-q', ...options, '-f', file, '-t', name, root);
      const container = (await buildah('from', name)).trim();
      const { OCIv1 } = JSON.parse(await buildah('inspect', container));
      return { folder: (await buildah('mount', container)).trim(), config: OCIv1.config };
    },
  };
};
