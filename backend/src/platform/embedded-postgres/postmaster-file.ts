import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What PostgreSQL's main process writes about itself into postmaster.pid. */
export interface PostmasterFile {
  readonly pid: number;
  readonly port: number;
}

const runFile = promisify(execFile);

/** Reads postmaster.pid; undefined when there is none or it is not complete yet. */
export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port] = text.split('\n');
  return Number(pid) > 0 && Number(port) > 0 ? { pid: Number(pid), port: Number(port) } : undefined;
}

/** Whether a process with this id runs, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return !isZombie(pid);
}

/**
 * Whether the process behind an id is the postmaster of this cluster. After a reboot, or in a restarted container, the
 * id of a dead postmaster soon belongs to somebody else. Where the system does not tell, the answer is yes.
 */
export async function isPostmasterOf(cluster: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() =>
    runFile('ps', ['-ww', '-p', String(pid), '-o', 'command=']).then(
      ({ stdout }) => stdout,
      () => cluster,
    ),
  );
  return command.includes(cluster);
}

/** A dead child whose parent has not asked for it yet still has its id, for ever in a container without an init. */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    return /^\d+ \(.*\) [ZX]/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
