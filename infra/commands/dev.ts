/** `npm run dev`: the product, restarted when its sources change, with user interfaces that are built on every change. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './steps.ts';

const children: ChildProcess[] = [
  ...['customer-ui', 'admin-ui', 'chat-widget'].map((ui) =>
    spawn('vite', ['build', '--watch', '--logLevel', 'warn'], { cwd: join(root, ui), stdio: 'inherit' }),
  ),
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'backend/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
  }),
];

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
await Promise.all(children.map((child) => new Promise((ended) => child.on('exit', ended))));
