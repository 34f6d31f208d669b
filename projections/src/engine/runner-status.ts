import type { EventStore } from '@sternklar/event-store/event-store';
import { eventsBehind } from '@sternklar/event-store/log-distance';
import type { Projection } from '@sternklar/event-store/projection';
import { type Queryable, readPositions } from './checkpoints/checkpoints.ts';
import type { FollowedSegment } from './lanes/follow-segment.ts';
import type { ProjectionFailure } from './lanes/progress-tracker.ts';

export interface ProjectionStatus {
  readonly name: string;
  readonly version: number;
  /** Position of the last event in its rows. */
  readonly position: number;
  readonly lagEvents: number;
  /** Age of the oldest event that is not in its rows, in seconds; 0 when there is none. */
  readonly lagSeconds: number;
  readonly state: 'in-step' | 'catching-up' | 'failing';
  readonly failure: ProjectionFailure | null;
}

export interface RunnerStatus {
  /** Whether every projection has been up to date once since the start. */
  readonly ready: boolean;
  /** Position of the newest event. */
  readonly head: number;
  readonly projections: readonly ProjectionStatus[];
}

export interface StatusSources {
  readonly store: EventStore;
  readonly pool: Queryable;
  /** What this process follows: the whole log, or partitions of it. */
  readonly followed: readonly FollowedSegment[];
  readonly projections: readonly Projection[];
  readonly now: () => Date;
}

/** Where all projections stand, from their checkpoints and the log as they are now. */
export async function runnerStatus(sources: StatusSources): Promise<RunnerStatus> {
  const { store, pool, followed, projections } = sources;
  // Checkpoints first: a head read later is never behind them.
  const positions = await readPositions(pool, projections);
  const head = await store.head();
  return {
    ready: followed.length > 0 && followed.every(({ progress }) => progress.isReady()),
    head,
    projections: await Promise.all(
      projections.map((projection) =>
        statusOf(projection, sources, { head, position: positions.get(projection.name) ?? 0 }),
      ),
    ),
  };
}

async function statusOf(
  projection: Projection,
  { store, followed, now }: StatusSources,
  { head, position }: { readonly head: number; readonly position: number },
): Promise<ProjectionStatus> {
  const [waiting] = position < head ? await store.readAll(position, 1) : [];
  const failure = followed.map(({ progress }) => progress.failureOf(projection)).find((one) => one !== null) ?? null;
  return {
    name: projection.name,
    version: projection.version,
    position,
    lagEvents: await eventsBehind(store, { position, head }),
    lagSeconds: waiting ? Math.max(0, (now().getTime() - Date.parse(waiting.recordedAt)) / 1000) : 0,
    state: stateOf(failure, followed.length > 0 && followed.every((segment) => segment.has(projection))),
    failure,
  };
}

const stateOf = (failure: ProjectionFailure | null, inStep: boolean): ProjectionStatus['state'] => {
  if (failure) return 'failing';
  return inStep ? 'in-step' : 'catching-up';
};
