import type { ListeningSession, Notifications } from '@sternklar/event-store/notifications';
import { selectAllCheckpoints, selectFurthest } from '../checkpoints/checkpoints.ts';
import { decodeProgress, PROGRESS_CHANNEL, readModelKey } from '../checkpoints/progress-channel.ts';
import { segmentNumbers } from '../checkpoints/segment.ts';
import type { ReadModelVersion } from '../read-model/schema-names.ts';
import { createOtherVersions } from './other-versions.ts';
import { createPendingWaits, type PendingWaits } from './pending-waits.ts';

export interface VisibilityOptions {
  readonly notifications: Notifications;
  /** Whose checkpoints count. */
  readonly projections: readonly ReadModelVersion[];
  /** Partitions of the feed that fills them; 0, the default: they follow the log itself. */
  readonly feedPartitions?: number;
  /** In which segment of the feed the event at a position is; undefined where that is not known. */
  readonly segmentAt?: (position: number) => number | undefined;
  /** How often the checkpoints are read while somebody waits, in case a notification is lost (default 1000 ms). */
  readonly safetyCheckMs?: number;
}

export interface Visibility {
  /**
   * True as soon as every read model has applied `position`, and what came before in its segment of the log; false after the
   * time limit, or when closed. While processes of another version run beside this one, it comes once their read models have, too,
   * or two seconds later.
   */
  waitFor(position: number, timeoutMs: number): Promise<boolean>;
  /** Resolves once the read models show what processes of another version may have shown already; two seconds at most. */
  levelWithOtherVersions(): Promise<void>;
  /** Resolves once processes of another version show whatever the read models show by now; two seconds at most. */
  shownByOtherVersions(): Promise<void>;
  /** Calls after every commit of read models with the position up to which all of them have everything; answers how to stop it. */
  onProgress(listener: (position: number) => void): () => void;
  /** What this process has committed itself in a segment, by projection name; what others commit is heard from the database. */
  committed(positions: ReadonlyMap<string, number>, partition?: number): void;
  close(): void;
}

interface Checkpoint {
  readonly projection: string;
  readonly version: number;
  readonly partition: number;
  readonly position: number;
}

/** One segment: who waits for it, and where the read models stand in it, by their keys. */
interface SegmentProgress {
  readonly waiting: PendingWaits;
  readonly known: Map<string, number>;
}

const SAFETY_CHECK_MS = 1_000;
/** What waiting for another version may cost: it may just have been stopped. */
const OTHER_VERSIONS_WITHIN_MS = 2_000;

/** Tells when the read models have seen a position: by what its processes notify. */
export function createVisibility(options: VisibilityOptions): Visibility {
  const { projections } = options;
  const allKeys = projections.map(readModelKey);
  /** For all segments together. */
  const all = createPendingWaits();
  const segments = new Map<number, SegmentProgress>(
    segmentNumbers(options.feedPartitions ?? 0).map((segment) => [
      segment,
      { waiting: createPendingWaits(), known: new Map() },
    ]),
  );
  const everyWait = [all, ...[...segments.values()].map(({ waiting }) => waiting)];
  /** Feeds divide the log, so that one position says nothing of the others' segments. */
  const otherVersions = options.feedPartitions ? null : createOtherVersions(allKeys);
  const listeners = new Set<(position: number) => void>();
  let session: ListeningSession | null = null;

  const reachedIn = ({ known }: SegmentProgress) => Math.min(...allKeys.map((key) => known.get(key) ?? 0));

  const tell = () => {
    let position = Number.POSITIVE_INFINITY;
    for (const segment of segments.values()) {
      const reached = reachedIn(segment);
      segment.waiting.reach(reached);
      position = Math.min(position, reached);
    }
    all.reach(position);
    for (const listener of listeners) listener(position);
  };

  /** What is known already, from this process or a notification, is told once. */
  const learn = (partition: number, positions: Iterable<readonly [key: string, position: number]>) => {
    const known = segments.get(partition)?.known;
    const news = known ? [...positions].filter(([key, position]) => position > (known.get(key) ?? 0)) : [];
    if (news.length === 0) return;
    for (const [key, position] of news) known?.set(key, position);
    tell();
  };

  const hear = (payload: string) => {
    const { partition, projections: keys, position } = decodeProgress(payload);
    otherVersions?.hear(keys, position);
    learn(
      partition,
      keys.map((key) => [key, position]),
    );
  };

  const readCheckpoints = async (from: ListeningSession) => {
    const { rows } = await from.query<Checkpoint>(selectAllCheckpoints(projections));
    for (const { known } of segments.values()) known.clear();
    for (const { projection, version, partition, position } of rows)
      segments.get(partition)?.known.set(readModelKey({ name: projection, version }), position);
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

  /** The furthest position that read models of a version show; asked for, since a notification comes after its commit. Null: no answer. */
  const committedBy = async (version: 'this' | 'others'): Promise<number | null> => {
    const sql = selectFurthest(projections, version);
    const answer = await session?.query<{ position: string }>(sql).catch(() => null);
    return answer?.rows[0] ? Number(answer.rows[0].position) : null;
  };

  let checking = false;
  const check = async () => {
    if (!session || checking || everyWait.every((waits) => waits.isEmpty())) return;
    checking = true;
    // A failure needs no answer: a lost connection is replaced, and the next one begins with a reading.
    await readCheckpoints(session).catch(() => undefined);
    checking = false;
  };
  const safetyCheck = setInterval(check, options.safetyCheckMs ?? SAFETY_CHECK_MS);
  safetyCheck.unref();

  return {
    async waitFor(position, timeoutMs) {
      const segment = options.segmentAt?.(position);
      const waits = (segment === undefined ? undefined : segments.get(segment)?.waiting) ?? all;
      if (!(await waits.waitFor(position, timeoutMs))) return false;
      // Who only asks how things stand means this version.
      if (timeoutMs > 0) await otherVersions?.waitFor(position, Math.min(timeoutMs, OTHER_VERSIONS_WITHIN_MS));
      return true;
    },
    async levelWithOtherVersions() {
      if (!otherVersions?.areThere()) return;
      await all.waitFor((await committedBy('others')) ?? otherVersions.furthest(), OTHER_VERSIONS_WITHIN_MS);
    },
    async shownByOtherVersions() {
      if (!otherVersions?.areThere()) return;
      const position = (await committedBy('this')) ?? Math.max(...[...segments.values()].map(reachedIn));
      await otherVersions.waitFor(position, OTHER_VERSIONS_WITHIN_MS);
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
      for (const waits of everyWait) waits.close();
      otherVersions?.close();
    },
  };
}
