import pg from 'pg';
import { numericPositions } from './pool.ts';

export interface SessionOptions {
  readonly url: string;
  readonly applicationName: string;
  readonly connectionTimeoutMs?: number;
  /** Whether queries are sent before those in front of them are answered; each is a transaction of its own. */
  readonly pipeline?: boolean;
}

const CONNECTION_TIMEOUT_MS = 10_000;

/**
 * One dedicated connection, for what lives in a session: advisory locks, LISTEN, CREATE DATABASE. When it is lost, its
 * next query fails and it emits 'end'; it never crashes the process.
 */
export async function openSession(options: SessionOptions): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: options.url,
    application_name: options.applicationName,
    connectionTimeoutMillis: options.connectionTimeoutMs ?? CONNECTION_TIMEOUT_MS,
    keepAlive: true,
    pipeline: options.pipeline ?? false,
    types: numericPositions,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  return client;
}

const GOODBYE_MS = 2_000;

/** Ends a session that has nothing open. Where the other side is gone without a word, nobody answers a goodbye: then it is cut. */
export async function endSession(client: pg.Client): Promise<void> {
  const cut = setTimeout(() => client.connection.stream.destroy(), GOODBYE_MS);
  await client.end().catch(() => undefined);
  clearTimeout(cut);
}
