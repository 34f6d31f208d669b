import type { Pool } from 'pg';

/** An app as it is kept. */
export interface KeptApp {
  readonly id: string;
  readonly accountId: string;
  readonly sealedSecret: Buffer;
  /** The newest step of time whose code was taken. */
  readonly lastStep: number;
  readonly createdAt: Date;
  /** Null before the first sign-in. */
  readonly lastUsedAt: Date | null;
}

/** The table `accounts.authenticator_apps`. Which of its rows count is said by the accounts' streams. */
export interface AuthenticatorApps {
  /** Null when the account has none with this id. */
  one(accountId: string, id: string): Promise<KeptApp | null>;
  /** Written before its event. False when the account is gone. */
  keep(app: Omit<KeptApp, 'lastUsedAt'>): Promise<boolean>;
  /** A step's code was entered; false when that step, or a later one, was taken before. */
  take(id: string, step: number, at: Date): Promise<boolean>;
  forget(accountId: string, id: string): Promise<void>;
  /** What crashes left behind. */
  forgetAllBut(accountId: string, id: string): Promise<void>;
}

const KEEP = `
  insert into accounts.authenticator_apps (id, account_id, sealed_secret, last_step, created_at)
  select $1, account_id, $3, $4, $5 from accounts.credentials where account_id = $2`;
const ONE = `
  select id, account_id as "accountId", sealed_secret as "sealedSecret", last_step as "lastStep", created_at as "createdAt",
         last_used_at as "lastUsedAt"
  from accounts.authenticator_apps where id = $2 and account_id = $1`;

export const createAuthenticatorApps = (pool: Pool): AuthenticatorApps => ({
  async one(accountId, id) {
    return (await pool.query<KeptApp>(ONE, [accountId, id])).rows[0] ?? null;
  },
  async keep({ id, accountId, sealedSecret, lastStep, createdAt }) {
    return (await pool.query(KEEP, [id, accountId, sealedSecret, lastStep, createdAt])).rowCount === 1;
  },
  async take(id, step, at) {
    const { rowCount } = await pool.query(
      'update accounts.authenticator_apps set last_step = $2, last_used_at = $3 where id = $1 and last_step < $2',
      [id, step, at],
    );
    return rowCount === 1;
  },
  async forget(accountId, id) {
    await pool.query('delete from accounts.authenticator_apps where account_id = $1 and id = $2', [accountId, id]);
  },
  async forgetAllBut(accountId, id) {
    await pool.query('delete from accounts.authenticator_apps where account_id = $1 and id <> $2', [accountId, id]);
  },
});
