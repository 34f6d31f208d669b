import type { Role } from '@sternklar/contracts/accounts/account.events';
import type { Pool } from 'pg';
import { announceSession } from '../sessions/announce-session.ts';

/** A password in force. */
export interface Credentials {
  readonly accountId: string;
  /** PHC string. */
  readonly passwordHash: string;
  /** Version of the event in the account's stream that set it. */
  readonly version: number;
}

/** A password written down before its event is recorded; `id` is the command that sets it. */
export interface PendingCredentials {
  readonly id: string;
  readonly accountId: string;
  readonly addressHash: string;
  readonly passwordHash: string;
  readonly createdAt: Date;
  /** The account's session that goes on with this password; none without. */
  readonly keptSessionId?: string;
}

/** Smaller than every id of a prepared password. */
export const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** The tables `accounts.credentials` and `accounts.pending_credentials`. */
export interface CredentialsStore {
  /** Writes a password down before its event. */
  prepare(pending: PendingCredentials): Promise<void>;
  /**
   * Puts a password in force, and the address that it is given with, once its event is recorded, at that event's version. With it every session that was
   * started with an older one ends, but the kept one if it is a live one of the account: it goes on without a gap.
   * Repeating it, or doing it after a newer one, changes nothing.
   */
  confirm(pending: PendingCredentials, version: number): Promise<void>;
  /** Forgets a password whose event was not recorded and will not be. */
  discard(pendingId: string): Promise<void>;
  ofAddress(addressHash: string): Promise<Credentials | null>;
  ofAccount(accountId: string): Promise<Credentials | null>;
  /** At most `limit` prepared passwords after an id, by id; of one address or of all. */
  pending(page: PendingPage): Promise<readonly PendingCredentials[]>;
  /** The same password, hashed again; nothing when it was changed meanwhile. */
  rehash(credentials: Credentials, passwordHash: string): Promise<void>;
  /** What the account may do from now on, as its stream says at `version`; an older version changes nothing. */
  setRoles(account: RolesInForce): Promise<void>;
  /** Accounts with any role, 1,000 at most, oldest first. */
  staff(): Promise<readonly string[]>;
  /** Of these accounts, those that anything is left of here. */
  leftOf(accountIds: readonly string[]): Promise<readonly string[]>;
  /** Takes away for good how an account signs in, with all its sessions. */
  forget(accountId: string): Promise<void>;
}

export interface PendingPage {
  readonly addressHash?: string;
  readonly after: string;
  readonly limit: number;
}

export interface RolesInForce {
  readonly accountId: string;
  readonly roles: readonly Role[];
  readonly version: number;
}

interface PendingRow {
  readonly id: string;
  readonly account_id: string;
  readonly address_hash: string;
  readonly password_hash: string;
  readonly created_at: Date;
  readonly kept_session_id: string | null;
}

const pendingFrom = (row: PendingRow): PendingCredentials => ({
  id: row.id,
  accountId: row.account_id,
  addressHash: row.address_hash,
  passwordHash: row.password_hash,
  createdAt: row.created_at,
  ...(row.kept_session_id !== null && { keptSessionId: row.kept_session_id }),
});

const CONFIRM = `
  with settled as (
    delete from accounts.pending_credentials where id = $1
  ), confirmed as (
    insert into accounts.credentials as known (account_id, address_hash, password_hash, version)
    values ($2, $3, $4, $5)
    on conflict (account_id) do update
      set password_hash = excluded.password_hash, version = excluded.version, address_hash = excluded.address_hash
      where known.version < excluded.version
    returning account_id
  ), kept as (
    -- All parts of a statement read what was before it: the password so far, which the session was started with.
    update accounts.sessions s set credentials_version = $5
    from confirmed join accounts.credentials before on before.account_id = confirmed.account_id
    where s.id = $6 and s.account_id = confirmed.account_id and s.credentials_version = before.version
  ), silenced as (
    delete from accounts.push_devices d using confirmed
    where d.account_id = confirmed.account_id and d.session_id is distinct from $6
  )
  select ${announceSession('account_id')} from confirmed`;

