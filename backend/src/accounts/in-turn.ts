import { setTimeout as delay } from 'node:timers/promises';
import { TooManyConflicts } from '@sternklar/event-store/command-handler';
import type { Pool } from 'pg';

/** Does a piece of work while nobody else does one, in whatever process. Throws `TooManyConflicts` after ten seconds. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Advisory lock: held by whoever ends an admin's account at this moment. */
const ENDING_ADMINS = 7_384_311;
const ATTEMPTS = 100;
const PAUSE_MS = 100;

/** Waits without a connection, so that whoever works is not kept from one. The lock goes with a lost connection. */
export const createInTurn =
  (pool: Pool): InTurn =>
  async (work) => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const client = await pool.connect();
      let broken = true;
      try {
        const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
          ENDING_ADMINS,
        ]);
        if (rows[0]?.mine) {
          try {
            return await work();
          } finally {
            await client.query('select pg_advisory_unlock($1)', [ENDING_ADMINS]);
            broken = false;
          }
        }
        broken = false;
      } finally {
        client.release(broken);
      }
      await delay(PAUSE_MS);
    }
    throw new TooManyConflicts('Other admin accounts are being erased all the time; nothing was done.');
  };
