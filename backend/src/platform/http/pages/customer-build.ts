import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CustomerAppOnServer } from '@sternklar/contracts/pages';
import { readShell } from './shell.ts';

/** Vite's list of what was built: by source module, its file, its styles, and the modules it needs at once. */
export type BuildManifest = Readonly<
  Record<string, { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[] }>
>;

/** The customer app as it was built; `server` is null when its server build cannot be used, with the reason. */
export interface CustomerBuild {
  readonly shell: string;
  readonly server: { readonly app: CustomerAppOnServer; readonly manifest: BuildManifest } | null;
  readonly problem: unknown;
}

const clientFolder = (folder: string) => join(folder, 'client');
const serverScript = (folder: string) => join(folder, 'server', 'entry-server.js');

const changedAt = async (file: string): Promise<number> =>
  (await stat(file).catch(() => null))?.mtimeMs ?? Number.NEGATIVE_INFINITY;

/** Tells one build in `folder` from the next; null while there is none. */
export const buildStamp = async (folder: string): Promise<string | null> => {
  const [client, server] = await Promise.all([
    changedAt(join(clientFolder(folder), 'index.html')),
    changedAt(serverScript(folder)),
  ]);
  return Number.isFinite(client) ? `${client}/${server}` : null;
};

/** By the address of a script, the build that was loaded from there. */
const loadedAt = new Map<string, string>();

/**
 * A newer build under the same name is another module to Node only under another address. The first has the script's own, under
 * which the image keeps it compiled.
 */
const addressOf = (script: string, stamp: string): string => {
  const { href } = pathToFileURL(script);
  const first = loadedAt.get(href) ?? stamp;
  loadedAt.set(href, first);
  return first === stamp ? href : `${href}?${encodeURIComponent(stamp)}`;
};

const readServer = async (folder: string, stamp: string): Promise<CustomerBuild['server']> => {
  const manifest = await readFile(join(clientFolder(folder), '.vite', 'manifest.json'), 'utf8');
  const app = await import(addressOf(serverScript(folder), stamp));
  return { app: app as CustomerAppOnServer, manifest: JSON.parse(manifest) as BuildManifest };
};

/** Reads the build in `folder` (`client/` and `server/`) and loads its server part; null when there is no page at all. */
export const readBuild = async (folder: string, stamp: string): Promise<CustomerBuild | null> => {
  const shell = await readShell(clientFolder(folder));
  if (shell === null) return null;
  try {
    return { shell, server: await readServer(folder, stamp), problem: null };
  } catch (problem) {
    return { shell, server: null, problem };
  }
};
