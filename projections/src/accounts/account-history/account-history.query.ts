import type { AccountHistoryEntry } from '@sternklar/contracts/accounts/account-history.api';
import type pg from 'pg';
import { isUuid } from '../../engine/lists/uuid.ts';
import { schemaOf } from '../../engine/read-model/schema-names.ts';
import { accountHistory } from './account-history.projection.ts';

/** An entry with the account that it is of. */
export type AccountEntry = Omit<AccountHistoryEntry, 'actor_email'>;

export interface AccountHistoryQueries {
  /** What happened to an account, oldest first, the newest 1000 entries at most; empty when there is no such account. */
  ofAccount(accountId: string): Promise<readonly AccountEntry[]>;
}

const MAX_ENTRIES = 1_000;
const schema = schemaOf(accountHistory);

type Found = Omit<AccountEntry, 'at'> & { readonly at: Date; readonly business_id: string | null };

export const createAccountHistoryQueries = (pool: pg.Pool): AccountHistoryQueries => ({
  async ofAccount(accountId) {
    if (!isUuid(accountId)) return [];
    const { rows } = await pool.query<Found>({
      name: 'accountHistory.ofAccount',
      text: `select entry.id, kind, at, role, business_id, business.name as business_name, actor, actor_id
             from ${schema}.entry left join ${schema}.business on business.id = entry.business_id
             where entry.account_id = $1 order by position desc limit ${MAX_ENTRIES}`,
      values: [accountId],
    });
    return rows.reverse().map(({ business_id: businessId, ...found }) => ({
      ...found,
      at: found.at.toISOString(),
      business_name: businessId === null ? null : (found.business_name ?? ''),
    }));
  },
});
