import type { ListeningSession, Notifications } from '@sternklar/event-store/postgres/notifications';
import { selectCheckpoints } from './checkpoints.ts';
import { decodeProgress, PROGRESS_CHANNEL, readModelKey } from './progress-channel.ts';
import { allProjections } from './projections.ts';
import type { ReadModelVersion } from './schema-names.ts';
import { createWaitingRoom } from './waiting-room.ts';

export interface VisibilityOptions {
  readonly notifications: Notifications;
  /** Whose checkpoints count (default: all of the product, in this software's versions). */
  readonly projections?: readonly ReadModelVersion[];
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
  close(): void;
}

interface Checkpoint {
  readonly projection: string;
  readonly version: number;
  readonly position: number;
}

const SAFETY_CHECK_MS = 1_000;

/** Tells when the read models have seen a position: by what its processes notify. */
export function createVisibility(options: VisibilityOptions): Visibility {
  const projections = options.projections ?? allProjections;
  const waiting = createWaitingRoom();
  const listeners = new Set<(position: number) => void>();
  const known = new Map<string, number>();
  let session: ListeningSession | null = null;

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

  const readCheckpoints = async (from: ListeningSession) => {
    const { rows } = await from.query<Checkpoint>(selectCheckpoints(projections));
    known.clear();
    for (const { projection, version, position } of rows)
      known.set(readModelKey({ name: projection, version }), position);
    tell();
  };

  const listening = options.notifications.listen({
    channel: PROGRESS_CHANNEL,
    hear,
    async begins(opened) {
      session = opened;
      await readCheckpoints(opened);
    },
    ends() {
      session = null;
    },
  });

  let checking = false;
  const check = async () => {
    if (!session || checking || waiting.isEmpty()) return;
    checking = true;
    // A failure needs no answer: a lost connection is replaced, and the next one begins with a reading.
    await readCheckpoints(session).catch(() => undefined);
    checking = false;
  };
  const safetyCheck = setInterval(check, options.safetyCheckMs ?? SAFETY_CHECK_MS);
  safetyCheck.unref();

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
    close() {
      listening.stop();
      clearInterval(safetyCheck);
      waiting.close();
    },
  };
}
