import type pg from 'pg';
import { endSession, openSession } from './session.ts';

export interface KeptSessionOptions {
  readonly url: string;
  readonly applicationName: string;
  /** SQL that every new connection begins with. */
  readonly settings: string;
  /** Whether queries are sent before those in front of them are answered. */
  readonly pipeline?: boolean;
}

/** One dedicated connection, opened when it is needed, and opened again after it was lost or dropped. */
export interface KeptSession {
  /** Rejects when there is no connection. */
  get(): Promise<pg.Client>;
  /** The connection gets no further query; what a pipeline has sent is still answered. */
  drop(client: pg.Client): void;
  /** Ends it after what was sent is answered. */
  close(): Promise<void>;
}

/** Read by pg; its types lack it. */
type TimedQuery = pg.QueryConfig & { readonly query_timeout: number };

const CONNECT_TIMEOUT_MS = 3_000;

export const createKeptSession = ({ settings, ...options }: KeptSessionOptions): KeptSession => {
  let session: pg.Client | undefined;
  let connecting: Promise<pg.Client> | undefined;

  const drop = (dropped: pg.Client): void => {
    if (session === dropped) session = undefined;
    dropped.end().catch(() => undefined);
  };

  const connect = async (): Promise<pg.Client> => {
    const opened = await openSession({ ...options, connectionTimeoutMs: CONNECT_TIMEOUT_MS });
    opened.once('end', () => drop(opened));
    try {
      const statement: TimedQuery = { text: settings, query_timeout: CONNECT_TIMEOUT_MS };
      await opened.query(statement);
    } catch (error) {
      drop(opened);
      throw error;
    }
    session = opened;
    return opened;
  };

  return {
    async get() {
      if (session) return session;
      connecting ??= connect().finally(() => {
        connecting = undefined;
      });
      return connecting;
    },
    drop,
    async close() {
      const last = session;
      session = undefined;
      if (last) await endSession(last);
    },
  };
};
