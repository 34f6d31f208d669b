import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { SERVERS } from '../../../infra/docker/image-packages.ts';

const root = resolve(import.meta.dirname, '../../..');
const execute = promisify(execFile);

const PARTS = ['package.json', ...SERVERS, 'admin-ui/dist', 'customer-ui/dist', 'chat-widget/dist', 'infra/docker'];
const NOT_IN_IT = /\/node_modules(\/|$)|\.test\.ts$/;

/** A folder as the image's is, and how it is started there. */
export interface ImageFolder {
  readonly folder: string;
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** The Dockerfile says how the image is started. */
const startOf = (dockerfile: string): Pick<ImageFolder, 'command' | 'env'> => {
  const command = /^CMD (\[.*\])$/m.exec(dockerfile)?.[1];
  if (command === undefined) throw new Error('The Dockerfile names no command.');
  const settings = [...dockerfile.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) => line.split(' '));
  return {
    command: JSON.parse(command),
    env: Object.fromEntries(settings.map((setting) => setting.split('=', 2) as [string, string])),
  };
};

/** Puts into a folder what the Dockerfile puts into the image, by the same programs. The user interfaces have to be built. */
export const layOutAsImage = async (folder: string): Promise<ImageFolder> => {
  const { command, env } = startOf(await readFile(join(root, 'infra/docker/Dockerfile'), 'utf8'));
  await mkdir(folder, { recursive: true });
  await execute(process.execPath, [join(root, 'infra/docker/image-packages.ts'), folder]);
  await execute(process.execPath, [join(root, 'infra/docker/bundle-server.ts'), join(root, 'backend/dist/server')]);
  const isInIt = (path: string) => !NOT_IN_IT.test(path.slice(root.length));
  for (const part of PARTS) await cp(join(root, part), join(folder, part), { recursive: true, filter: isInIt });
  const compiled = { ...env, NODE_COMPILE_CACHE: join(folder, 'compiled') };
  await mkdir(compiled.NODE_COMPILE_CACHE);
  await execute(process.execPath, ['infra/docker/compile-sources.mjs'], { cwd: folder, env: compiled });
  return { folder, command, env: compiled };
};

/** The same with its compiled code as it was built: the image's root is read-only, so that no start leaves anything for the next. */
export const asBuilt = async (image: ImageFolder): Promise<ImageFolder> => {
  const fresh = join(image.folder, 'compiled-for-one-start');
  await rm(fresh, { recursive: true, force: true });
  await cp(join(image.folder, 'compiled'), fresh, { recursive: true });
  return { ...image, env: { ...image.env, NODE_COMPILE_CACHE: fresh } };
};
