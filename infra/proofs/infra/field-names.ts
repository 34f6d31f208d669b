import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseAllDocuments } from 'yaml';
import { root } from '../../commands/steps.ts';

const execute = promisify(execFile);
const RUN_LIMIT_MS = 60_000;
const COMPILER = join(root, 'node_modules/typescript/bin/tsc');
const OPTIONS = ['--noEmit', '--strict', '--skipLibCheck', '--types', '', '--module', 'nodenext', '--target', 'esnext'];
/** Which package describes a kind's fields, by its apiVersion. */
const PACKAGES: Readonly<Record<string, string>> = {
  v1: 'kubernetes-models/v1',
  'apps/v1': 'kubernetes-models/apps/v1',
  'autoscaling/v2': 'kubernetes-models/autoscaling/v2',
  'keda.sh/v1alpha1': '@kubernetes-models/keda/keda.sh/v1alpha1',
  'networking.k8s.io/v1': 'kubernetes-models/networking.k8s.io/v1',
  'policy/v1': 'kubernetes-models/policy/v1',
};

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
}

/** A manifest as an object literal, in which the compiler takes no field that its type does not have. */
const literal = (manifest: Manifest): string => {
  const { apiVersion, kind } = manifest;
  return `(${JSON.stringify(manifest)}) satisfies import('${PACKAGES[apiVersion]}').I${kind};`;
};

/** Names of fields that there are not, which Kubernetes' schemas overlook: TypeScript's compiler knows them by their types. */
export const fieldNameFaults = async (rendered: string): Promise<readonly string[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'sternklar-fields-'));
  try {
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
    const manifests = parseAllDocuments(rendered).map((document) => document.toJS() as Manifest);
    await writeFile(join(folder, 'manifests.ts'), manifests.map(literal).join('\n'));
    return await execute(process.execPath, [COMPILER, ...OPTIONS, 'manifests.ts'], {
      cwd: folder,
      timeout: RUN_LIMIT_MS,
    }).then(
      () => [],
      (error: { stdout?: string }) => (error.stdout?.trim() || String(error)).split('\n'),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
