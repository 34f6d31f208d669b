import type pg from 'pg';

/** Advisory lock: shared while a process works with the subjects' keys, exclusive while the master key changes. */
const KEYS_IN_USE = 7_384_301;

/** Keeps the master key from changing for as long as the session lives; waits for the end of a change under way. */
export const useKeys = async (session: pg.ClientBase): Promise<void> => {
  await session.query('select pg_advisory_lock_shared($1)', [KEYS_IN_USE]);
};

/** Keeps everybody else from working with the keys, for as long as the session lives; false when somebody does. */
export const haveKeysAlone = async (session: pg.ClientBase): Promise<boolean> => {
  const { rows } = await session.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [KEYS_IN_USE]);
  return rows[0]?.alone ?? false;
};
