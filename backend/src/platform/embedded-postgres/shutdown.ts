import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from './postmaster-file.ts';
import type { Programs } from './programs.ts';

const SHUTDOWN_TIMEOUT_MS = 60_000;
const GLANCE_MS = 10;

/** Tells a postmaster to end its sessions and shut down at once, with everything written. Does not wait. */
function signalShutdown(pid: number, programs: Programs): void {
  try {
    if (process.platform === 'win32') execFileSync(programs.pgCtl, ['kill', 'INT', String(pid)], { windowsHide: true });
    else process.kill(pid, 'SIGINT');
  } catch {
    // It has ended by itself, which is what was wanted.
  }
}

/** Shuts a postmaster down and resolves when it has ended; false when it has not within a minute. */
export async function shutDown(pid: number, programs: Programs): Promise<boolean> {
  signalShutdown(pid, programs);
  const deadline = performance.now() + SHUTDOWN_TIMEOUT_MS;
  while (isAlive(pid)) {
    if (performance.now() > deadline) return false;
    await pause(GLANCE_MS);
  }
  return true;
}

/**
 * Shuts a postmaster down when this process exits without having stopped it. Returns how to call that off. Signals are
 * not handled here: whoever handles them ends the process, and then this runs.
 */
export function shutDownAtExit(pid: number, programs: Programs): () => void {
  const onExit = () => signalShutdown(pid, programs);
  process.once('exit', onExit);
  return () => process.off('exit', onExit);
}
