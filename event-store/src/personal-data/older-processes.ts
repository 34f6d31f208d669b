import type { Pool } from 'pg';
import { everybodyReadsSealedFields } from './keys-in-use.ts';

/** How often a process looks whether those of the version before are gone: an update takes minutes. */
const LOOK_AGAIN_MS = 5_000;

export interface OlderProcesses {
  /** Whether there may be one that opens boxes of one field alone. */
  areThere(): boolean;
  /** Looks at once, and again later for as long as there are any; rejects where the database cannot be asked. */
  look(): Promise<void>;
  stop(): void;
}

/** Once they are gone they do not come back: they do not start on a database that was migrated further. */
export const watchOlderProcesses = (pool: Pool): OlderProcesses => {
  let areThere = true;
  let again: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    clearTimeout(again);
    if (!areThere) return;
    // Also when it cannot be asked now.
    again = setTimeout(() => void look().catch(() => undefined), LOOK_AGAIN_MS).unref();
    areThere = !(await everybodyReadsSealedFields(pool));
    if (!areThere) clearTimeout(again);
  };
  return { areThere: () => areThere, look, stop: () => clearTimeout(again) };
};
