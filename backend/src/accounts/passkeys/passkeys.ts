import type { Pool } from 'pg';

/** A public key as it is kept. */
export interface KeptPasskey {
  readonly id: string;
  readonly accountId: string;
  /** base64url. */
  readonly credentialId: string;
  /** COSE. */
  readonly publicKey: Buffer;
  readonly signCount: number;
  readonly transports: readonly string[];
  readonly synced: boolean;
  readonly name: string;
  readonly createdAt: Date;
  /** Null before the first use. */
  readonly lastUsedAt: Date | null;
}

/** The table `accounts.passkeys`. Which of an account's rows count is said by its stream. */
export interface Passkeys {
  /** Oldest first. */
  of(accountId: string): Promise<readonly KeptPasskey[]>;
  byCredential(credentialId: string): Promise<KeptPasskey | null>;
  /** Written before its event. False when the account is gone, or another account has this key. */
  keep(passkey: Omit<KeptPasskey, 'lastUsedAt'>): Promise<boolean>;
  /** It signed once more; false when a later signature was seen before, which means that there are two of it. */
  used(id: string, signCount: number, at: Date): Promise<boolean>;
  forget(accountId: string, id: string): Promise<void>;
}

const COLUMNS = `
  id, account_id as "accountId", credential_id as "credentialId", public_key as "publicKey", sign_count as "signCount",
  transports, synced, name, created_at as "createdAt", last_used_at as "lastUsedAt"`;
/** Takes over what a crash left of the same account. */
const KEEP = `
  insert into accounts.passkeys as known
    (id, account_id, credential_id, public_key, sign_count, transports, synced, name, created_at)
  select $1, account_id, $3, $4, $5, $6, $7, $8, $9 from accounts.credentials where account_id = $2
  on conflict (credential_id) do update set
    id = excluded.id, public_key = excluded.public_key, sign_count = excluded.sign_count, transports = excluded.transports,
    synced = excluded.synced, name = excluded.name, created_at = excluded.created_at
  where known.account_id = excluded.account_id`;
const USED = `
  update accounts.passkeys set sign_count = $2, last_used_at = greatest(last_used_at, $3)
  where id = $1 and (sign_count < $2 or (sign_count = 0 and $2::bigint = 0))`;

export const createPasskeys = (pool: Pool): Passkeys => ({
  async of(accountId) {
    const { rows } = await pool.query<KeptPasskey>(
      `select ${COLUMNS} from accounts.passkeys where account_id = $1 order by created_at, id limit 100`,
      [accountId],
    );
    return rows;
  },
  async byCredential(credentialId) {
    const { rows } = await pool.query<KeptPasskey>(
      `select ${COLUMNS} from accounts.passkeys where credential_id = $1`,
      [credentialId],
    );
    return rows[0] ?? null;
  },
  async keep({ id, accountId, credentialId, publicKey, signCount, transports, synced, name, createdAt }) {
    const values = [id, accountId, credentialId, publicKey, signCount, transports, synced, name, createdAt];
    return (await pool.query(KEEP, values)).rowCount === 1;
  },
  async used(id, signCount, at) {
    return (await pool.query(USED, [id, signCount, at])).rowCount === 1;
  },
  async forget(accountId, id) {
    await pool.query('delete from accounts.passkeys where account_id = $1 and id = $2', [accountId, id]);
  },
});
