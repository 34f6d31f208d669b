import { setTimeout as delay } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import type { Logger } from '../logger.ts';
import { useKeys } from './keys-in-use.ts';
import { DESTROYED_CHANNEL } from './subject-key-table.ts';

const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 30_000;

export interface DestroyedKeysListenerOptions {
  readonly pool: Pool;
  readonly logger?: Logger | undefined;
  onDestroyed(subject: string): void;
  /** False from the moment destructions may be missed until they are heard of again. */
  onListening(listening: boolean): void;
}

/**
 * Hears of keys destroyed by any process, on a connection it keeps out of the pool until `close`, and that keeps the master
 * key from changing meanwhile. A lost connection is replaced, with growing pauses. Rejects when the first one fails.
 */
export const listenForDestroyedKeys = async (
  options: DestroyedKeysListenerOptions,
): Promise<{ close(): Promise<void> }> => {
  const closing = new AbortController();
  let client: PoolClient | null = null;
  let reconnecting: Promise<void> = Promise.resolve();

  const connect = async () => {
    const connected = await options.pool.connect();
    connected.on('error', (error) => lose(connected, error));
    connected.on('notification', ({ payload }) => options.onDestroyed(payload ?? ''));
    try {
      await useKeys(connected);
      await connected.query(`listen ${DESTROYED_CHANNEL}`);
    } catch (error) {
      connected.release(true);
      throw error;
    }
    client = connected;
    options.onListening(true);
  };

  const lose = (lost: PoolClient, error: Error) => {
    if (client !== lost) return;
    client = null;
    options.onListening(false);
    lost.release(true);
    options.logger?.warn(
      { code: 'code' in error ? error.code : error.name },
      'Lost the connection that hears of destroyed keys',
    );
    reconnecting = reconnect();
  };

  const reconnect = async () => {
    for (let pause = FIRST_RETRY_MS; !closing.signal.aborted; pause = Math.min(pause * 2, LAST_RETRY_MS)) {
      await delay(pause, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
      if (closing.signal.aborted) return;
      const connected = await connect().then(
        () => true,
        () => false,
      );
      if (connected) return;
    }
  };

  await connect();
  return {
    async close() {
      closing.abort();
      await reconnecting;
      options.onListening(false);
      client?.release(true);
      client = null;
    },
  };
};
