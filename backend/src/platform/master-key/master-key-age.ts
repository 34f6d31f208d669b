import type { Pool } from 'pg';

const DAY_MS = 86_400_000;
/** The process that turns it may have stood still over a night. */
const GRACE_DAYS = 1;

interface AgeRow {
  readonly since: Date;
  readonly unfinished: boolean;
}

/** A turn that began is over once nothing that lives is wrapped by older keys. */
const AGE = `
  select created_at as since, exists (
    select from personal_data.master_keys older where older.version < newest.version and older.retired_at is null
  ) as unfinished
  from personal_data.master_keys newest order by version desc limit 1`;

/** How the master key of a database stands. */
export interface MasterKeyAge {
  readonly since: Date;
  /** When the next one is due. */
  readonly dueAt: Date;
  /** It should have turned by now, or a turn was left in the middle: what was erased stays readable in copies for longer than people are told. */
  readonly isOverdue: boolean;
  /** A turn began that is not over. */
  readonly isUnfinished: boolean;
}

const UNDEFINED_COLUMN = '42703';

/** Null for a database without keys, and for one that was not migrated to this software yet. */
export const masterKeyAgeOf = async (
  pool: Pick<Pool, 'query'>,
  { turnDays, at }: { readonly turnDays: number; readonly at: Date },
): Promise<MasterKeyAge | null> => {
  const [row] = await pool.query<AgeRow>(AGE).then(
    ({ rows }) => rows,
    (error) => {
      if (error.code === UNDEFINED_COLUMN) return [];
      throw error;
    },
  );
  if (!row) return null;
  const dueAt = new Date(row.since.getTime() + turnDays * DAY_MS);
  const isLate = at.getTime() > dueAt.getTime() + GRACE_DAYS * DAY_MS;
  const isLeft = row.unfinished && at.getTime() > row.since.getTime() + GRACE_DAYS * DAY_MS;
  return { since: row.since, dueAt, isOverdue: isLate || isLeft, isUnfinished: row.unfinished };
};
