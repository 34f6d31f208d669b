import { createHmac, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@sternklar/contracts/constants';
import type { Pool } from 'pg';

/** Letters and digits that nobody mistakes for one another; ten of them are 50 bits. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

/** The table `accounts.recovery_codes`: keyed hashes alone. */
export interface RecoveryCodes {
  /** New codes in place of all so far. Shown to their owner now, and never again. */
  issue(accountId: string): Promise<readonly string[]>;
  /** True once for each code: a used one is gone. Blanks, hyphens and case do not matter. */
  use(accountId: string, entered: string): Promise<boolean>;
  left(accountId: string): Promise<number>;
  forget(accountId: string): Promise<void>;
}

export interface RecoveryCodesDeps {
  readonly pool: Pool;
  readonly key: Buffer;
}

const newCode = (): string => {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
};
const plain = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Only of an account that is still there. */
const ISSUE = `
  with before as (delete from accounts.recovery_codes where account_id = $1 and not code_hash = any($2::bytea[]))
  insert into accounts.recovery_codes (account_id, code_hash)
  select account_id, code_hash from accounts.credentials cross join unnest($2::bytea[]) as one (code_hash) where account_id = $1
  on conflict do nothing`;

export const createRecoveryCodes = ({ pool, key }: RecoveryCodesDeps): RecoveryCodes => {
  const hashOf = (accountId: string, code: string) =>
    createHmac('sha256', key)
      .update(`${accountId} ${plain(code)}`, 'utf8')
      .digest();
  return {
    async issue(accountId) {
      const codes = Array.from({ length: RECOVERY_CODES }, newCode);
      await pool.query(ISSUE, [accountId, codes.map((code) => hashOf(accountId, code))]);
      return codes;
    },
    async use(accountId, entered) {
      const { rowCount } = await pool.query(
        'delete from accounts.recovery_codes where account_id = $1 and code_hash = $2',
        [accountId, hashOf(accountId, entered)],
      );
      return rowCount === 1;
    },
    async left(accountId) {
      const { rows } = await pool.query<{ left: number }>(
        'select count(*)::int as left from accounts.recovery_codes where account_id = $1',
        [accountId],
      );
      return rows[0]?.left ?? 0;
    },
    async forget(accountId) {
      await pool.query('delete from accounts.recovery_codes where account_id = $1', [accountId]);
    },
  };
};
