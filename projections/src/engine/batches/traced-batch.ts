import type { Projection } from '@sternklar/event-store/projection';
import { originOf } from '@sternklar/event-store/tracing/command-origins';
import type { Tracing } from '@sternklar/event-store/tracing/tracing';
import type { EventBatch } from './event-batch.ts';

export interface TracedBatch {
  readonly projections: readonly Projection[];
  readonly batch: EventBatch;
  readonly partition: number;
}

/** Applies a batch within a span of its own; a batch without events is not shown. */
export const tracedBatch = <Result>(
  tracing: Tracing | undefined,
  { projections, batch, partition }: TracedBatch,
  work: () => Promise<Result>,
): Promise<Result> => {
  if (tracing === undefined || batch.events.length === 0) return work();
  const [only, ...others] = projections;
  const name = only && others.length === 0 ? only.name : 'read models';
  return tracing.span(
    {
      name: `project ${name}`,
      kind: 'consumer',
      attributes: {
        'sternklar.projection.names': projections.map((projection) => projection.name),
        'sternklar.event.count': batch.events.length,
        'sternklar.log.position': batch.last,
        'sternklar.log.partition': partition,
      },
      causes: batch.events.map(originOf),
    },
    work,
  );
};
