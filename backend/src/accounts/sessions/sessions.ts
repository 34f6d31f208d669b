import { SESSION_LIFETIME_MS } from '@sternklar/contracts/constants';
import type { Pool } from 'pg';
import type { Identity } from '../../http/access.ts';
import type { Credentials } from '../credentials/credentials.ts';

/** The person behind a live session, and what the session's next reading has to wait for. */
export interface LiveSession extends Identity {
  /** Log position to wait for before reading, then to be taken by `takeReadPosition`; null when nothing is owed. */
  readonly readPosition: number | null;
}

/** Sign-ins, 12 hours long, in the table `accounts.sessions`; asked with every request, so that an end works at once. */
export interface Sessions {
  /** The new session's id; null when the password that was just checked is no longer in force. */
  start(options: StartSession): Promise<string | null>;
  /** Who a session belongs to and which roles they hold now; null once it ended, expired or its password changed. */
  identityOf(sessionId: string): Promise<LiveSession | null>;
  /** The same for many sessions in one question; those that ended are missing. For live streams, which ask all the time. */
  identitiesOf(sessionIds: readonly string[]): Promise<ReadonlyMap<string, LiveSession>>;
  end(sessionId: string): Promise<void>;
  /** Lets the session's next reading wait until the read models have seen `position`. */
  keepReadPosition(sessionId: string, position: number): Promise<void>;
  /** The position to wait for, once; null when nothing is owed. */
  takeReadPosition(sessionId: string): Promise<number | null>;
  /** Forgets all sessions that are over by their time. */
  forgetExpired(): Promise<void>;
}

export interface StartSession extends Pick<Credentials, 'accountId' | 'version'> {
  /** What the session's first reading has to wait for. */
  readonly readPosition?: number;
}

export interface SessionsDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly nextId: () => string;
}

/** Every sign-in clears some that are over, so that the table stays as small as the sessions that live. */
const START = `
  with over as (
    select id from accounts.sessions where expires_at < $4 order by expires_at limit 10 for update skip locked
  ), cleared as (
    delete from accounts.sessions s using over where s.id = over.id
  )
  insert into accounts.sessions (id, account_id, credentials_version, created_at, expires_at, read_position)
  select $1, account_id, version, $4, $5, $6 from accounts.credentials where account_id = $2 and version = $3`;

/** A session lives with the password it was started with, so changing that ends all of them in the same instant. */
const identitySql = (whichSessions: string) => `
  select s.id as session_id, s.account_id, s.read_position,
         'admin' = any(c.roles) as is_admin, 'auditor' = any(c.roles) as is_auditor
  from accounts.sessions s
  join accounts.credentials c on c.account_id = s.account_id and c.version = s.credentials_version
  where ${whichSessions} and s.ended_at is null and s.expires_at > $2`;
const IDENTITY = identitySql('s.id = $1');
const IDENTITIES = identitySql('s.id = any($1::uuid[])');

const TAKE_READ_POSITION = `
  with owed as (
    select id, read_position from accounts.sessions where id = $1 and read_position is not null for update
  )
  update accounts.sessions s set read_position = null from owed where s.id = owed.id
  returning owed.read_position`;

interface IdentityRow {
  readonly session_id: string;
  readonly account_id: string;
  readonly read_position: number | null;
  readonly is_admin: boolean;
  readonly is_auditor: boolean;
}

const liveSession = (row: IdentityRow): LiveSession => ({
  accountId: row.account_id,
  sessionId: row.session_id,
  isAdmin: row.is_admin,
  isAuditor: row.is_auditor,
  readPosition: row.read_position,
});

export const createSessions = ({ pool, now, nextId }: SessionsDeps): Sessions => ({
  async start({ accountId, version, readPosition }) {
    const id = nextId();
    const at = now();
    const expiresAt = new Date(at.getTime() + SESSION_LIFETIME_MS);
    const { rowCount } = await pool.query(START, [id, accountId, version, at, expiresAt, readPosition ?? null]);
    return rowCount === 1 ? id : null;
  },

  async identityOf(sessionId) {
    const { rows } = await pool.query<IdentityRow>({
      name: 'session-identity',
      text: IDENTITY,
      values: [sessionId, now()],
    });
    const [row] = rows;
    return row ? liveSession(row) : null;
  },

  async identitiesOf(sessionIds) {
    const { rows } = await pool.query<IdentityRow>({
      name: 'session-identities',
      text: IDENTITIES,
      values: [sessionIds, now()],
    });
    return new Map(rows.map((row) => [row.session_id, liveSession(row)]));
  },

  async end(sessionId) {
    await pool.query('update accounts.sessions set ended_at = $2 where id = $1 and ended_at is null', [
      sessionId,
      now(),
    ]);
  },

  async keepReadPosition(sessionId, position) {
    await pool.query('update accounts.sessions set read_position = greatest(read_position, $2) where id = $1', [
      sessionId,
      position,
    ]);
  },

  async takeReadPosition(sessionId) {
    const { rows } = await pool.query<{ read_position: number }>(TAKE_READ_POSITION, [sessionId]);
    return rows[0]?.read_position ?? null;
  },

  async forgetExpired() {
    await pool.query('delete from accounts.sessions where expires_at < $1', [now()]);
  },
});
