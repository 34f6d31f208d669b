import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../commands/steps.ts';
import type { Proof } from './proof.ts';

interface BackupCommand {
  readonly dataDir: string;
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Words by which it has to refuse. */
  readonly refusal?: string;
}

/** Runs `npm run backup` or `npm run restore`; one that fails, or does not although it should, is a fault. Resolves with what it printed. */
export const runBackupCommand = (
  proof: Proof,
  command: 'backup' | 'restore',
  { dataDir, folder, env, refusal }: BackupCommand,
) =>
  new Promise<string>((ended) => {
    const started = performance.now();
    const child = execFile(
      process.execPath,
      [join(root, `backend/src/command-lines/${command}.cli.ts`), folder],
      { cwd: root, env: { ...process.env, ...env, DATA_DIR: dataDir }, signal: proof.signal },
      (error, printed, complained) => {
        const refused = refusal !== undefined && complained.includes(refusal);
        if (refused) proof.say(`${command} is refused: ${complained.trim()}`);
        else if (error) proof.fault(`${command} ended with ${error.code}: ${complained || printed}`);
        else if (refusal !== undefined) proof.fault(`${command} was not refused: ${refusal}`);
        else proof.say(`${command} in ${Math.round(performance.now() - started)} ms, program start included`);
        ended(printed);
      },
    );
    child.stdin?.end();
  });
