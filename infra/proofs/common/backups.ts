import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../commands/steps.ts';
import type { Proof } from './proof.ts';

/** Runs `npm run backup` or `npm run restore`; a command that fails is a fault. */
export const runBackupCommand = (
  proof: Proof,
  command: 'backup' | 'restore',
  { dataDir, folder }: Record<'dataDir' | 'folder', string>,
) =>
  new Promise<void>((ended) => {
    const env = { ...process.env, DATA_DIR: dataDir };
    const started = performance.now();
    const child = execFile(
      process.execPath,
      [join(root, `backend/src/command-lines/${command}.cli.ts`), folder],
      { cwd: root, env, signal: proof.signal },
      (error, printed, complained) => {
        if (error) proof.fault(`${command} ended with ${error.code}: ${complained || printed}`);
        else proof.say(`${command} in ${Math.round(performance.now() - started)} ms, program start included`);
        ended();
      },
    );
    child.stdin?.end();
  });
