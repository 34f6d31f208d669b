import type { Logger } from '@sternklar/event-store/logger';
import { openSession } from '@sternklar/event-store/postgres/session';
import type pg from 'pg';
import { selectCheckpoints } from './checkpoints.ts';
import { type Backoff, backoffMs, pause } from './pacing.ts';
import { decodeProgress, PROGRESS_CHANNEL, readModelKey } from './progress-channel.ts';
import { allProjections } from './projections.ts';
import type { ReadModelVersion } from './schema-names.ts';
import { createWaitingRoom } from './waiting-room.ts';

export interface VisibilityOptions {
  /** Connects as the running role. */
  readonly url: string;
  /** Whose checkpoints count (default: all of the product, in this software's versions). */
  readonly projections?: readonly ReadModelVersion[];
  readonly logger?: Logger;
  /** How often the checkpoints are read while somebody waits, should a notification be lost (default 1000 ms). */
  readonly safetyCheckMs?: number;
}

export interface Visibility {
  /** True as soon as every read model has applied `position`; false after the time limit, or when closed. */
  waitFor(position: number, timeoutMs: number): Promise<boolean>;
  /** Calls after every commit of read models with the position that all of them have; answers how to stop it. */
  onProgress(listener: (position: number) => void): () => void;
  /** What this process has committed itself, by projection name; what others commit is heard from the database. */
  committed(positions: ReadonlyMap<string, number>): void;
  close(): Promise<void>;
}

interface Checkpoint {
  readonly projection: string;
  readonly version: number;
  readonly position: number;
}

const SAFETY_CHECK_MS = 1_000;
const RECONNECT: Backoff = { initialMs: 50, maxMs: 2_000 };

/** Tells when the read models have seen a position: one connection that listens, for the whole process. */
export function createVisibility(options: VisibilityOptions): Visibility {
  const projections = options.projections ?? allProjections;
  const waiting = createWaitingRoom();
  const listeners = new Set<(position: number) => void>();
  const closing = new AbortController();
  const known = new Map<string, number>();
  let session: pg.Client | null = null;

  const tell = () => {
    const position = Math.min(...projections.map((projection) => known.get(readModelKey(projection)) ?? 0));
    waiting.admit(position);
    for (const listener of listeners) listener(position);
  };

  /** What is known already, from this process or a notification, is told once. */
  const learn = (positions: Iterable<readonly [key: string, position: number]>) => {
    const news = [...positions].filter(([key, position]) => position > (known.get(key) ?? 0));
    if (news.length === 0) return;
    for (const [key, position] of news) known.set(key, position);
    tell();
  };

  const hear = (payload: string) => {
    const { projections: keys, position } = decodeProgress(payload);
    learn(keys.map((key) => [key, position]));
  };

  const readCheckpoints = async (from: pg.Client) => {
    const { rows } = await from.query<Checkpoint>(selectCheckpoints(projections));
    known.clear();
    for (const { projection, version, position } of rows)
      known.set(readModelKey({ name: projection, version }), position);
    tell();
  };

  /** Resolves when the connection has ended. */
  const listen = async (onListening: () => void) => {
    const opened = await openSession({ url: options.url, applicationName: 'sternklar-visibility' });
    const ended = new Promise<void>((resolve) => opened.once('end', resolve));
    const end = () => opened.end().catch(() => undefined);
    closing.signal.addEventListener('abort', end, { once: true });
    opened.on('notification', ({ payload }) => hear(payload ?? ''));
    try {
      if (closing.signal.aborted) return;
      // Listening first: what commits between this and the reading is notified.
      await opened.query(`listen ${PROGRESS_CHANNEL}`);
      await readCheckpoints(opened);
      session = opened;
      onListening();
      await ended;
    } finally {
      session = null;
      closing.signal.removeEventListener('abort', end);
      await end();
    }
  };

  const stayConnected = async () => {
    for (let attempt = 1; !closing.signal.aborted; attempt += 1) {
      const lost = await listen(() => {
        attempt = 1;
      }).catch((error: unknown) => error);
      if (closing.signal.aborted) return;
      const reason = lost instanceof Error ? lost.message : 'connection lost';
      options.logger?.warn({ reason, attempt }, 'progress of read models cannot be followed, connecting again');
      await pause(backoffMs(RECONNECT, attempt), closing.signal);
    }
  };

  let checking = false;
  const check = async () => {
    if (!session || checking || waiting.isEmpty()) return;
    checking = true;
    // A failure needs no answer: it ends the connection, and the next one begins with a reading.
    await readCheckpoints(session).catch(() => undefined);
    checking = false;
  };
  const safetyCheck = setInterval(check, options.safetyCheckMs ?? SAFETY_CHECK_MS);
  safetyCheck.unref();
  const connected = stayConnected();

  return {
    waitFor: (position, timeoutMs) => waiting.enter(position, timeoutMs),
    committed: (positions) =>
      learn(
        projections.flatMap((projection) => {
          const position = positions.get(projection.name);
          return position === undefined ? [] : [[readModelKey(projection), position] as const];
        }),
      ),
    onProgress(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async close() {
      closing.abort();
      clearInterval(safetyCheck);
      waiting.close();
      await connected;
    },
  };
}
