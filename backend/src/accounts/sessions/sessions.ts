import { SESSION_LIFETIME_MS } from '@sternklar/contracts/constants';
import type { Pool } from 'pg';
import type { Credentials } from '../credentials/credentials.ts';
import { announceSession } from './announce-session.ts';
import type { LiveSession } from './live-session.ts';

/** A session as the owner of its account is told of it. */
export interface SessionFacts {
  readonly id: string;
  /** A coarse name; null when it is not known. */
  readonly device: string | null;
  readonly startedAt: Date;
  /** The last request, exact to five minutes; null when it is not known. */
  readonly lastSeenAt: Date | null;
  readonly expiresAt: Date;
}

/** Sign-ins, 12 hours long, in the table `accounts.sessions`. Every change is announced (announce-session.ts). */
export interface Sessions {
  /** The new session's id; null when the password that was just checked is no longer in force. */
  start(options: StartSession): Promise<string | null>;
  /** Who a session belongs to and which roles they hold now; null once it ended, expired or its password changed. */
  identityOf(sessionId: string): Promise<LiveSession | null>;
  /** The same for many sessions in one question; those that ended are missing. For live streams, which ask all the time. */
  identitiesOf(sessionIds: readonly string[]): Promise<ReadonlyMap<string, LiveSession>>;
  /** More than a password was shown in it by now. */
  strengthen(sessionId: string): Promise<void>;
  end(sessionId: string): Promise<void>;
  /** The account's live sessions, newest first, 100 at most. */
  ofAccount(accountId: string): Promise<readonly SessionFacts[]>;
  /** Ends one of the account's live sessions; false when it has none with this id. */
  endOneOf(accountId: string, sessionId: string): Promise<boolean>;
  /** Ends all live sessions of the account but one. */
  endAllBut(accountId: string, keptSessionId: string): Promise<void>;
  /** Lets the session's next reading wait until the read models have seen `position`. */
  keepReadPosition(sessionId: string, position: number): Promise<void>;
  /** Nothing up to the position `seen` is owed any more. Answers the later one that still is; null for none. */
  settleReadPosition(sessionId: string, seen: number): Promise<number | null>;
  /** Forgets all sessions that are over by their time. */
  forgetExpired(): Promise<void>;
}

export interface StartSession extends Pick<Credentials, 'accountId' | 'version'> {
  /** What the session's first reading has to wait for. */
  readonly readPosition?: number;
  /** What the owner is to know the session by; null when that is not known. */
  readonly device?: string | null;
  /** Whether more than a password was shown. */
  readonly isStrong?: boolean;
}

export interface SessionsDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly nextId: () => string;
  /** Whether an admin's session is one only if it is a strong one. */
  readonly adminsNeedSecondFactor?: boolean;
}

/** Every sign-in clears some that are over, so that the table stays as small as the sessions that live. */
const START = `
  with over as (
    select id from accounts.sessions where expires_at < $4 order by expires_at limit 10 for update skip locked
  ), cleared as (
    delete from accounts.sessions s using over where s.id = over.id
  )
  insert into accounts.sessions
    (id, account_id, credentials_version, created_at, expires_at, read_position, device, last_seen_at, is_strong)
  select $1, account_id, version, $4, $5, $6, $7, $4, $8 from accounts.credentials where account_id = $2 and version = $3`;

/** A session lives with the password it was started with, so changing that ends all of them in the same instant. */
const identitySql = (whichSessions: string) => `
  select s.id as session_id, s.account_id, s.read_position, s.expires_at, s.last_seen_at,
         'admin' = any(c.roles) and (s.is_strong or not $3) as is_admin, 'auditor' = any(c.roles) as is_auditor
  from accounts.sessions s
  join accounts.credentials c on c.account_id = s.account_id and c.version = s.credentials_version
  where ${whichSessions} and s.ended_at is null and s.expires_at > $2`;
const IDENTITY = identitySql('s.id = $1');
const IDENTITIES = identitySql('s.id = any($1::uuid[])');

/** How exactly it is known when a session was last seen: a write with every request would be too many. */
const SEEN_EVERY_MS = 5 * 60_000;
const SEEN = `
  update accounts.sessions set last_seen_at = $2 where id = $1 and (last_seen_at is null or last_seen_at < $2)`;

const LIVE_OF_ACCOUNT = `
  from accounts.sessions s
  join accounts.credentials c on c.account_id = s.account_id and c.version = s.credentials_version
  where s.account_id = $1 and s.ended_at is null and s.expires_at > $2`;
const OF_ACCOUNT = `
  select s.id, s.device, s.created_at as "startedAt", s.last_seen_at as "lastSeenAt", s.expires_at as "expiresAt"
  ${LIVE_OF_ACCOUNT} order by s.created_at desc, s.id desc limit 100`;
/** Whoever signs a browser out hears nothing of the account in it any more. */
const FORGET_PUSH = `
  silenced as (delete from accounts.push_devices where session_id in (select id from ended))`;
