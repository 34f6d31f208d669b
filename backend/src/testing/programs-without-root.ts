import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findPackage, preparePrograms } from '../platform/embedded-postgres/programs.ts';

const NOBODY = 65_534;

/** Prepares a package's programs in a process that has no power over files, also when the tests run as root. Resolves to the path of `postgres`. */
export async function preparedWithoutRoot(packageFolder: string, cacheFolder: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    fileURLToPath(import.meta.url),
    packageFolder,
    cacheFolder,
  ]);
  return stdout;
}

if (import.meta.main) {
  const [, , folder = '', cache = ''] = process.argv;
  const { version } = await findPackage();
  // Only now, with everything loaded: the sources may lie where nobody else may read.
  if (process.getuid?.() === 0) {
    process.setgid?.(NOBODY);
    process.setuid?.(NOBODY);
  }
  const { postgres } = await preparePrograms({ folder, version }, [cache], undefined);
  process.stdout.write(postgres);
}
