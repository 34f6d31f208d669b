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
