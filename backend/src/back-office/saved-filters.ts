import { SAVED_FILTERS_PER_LIST } from '@sternklar/contracts/constants';
import type { SavedFilter, SaveFilterBody } from '@sternklar/contracts/saved-filter.api';
import type { Pool } from 'pg';

/** The table `back_office.saved_filters`. */
export interface SavedFilters {
  /** All of one person, by list and in the order they were saved. */
  of(accountId: string): Promise<readonly SavedFilter[]>;
  /** Saves, or replaces the one of the same name; null when the list has as many as it may. */
  save(accountId: string, wanted: SaveFilterBody): Promise<SavedFilter | null>;
  /** False when this person has no such filter. */
  forget(accountId: string, id: string): Promise<boolean>;
  forgetAllOf(accountId: string): Promise<void>;
}

const COLUMNS = 'id, list, name, filter, sort';
/** The first free place may be taken by the same person elsewhere in the meantime. */
const ATTEMPTS = 3;

const REPLACE = `
  update back_office.saved_filters set filter = $4, sort = $5
  where account_id = $1 and list = $2 and name = $3 returning ${COLUMNS}`;

const INSERT = `
  insert into back_office.saved_filters (id, account_id, list, place, name, filter, sort)
  select $6, $1, $2, place, $3, $4, $5 from generate_series(1, ${SAVED_FILTERS_PER_LIST}) as place
  where not exists (
    select from back_office.saved_filters as taken
    where taken.account_id = $1 and taken.list = $2 and taken.place = place.place)
  order by place limit 1
  on conflict do nothing returning ${COLUMNS}`;

export const createSavedFilters = (pool: Pool, nextId: () => string): SavedFilters => ({
  async of(accountId) {
    const { rows } = await pool.query<SavedFilter>(
      `select ${COLUMNS} from back_office.saved_filters where account_id = $1 order by list, place`,
      [accountId],
    );
    return rows;
  },
  async save(accountId, { list, name, filter, sort }) {
    const values = [accountId, list, name, JSON.stringify(filter), JSON.stringify(sort)];
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const replaced = await pool.query<SavedFilter>(REPLACE, values);
      const saved = replaced.rows[0] ?? (await pool.query<SavedFilter>(INSERT, [...values, nextId()])).rows[0];
      if (saved) return saved;
    }
    return null;
  },
  async forget(accountId, id) {
    const { rowCount } = await pool.query('delete from back_office.saved_filters where account_id = $1 and id = $2', [
      accountId,
      id,
    ]);
    return rowCount === 1;
  },
  async forgetAllOf(accountId) {
    await pool.query('delete from back_office.saved_filters where account_id = $1', [accountId]);
  },
});