const END_ONE_OF = `
  with ended as (
    update accounts.sessions set ended_at = $2 where id in (select s.id ${LIVE_OF_ACCOUNT} and s.id = $3) returning id
  ), ${FORGET_PUSH}
  select ${announceSession('id')} from ended`;
/** One announcement for all of them: whoever hears it forgets all sessions of the account. */
const END_ALL_BUT = `
  with ended as (
    update accounts.sessions set ended_at = $2 where id in (select s.id ${LIVE_OF_ACCOUNT} and s.id <> $3)
    returning account_id
  ), silenced as (
    -- Also those of sign-ins that ran out.
    delete from accounts.push_devices where account_id = $1 and session_id <> $3
  )
  select ${announceSession('account_id')} from (select distinct account_id from ended) as account`;

const END = `
  with ended as (update accounts.sessions set ended_at = $2 where id = $1 and ended_at is null returning id), ${FORGET_PUSH}
  select ${announceSession('id')} from ended`;

const STRENGTHEN = `
  with strong as (update accounts.sessions set is_strong = true where id = $1 and not is_strong returning id)
  select ${announceSession('id')} from strong`;

const KEEP_READ_POSITION = `
  with kept as (
    update accounts.sessions set read_position = greatest(read_position, $2) where id = $1 returning id
  )
  select ${announceSession('id')} from kept`;

/** Locked first, because a command of the session may leave a later position at the same moment. */
const SETTLE_READ_POSITION = `
  with owed as (
    select id, read_position from accounts.sessions where id = $1 and read_position is not null for update
  ), settled as (
    update accounts.sessions s set read_position = null from owed where s.id = owed.id and owed.read_position <= $2
  )
  select read_position from owed where read_position > $2`;

interface IdentityRow {
  readonly session_id: string;
  readonly account_id: string;
  readonly read_position: number | null;
  readonly expires_at: Date;
  readonly last_seen_at: Date | null;
  readonly is_admin: boolean;
  readonly is_auditor: boolean;
}

const liveSession = (row: IdentityRow): LiveSession => ({
  accountId: row.account_id,
  sessionId: row.session_id,
  isAdmin: row.is_admin,
  isAuditor: row.is_auditor,
  readPosition: row.read_position,
  expiresAt: row.expires_at,
});

const wasSeenLately = ({ last_seen_at }: IdentityRow, at: Date): boolean =>
  last_seen_at !== null && at.getTime() - last_seen_at.getTime() < SEEN_EVERY_MS;

export const createSessions = ({ pool, now, nextId, adminsNeedSecondFactor = false }: SessionsDeps): Sessions => ({
  async start({ accountId, version, readPosition, device, isStrong = false }) {
    const id = nextId();
    const at = now();
    const expiresAt = new Date(at.getTime() + SESSION_LIFETIME_MS);
    const values = [id, accountId, version, at, expiresAt, readPosition ?? null, device ?? null, isStrong];
    const { rowCount } = await pool.query(START, values);
    return rowCount === 1 ? id : null;
  },

  async identityOf(sessionId) {
    const at = now();
    const { rows } = await pool.query<IdentityRow>({
      name: 'session-identity',
      text: IDENTITY,
      values: [sessionId, at, adminsNeedSecondFactor],
    });
    const [row] = rows;
    if (!row) return null;
    if (!wasSeenLately(row, at)) await pool.query(SEEN, [sessionId, at]);
    return liveSession(row);
  },

  async identitiesOf(sessionIds) {
    const { rows } = await pool.query<IdentityRow>({
      name: 'session-identities',
      text: IDENTITIES,
      values: [sessionIds, now(), adminsNeedSecondFactor],
    });
    return new Map(rows.map((row) => [row.session_id, liveSession(row)]));
  },

  async strengthen(sessionId) {
    await pool.query(STRENGTHEN, [sessionId]);
  },

  async end(sessionId) {
    await pool.query(END, [sessionId, now()]);
  },

  async ofAccount(accountId) {
    const { rows } = await pool.query<SessionFacts>(OF_ACCOUNT, [accountId, now()]);
    return rows;
  },

  async endOneOf(accountId, sessionId) {
    const { rowCount } = await pool.query(END_ONE_OF, [accountId, now(), sessionId]);
    return rowCount === 1;
  },

  async endAllBut(accountId, keptSessionId) {
    await pool.query(END_ALL_BUT, [accountId, now(), keptSessionId]);
  },

  async keepReadPosition(sessionId, position) {
    await pool.query(KEEP_READ_POSITION, [sessionId, position]);
  },

  async settleReadPosition(sessionId, seen) {
    const { rows } = await pool.query<{ read_position: number }>(SETTLE_READ_POSITION, [sessionId, seen]);
    return rows[0]?.read_position ?? null;
  },

  async forgetExpired() {
    await pool.query('delete from accounts.sessions where expires_at < $1', [now()]);
  },
});
