import type pg from 'pg';
import { openSession } from './session.ts';

export interface KeptSessionOptions {
  readonly url: string;
  readonly applicationName: string;
  /** SQL that every new connection begins with. */
  readonly settings: string;
}

/** One dedicated connection, opened when it is needed, and opened again after it was lost or dropped. */
export interface KeptSession {
  /** Rejects when there is no connection. */
  get(): Promise<pg.Client>;
  /** The connection cannot be used any more. */
  drop(client: pg.Client): void;
  /** Ends it after what was sent is answered. */
  close(): Promise<void>;
}

const CONNECT_TIMEOUT_MS = 3_000;

export const createKeptSession = ({ url, applicationName, settings }: KeptSessionOptions): KeptSession => {
  let session: pg.Client | undefined;

  const drop = (dropped: pg.Client): void => {
    if (session === dropped) session = undefined;
    dropped.end().catch(() => undefined);
  };

  const connect = async (): Promise<pg.Client> => {
    const opened = await openSession({ url, applicationName, connectionTimeoutMs: CONNECT_TIMEOUT_MS });
    opened.once('end', () => drop(opened));
    try {
      await opened.query(settings);
    } catch (error) {
      drop(opened);
      throw error;
    }
    session = opened;
    return opened;
  };

  return {
    get: async () => session ?? connect(),
    drop,
    async close() {
      const last = session;
      session = undefined;
      await last?.end().catch(() => undefined);
    },
  };
};
