import type { Pool, PoolClient } from 'pg';

/** The right to run one reactor, held by one process at a time. */
export interface ReactorLease {
  /** Aborts when the lock may be gone, because the connection that holds it is. */
  readonly lost: AbortSignal;
  /** Answers rows. Runs on the connection that holds the lock: who lost the lock cannot write any more. */
  query<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]>;
  release(): Promise<void>;
}

export interface ReactorLeases {
  /** Null while another process holds it. */
  tryAcquire(reactor: string): Promise<ReactorLease | null>;
  /** Gives up all leases and the connection. */
  close(): Promise<void>;
}

interface Session {
  readonly lost: AbortSignal;
  readonly query: ReactorLease['query'];
  end(): void;
}

// A server notices within half a minute that the holder's machine is gone, and gives the lock to another.
const KEEP_ALIVE = 'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3';
const LOCK = `hashtextextended('sternklar reactor ' || $1, 0)`;

/** Advisory locks, one per reactor, all on one connection that is kept out of the pool from the first one to `close`. */
export const createReactorLeases = (pool: Pool): ReactorLeases => {
  let opening: Promise<Session> | null = null;

  const open = (): Promise<Session> => {
    const opened = openSession(pool);
    const forget = () => {
      if (opening === opened) opening = null;
    };
    opened.then(({ lost }) => (lost.aborted ? forget() : lost.addEventListener('abort', forget)), forget);
    return opened;
  };

  const session = (): Promise<Session> => {
    opening ??= open();
    return opening;
  };

  return {
    async tryAcquire(reactor) {
      const { lost, query } = await session();
      const [row] = await query<{ held: boolean }>(`select pg_try_advisory_lock(${LOCK}) as held`, [reactor]);
      if (!row?.held) return null;
      return {
        lost,
        query,
        async release() {
          if (!lost.aborted) await query(`select pg_advisory_unlock(${LOCK})`, [reactor]);
        },
      };
    },
    async close() {
      const opened = await opening?.catch(() => null);
      opened?.end();
    },
  };
};

const openSession = async (pool: Pool): Promise<Session> => {
  const client = await pool.connect();
  const lost = new AbortController();
  const end = () => {
    if (lost.signal.aborted) return;
    lost.abort();
    client.release(true);
  };
  client.on('error', end).on('end', end);
  const session: Session = { lost: lost.signal, query: inTurn(client), end };
  try {
    await session.query(KEEP_ALIVE, []);
  } catch (error) {
    end();
    throw error;
  }
  return session;
};

/** Reactors share the connection, which runs one statement at a time. */
const inTurn = (client: PoolClient): ReactorLease['query'] => {
  let last: Promise<unknown> = Promise.resolve();
  return async <Row extends object>(text: string, values: readonly unknown[]) => {
    const answer = last.then(() => client.query<Row>(text, values.length > 0 ? [...values] : undefined));
    last = answer.catch(() => undefined);
    return (await answer).rows;
  };
};
