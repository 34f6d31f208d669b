import type pg from 'pg';
import { schemaOf } from '../../engine/read-model/schema-names.ts';
import { heldRefundList } from './held-refund-list.projection.ts';

/** A refund that waits for its provider. */
export interface HeldRefund {
  readonly refundId: string;
  readonly accountId: string;
  /** When it is to be tried again. */
  readonly dueAt: string;
}

export interface HeldRefundQueries {
  /** Refunds that are to be tried again by `now`, the longest due first; so many, but for some by their ids. */
  due(now: Date, which: { readonly limit: number; readonly except: readonly string[] }): Promise<readonly HeldRefund[]>;
}

const schema = schemaOf(heldRefundList);

export const createHeldRefundQueries = (pool: pg.Pool): HeldRefundQueries => ({
  async due(now, { limit, except }) {
    const { rows } = await pool.query<{ id: string; account_id: string; retry_at: Date }>({
      name: 'heldRefunds.due',
      text: `select id, account_id, retry_at from ${schema}.held_refund
             where retry_at <= $1 and id <> all($3::uuid[]) order by retry_at, id limit $2`,
      values: [now, limit, except],
    });
    return rows.map(({ id, account_id, retry_at }) => ({
      refundId: id,
      accountId: account_id,
      dueAt: retry_at.toISOString(),
    }));
  },
});
