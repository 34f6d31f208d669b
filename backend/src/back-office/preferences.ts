import type { Preferences } from '@sternklar/contracts/preferences.api';
import type { Pool } from 'pg';

/** The table `back_office.preferences`. */
export interface PreferenceStore {
  of(accountId: string): Promise<Preferences>;
  /** Replaces the parts that are named (of lists each is a part of its own) and leaves the others. */
  choose(accountId: string, chosen: Preferences): Promise<void>;
  forgetAllOf(accountId: string): Promise<void>;
}

type Part = readonly [name: string, value: unknown];

const LIST = 'lists.';

const partsOf = ({ lists = {}, ...others }: Preferences): readonly Part[] =>
  [...Object.entries(others), ...Object.entries(lists).map(([list, value]) => [LIST + list, value] as const)].filter(
    ([, value]) => value !== undefined,
  );

const inOne = (parts: readonly Part[]): Preferences => {
  const lists = parts.filter(([name]) => name.startsWith(LIST));
  return {
    ...Object.fromEntries(parts.filter(([name]) => !name.startsWith(LIST))),
    ...(lists.length > 0 && {
      lists: Object.fromEntries(lists.map(([name, value]) => [name.slice(LIST.length), value])),
    }),
  };
};

export const createPreferenceStore = (pool: Pool): PreferenceStore => ({
  async of(accountId) {
    const { rows } = await pool.query<{ part: string; value: unknown }>(
      'select part, value from back_office.preferences where account_id = $1 order by part',
      [accountId],
    );
    return inOne(rows.map(({ part, value }) => [part, value]));
  },
  async choose(accountId, chosen) {
    const parts = partsOf(chosen);
    if (parts.length === 0) return;
    // In the order of their names, so that two at once wait for each other instead of both.
    const inOrder = parts.toSorted(([one], [other]) => (one < other ? -1 : 1));
    await pool.query(
      `insert into back_office.preferences (account_id, part, value)
       select $1, part, value from unnest($2::text[], $3::jsonb[]) as chosen (part, value)
       on conflict (account_id, part) do update set value = excluded.value`,
      [accountId, inOrder.map(([name]) => name), inOrder.map(([, value]) => JSON.stringify(value))],
    );
  },
  async forgetAllOf(accountId) {
    await pool.query('delete from back_office.preferences where account_id = $1', [accountId]);
  },
});
