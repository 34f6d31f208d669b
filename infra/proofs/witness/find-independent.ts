import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const FOLDER = resolve(import.meta.dirname, 'independent');
const CACHE = resolve(import.meta.dirname, '../../../node_modules/.cache/sternklar/independent-witness');
const BUILD_LIMIT_MS = 15 * 60_000;

/** The witness and the client that others wrote, as one program; or a sentence on why there is none. */
export const findIndependent = async (): Promise<{ readonly program: string } | { readonly missing: string }> => {
  await mkdir(CACHE, { recursive: true });
  const program = join(CACHE, process.platform === 'win32' ? 'witness.exe' : 'witness');
  const env = { ...process.env, GOTOOLCHAIN: 'local', CGO_ENABLED: '0' };
  const args = ['build', '-trimpath', '-o', program, '.'];
  const failed = await execute('go', args, { cwd: FOLDER, env, timeout: BUILD_LIMIT_MS }).then(
    () => null,
    (error: NodeJS.ErrnoException & { stderr?: string }) =>
      error.code === 'ENOENT'
        ? 'Go is not installed.'
        : error.stderr?.trim().split('\n').slice(0, 3).join(' ') || String(error),
  );
  return failed === null ? { program } : { missing: `the independent witness could not be built: ${failed}` };
};
