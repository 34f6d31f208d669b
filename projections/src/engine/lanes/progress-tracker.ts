import type { ReadModelVersion } from '../read-model/schema-names.ts';

/** What keeps a projection from going on; position and type are null when no single event is to blame. */
export interface ProjectionFailure {
  readonly position: number | null;
  readonly eventType: string | null;
  /** Failed tries in a row. */
  readonly attempts: number;
}

/** What the runner knows of its projections in memory: where they stand, what fails, and whether all have been up to date. */
export interface ProgressTracker {
  /** From now on `ready` means: all have reached `head`. */
  begin(head: number): void;
  record(positions: ReadonlyMap<string, number>): void;
  fail(projection: ReadModelVersion, failure: Omit<ProjectionFailure, 'attempts'>): ProjectionFailure;
  recover(projection: ReadModelVersion): void;
  failureOf(projection: ReadModelVersion): ProjectionFailure | null;
  isReady(): boolean;
}

/** `tell` is called with every record. */
export const createProgressTracker = (
  projections: readonly ReadModelVersion[],
  tell: (positions: ReadonlyMap<string, number>) => void = () => undefined,
): ProgressTracker => {
  const failures = new Map<string, ProjectionFailure>();
  const notYetReady = new Set(projections.map(({ name }) => name));
  let target: number | null = null;

  return {
    begin(head) {
      target = head;
    },
    record(positions) {
      for (const [name, position] of positions) {
        if (target !== null && position >= target) notYetReady.delete(name);
      }
      tell(positions);
    },
    fail({ name }, { position, eventType }) {
      const failure = { position, eventType, attempts: (failures.get(name)?.attempts ?? 0) + 1 };
      failures.set(name, failure);
      return failure;
    },
    recover: ({ name }) => void failures.delete(name),
    failureOf: ({ name }) => failures.get(name) ?? null,
    isReady: () => notYetReady.size === 0,
  };
};
