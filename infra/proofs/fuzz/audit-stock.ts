import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Ask } from '../../../backend/src/testing/ask.ts';
import { type Cosignature, cosignNewest } from '../../../backend/src/testing/witness.ts';

/** What auditors and witnesses name. */
export interface AuditThings {
  /** Events that the transparency log holds. */
  readonly provenEvents: readonly string[];
  /** Sizes that the transparency log has had. */
  readonly treeSizes: readonly number[];
  /** Kept already, so that the checkpoint it belongs to stays. */
  readonly cosignature: Cosignature;
}

const EVENTS = 20;
const WITHIN_MS = 15_000;

/** The checkpoint may be followed by the next one before the witness has signed it. */
const addCosignature = async (ask: Ask, token: string): Promise<Cosignature> => {
  for (const deadline = Date.now() + WITHIN_MS; ; await delay(100)) {
    const cosignature = await cosignNewest(ask);
    try {
      await ask('/api/audit/cosignatures', { method: 'POST', token, body: cosignature });
      return cosignature;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
};

/** Waits until the transparency log holds some events; `token` is an admin's. */
export const stockAudit = async (ask: Ask, token: string, sql: pg.Client): Promise<AuditThings> => {
  for (const deadline = Date.now() + WITHIN_MS; Date.now() < deadline; await delay(100)) {
    const { rows } = await sql.query<{ id: string }>(
      'select event_id as id from transparency_log.leaves order by index limit $1',
      [EVENTS],
    );
    if (rows.length < EVENTS) continue;
    const treeSizes = [0, 1, EVENTS - 1, EVENTS];
    return { provenEvents: rows.map(({ id }) => id), treeSizes, cosignature: await addCosignature(ask, token) };
  }
  throw new Error(`The transparency log does not hold ${EVENTS} events.`);
};
