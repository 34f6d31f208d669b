import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

const ui = resolve(import.meta.dirname, '../../admin-ui');
const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

/** Builds the back office so that React names every difference between the server's page and its own. Answers the folder. */
export const buildForDevelopment = async (): Promise<string> => {
  const folder = join(ui, 'dist', 'development');
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [vite, 'build', '--mode', 'development', '--logLevel', 'warn'], {
    cwd: ui,
    stdio: 'inherit',
    env: { PATH, NODE_ENV: 'development', BUILD_FOLDER: folder },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The development build of the back office failed.');
  return folder;
};
