import { masterKeyOf } from '@sternklar/event-store/personal-data/master-key';
import type { Pool } from 'pg';

/** A master key as the database knows it. */
export interface MasterKeyVersion {
  readonly version: number;
  readonly check_value: Buffer;
  /** Since when nothing that lives is wrapped by it; null: something is, or may be. */
  readonly retired_at: Date | null;
  readonly destroyed_at: Date | null;
}

const VERSIONS = `
  select version, check_value, retired_at, destroyed_at from personal_data.master_keys order by version desc`;

/** All there ever were, the newest first: two a month at most. */
export const masterKeyVersionsOf = async (pool: Pick<Pool, 'query'>): Promise<readonly MasterKeyVersion[]> =>
  (await pool.query<MasterKeyVersion>(VERSIONS)).rows;

export const fitsVersion = (bytes: Buffer, { version, check_value }: MasterKeyVersion): boolean =>
  masterKeyOf(bytes, version).fits(check_value);
