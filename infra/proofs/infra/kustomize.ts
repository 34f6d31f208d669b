import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const RUN_LIMIT_MS = 30_000;
const BUILD_LIMIT_MS = 120_000;
const MODULE = 'sigs.k8s.io/kustomize/kustomize/v5@v5.7.1';

export type Rendered = { readonly text: string } | { readonly complaint: string };

export interface Kustomize {
  /** What a folder with a kustomization makes, or what is wrong with it. */
  render(folder: string): Promise<Rendered>;
  remove(): Promise<void>;
}

const renderWith =
  (program: string, args: readonly string[]) =>
  (folder: string): Promise<Rendered> =>
    execute(program, [...args, folder], { timeout: RUN_LIMIT_MS }).then(
      ({ stdout }) => ({ text: stdout }),
      (error: { stderr?: string }) => ({ complaint: error.stderr?.trim() || String(error) }),
    );

const starts = (program: string, ...args: string[]): Promise<boolean> =>
  execute(program, args, { timeout: RUN_LIMIT_MS }).then(
    () => true,
    () => false,
  );

/** kubectl's own, the installed program, or the one that Go builds of its module into a temporary folder; or why there is none. */
export const openKustomize = async (): Promise<Kustomize | string> => {
  const remove = async () => undefined;
  if (await starts('kubectl', 'kustomize', '--help')) return { render: renderWith('kubectl', ['kustomize']), remove };
  if (await starts('kustomize', 'version')) return { render: renderWith('kustomize', ['build']), remove };
  if (!(await starts('go', 'version'))) return 'there is no kubectl, no kustomize and no Go to build it.';
  const folder = await mkdtemp(join(tmpdir(), 'sternklar-kustomize-'));
  const built = await execute('go', ['install', MODULE], {
    timeout: BUILD_LIMIT_MS,
    env: { ...process.env, GOBIN: folder },
  }).then(
    () => null,
    (error: unknown) => String(error).slice(0, 400),
  );
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  if (built === null) return { render: renderWith(join(folder, 'kustomize'), ['build']), remove: removeFolder };
  await removeFolder();
  return `kustomize could not be built: ${built}`;
};