const IN_FORCE = `
  select account_id as "accountId", password_hash as "passwordHash", version from accounts.credentials`;

const SET_ROLES = `
  with changed as (
    update accounts.credentials set roles = $2, roles_version = $3
    where account_id = $1 and roles_version <= $3
    returning account_id
  )
  select ${announceSession('account_id')} from changed`;

const FORGET = `
  with forgotten as (
    delete from accounts.credentials where account_id = $1
  ), prepared as (
    delete from accounts.pending_credentials where account_id = $1
  ), ended as (
    delete from accounts.sessions where account_id = $1
  ), silenced as (
    delete from accounts.push_devices where account_id = $1
  ), unknown as (
    delete from accounts.known_devices where account_id = $1
  ), keyless as (
    delete from accounts.passkeys where account_id = $1
  ), appless as (
    delete from accounts.authenticator_apps where account_id = $1
  ), codeless as (
    delete from accounts.recovery_codes where account_id = $1
  )
  select ${announceSession('$1::uuid')}`;

const LEFT_OF = `
  select wanted.account_id as "accountId" from unnest($1::uuid[]) as wanted (account_id)
  where ${[
    'credentials',
    'pending_credentials',
    'sessions',
    'push_devices',
    'known_devices',
    'passkeys',
    'authenticator_apps',
    'recovery_codes',
  ]
    .map((table) => `exists (select from accounts.${table} t where t.account_id = wanted.account_id)`)
    .join(' or ')}`;

export const createCredentialsStore = (pool: Pool): CredentialsStore => ({
  async prepare({ id, accountId, addressHash, passwordHash, createdAt, keptSessionId }) {
    await pool.query(
      `insert into accounts.pending_credentials
         (id, account_id, address_hash, password_hash, created_at, kept_session_id)
       values ($1, $2, $3, $4, $5, $6)`,
      [id, accountId, addressHash, passwordHash, createdAt, keptSessionId ?? null],
    );
  },

  async confirm({ id, accountId, addressHash, passwordHash, keptSessionId }, version) {
    await pool.query(CONFIRM, [id, accountId, addressHash, passwordHash, version, keptSessionId ?? null]);
  },

  async discard(pendingId) {
    await pool.query('delete from accounts.pending_credentials where id = $1', [pendingId]);
  },

  async ofAddress(addressHash) {
    const { rows } = await pool.query<Credentials>(`${IN_FORCE} where address_hash = $1`, [addressHash]);
    return rows[0] ?? null;
  },

  async ofAccount(accountId) {
    const { rows } = await pool.query<Credentials>(`${IN_FORCE} where account_id = $1`, [accountId]);
    return rows[0] ?? null;
  },

  async pending({ addressHash, after, limit }) {
    const { rows } = await pool.query<PendingRow>(
      `select id, account_id, address_hash, password_hash, created_at, kept_session_id
       from accounts.pending_credentials
       where id > $1 and ($2::text is null or address_hash = $2) order by id limit $3`,
      [after, addressHash ?? null, limit],
    );
    return rows.map(pendingFrom);
  },

  async rehash({ accountId, version }, passwordHash) {
    await pool.query('update accounts.credentials set password_hash = $3 where account_id = $1 and version = $2', [
      accountId,
      version,
      passwordHash,
    ]);
  },

  async setRoles({ accountId, roles, version }) {
    await pool.query(SET_ROLES, [accountId, roles, version]);
  },

  async staff() {
    const { rows } = await pool.query<{ account_id: string }>(
      `select account_id from accounts.credentials where roles <> '{}' order by account_id limit 1000`,
    );
    return rows.map((row) => row.account_id);
  },

  async leftOf(accountIds) {
    const { rows } = await pool.query<{ accountId: string }>(LEFT_OF, [accountIds]);
    return rows.map(({ accountId }) => accountId);
  },

  async forget(accountId) {
    await pool.query(FORGET, [accountId]);
  },
});
