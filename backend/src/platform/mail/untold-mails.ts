import type { Pool } from 'pg';
import type { UntoldMails } from '../outbox.port.ts';
import { NOTHING_NEW } from './mail-composer.ts';
import type { OutboxKind } from './outbox.ts';

/** A mail that was tried before may have arrived, although nobody could write that down. */
const untoldSql = (kind: OutboxKind) => `
  select id from ${kind}.outbox where id = any($1::uuid[]) and (
    (state = 'waiting' and attempts = 0)
    or (attempts = 1 and state = 'dropped' and last_error = $3)
    or (attempts = 1 and state = 'waiting' and taken_at >= (select created_at from ${kind}.outbox where id = $2))
  )`;

/** From the outbox, whose rows stay. */
export const createUntoldMails =
  (pool: Pool, kind: OutboxKind = 'mail'): UntoldMails =>
  async (ids, newer) => {
    if (ids.length === 0) return new Set();
    const { rows } = await pool.query<{ id: string }>(untoldSql(kind), [ids, newer, NOTHING_NEW]);
    return new Set(rows.map(({ id }) => id));
  };
