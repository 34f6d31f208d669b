import type { ListeningSession, Notifications } from '@sternklar/event-store/notifications';
import { selectAllCheckpoints } from '../checkpoints/checkpoints.ts';
import { partsOf } from '../checkpoints/part.ts';
import { decodeProgress, PROGRESS_CHANNEL, readModelKey } from '../checkpoints/progress-channel.ts';
import type { ReadModelVersion } from '../read-model/schema-names.ts';
import { createWaitingRoom, type WaitingRoom } from './waiting-room.ts';

export interface VisibilityOptions {
  readonly notifications: Notifications;
  /** Whose checkpoints count. */
  readonly projections: readonly ReadModelVersion[];
  /** Partitions of the feed that fills them; 0, the default: they follow the log itself. */
  readonly feedPartitions?: number;
  /** In which part of the feed the event at a position is; undefined where that is not known. */
  readonly partAt?: (position: number) => number | undefined;
  /** How often the checkpoints are read while somebody waits, should a notification be lost (default 1000 ms). */
  readonly safetyCheckMs?: number;
}

export interface Visibility {
  /**
   * True as soon as every read model has applied `position`, and what came before in its part of the log; false after the
   * time limit, or when closed.
   */
  waitFor(position: number, timeoutMs: number): Promise<boolean>;
  /** Calls after every commit of read models with the position up to which all of them have everything; answers how to stop it. */
  onProgress(listener: (position: number) => void): () => void;
  /** What this process has committed itself in a part, by projection name; what others commit is heard from the database. */
  committed(positions: ReadonlyMap<string, number>, partition?: number): void;
  close(): void;
}

interface Checkpoint {
  readonly projection: string;
  readonly version: number;
  readonly partition: number;
  readonly position: number;
}

/** A part of the log, who waits for it, and where the read models stand in it, by their keys. */
interface PartProgress {
  readonly waiting: WaitingRoom;
  readonly known: Map<string, number>;
}

const SAFETY_CHECK_MS = 1_000;

/** Tells when the read models have seen a position: by what its processes notify. */
export function createVisibility(options: VisibilityOptions): Visibility {
  const { projections } = options;
  const allKeys = projections.map(readModelKey);
  /** Of everything; with one part there is no other. */
  const all = createWaitingRoom();
  const parts = new Map<number, PartProgress>(
    partsOf(options.feedPartitions ?? 0).map((part) => [part, { waiting: createWaitingRoom(), known: new Map() }]),
  );
  const rooms = [all, ...[...parts.values()].map(({ waiting }) => waiting)];
  const listeners = new Set<(position: number) => void>();
  let session: ListeningSession | null = null;

  const reachedIn = ({ known }: PartProgress) => Math.min(...allKeys.map((key) => known.get(key) ?? 0));

  const tell = () => {
    let position = Number.POSITIVE_INFINITY;
    for (const part of parts.values()) {
      const reached = reachedIn(part);
      part.waiting.admit(reached);
      position = Math.min(position, reached);
    }
    all.admit(position);
    for (const listener of listeners) listener(position);
  };

  /** What is known already, from this process or a notification, is told once. */
  const learn = (partition: number, positions: Iterable<readonly [key: string, position: number]>) => {
    const known = parts.get(partition)?.known;
    const news = known ? [...positions].filter(([key, position]) => position > (known.get(key) ?? 0)) : [];
    if (news.length === 0) return;
    for (const [key, position] of news) known?.set(key, position);
    tell();
  };

  const hear = (payload: string) => {
    const { partition, projections: keys, position } = decodeProgress(payload);
    learn(
      partition,
      keys.map((key) => [key, position]),
    );
  };

  const readCheckpoints = async (from: ListeningSession) => {
    const { rows } = await from.query<Checkpoint>(selectAllCheckpoints(projections));
    for (const { known } of parts.values()) known.clear();
    for (const { projection, version, partition, position } of rows)
      parts.get(partition)?.known.set(readModelKey({ name: projection, version }), position);
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
    if (!session || checking || rooms.every((room) => room.isEmpty())) return;
    checking = true;
    // A failure needs no answer: a lost connection is replaced, and the next one begins with a reading.
    await readCheckpoints(session).catch(() => undefined);
    checking = false;
  };
  const safetyCheck = setInterval(check, options.safetyCheckMs ?? SAFETY_CHECK_MS);
  safetyCheck.unref();

  return {
    waitFor(position, timeoutMs) {
      const part = options.partAt?.(position);
      const room = (part === undefined ? undefined : parts.get(part)?.waiting) ?? all;
      return room.enter(position, timeoutMs);
    },
    committed: (positions, partition = 0) =>
      learn(
        partition,
        projections.flatMap(({ name }, index) => {
          const [key, position] = [allKeys[index], positions.get(name)];
          return key === undefined || position === undefined ? [] : [[key, position] as const];
        }),
      ),
    onProgress(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      listening.stop();
      clearInterval(safetyCheck);
      for (const room of rooms) room.close();
    },
  };
}
