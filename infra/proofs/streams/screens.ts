import type pg from 'pg';
import { eventsIn, type LiveStream, openLiveStream } from '../common/live-stream.ts';
import { JWT_SECRET } from '../common/stage.ts';
import { signed } from '../roles/callers.ts';

const SIDE_BY_SIDE = 100;
const SESSION_S = 3_600;

/** One open screen, and what its stream has told it. */
export interface Screen {
  readonly accountId: string;
  readonly sessionId: string;
  readonly stream: LiveStream;
  /** Data of its events, with the time at which they came, in milliseconds of `performance.now()`. */
  readonly heard: readonly { readonly data: string; readonly at: number }[];
}

interface Session {
  readonly accountId: string;
  readonly sessionId: string;
}

export const tokenOf = ({ sessionId }: Pick<Session, 'sessionId'>): string => {
  const iat = Math.floor(Date.now() / 1_000);
  return signed({ sid: sessionId, iat, exp: iat + SESSION_S }, JWT_SECRET);
};

/**
 * Sessions as if somebody had signed in so many times. Written to the table: ten thousand passwords would be checked for
 * half an hour, and a session is all that a stream has to do with a sign-in.
 */
export const createSessions = async (sql: pg.Client, accountId: string, count: number): Promise<Session[]> => {
  const { rows } = await sql.query<{ id: string }>(
    `insert into accounts.sessions (id, account_id, credentials_version, created_at, expires_at)
     select gen_random_uuid(), account_id, version, now(), now() + $3 * interval '1 second'
     from accounts.credentials cross join generate_series(1, $2) where account_id = $1
     returning id`,
    [accountId, count, SESSION_S],
  );
  return rows.map(({ id }) => ({ accountId, sessionId: id }));
};

export const openScreen = async (url: string, session: Session): Promise<Screen> => {
  const heard: { data: string; at: number }[] = [];
  const onText = (text: string) => {
    for (const data of eventsIn(text)) heard.push({ data, at: performance.now() });
  };
  return { ...session, heard, stream: await openLiveStream({ url, token: tokenOf(session), onText }) };
};

/** Opens them all, a hundred at a time. */
export const openScreens = async (url: string, sessions: readonly Session[]): Promise<readonly Screen[]> => {
  const screens: Screen[] = [];
  for (let start = 0; start < sessions.length; start += SIDE_BY_SIDE) {
    const some = sessions.slice(start, start + SIDE_BY_SIDE);
    screens.push(...(await Promise.all(some.map((session) => openScreen(url, session)))));
  }
  return screens;
};
