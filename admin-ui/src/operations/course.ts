import type { OperationsStatus } from '@sternklar/contracts/operations.api';
import { useEffect, useState } from 'react';

/** How it went at one look. */
export interface Look {
  /** ISO 8601. */
  readonly at: string;
  /** Position of the newest event. */
  readonly head: number;
  /** So many events the read model that is furthest behind lacks. */
  readonly lag: number;
}

/** Ten minutes, where nothing is being rebuilt. */
export const MOST_LOOKS = 120;

const lookAt = ({ at, log, read_models }: OperationsStatus): Look => ({
  at,
  head: log.head,
  lag: Math.max(0, ...read_models.map(({ lag_events }) => lag_events)),
});

/** With one more look; the same where there is nothing new. */
export const withLook = (course: readonly Look[], status: OperationsStatus): readonly Look[] =>
  course.at(-1)?.at === status.at ? course : [...course.slice(1 - MOST_LOOKS), lookAt(status)];

/** What was seen since the page was opened, the oldest first. */
export const useCourse = (status: OperationsStatus): readonly Look[] => {
  const [course, setCourse] = useState<readonly Look[]>([]);
  useEffect(() => setCourse((before) => withLook(before, status)), [status]);
  return course;
};

const MINUTE_MS = 60_000;

/** Events per minute between each look and the one before; none where no time has passed. */
export const ratesOf = (course: readonly Look[]): readonly number[] =>
  course.slice(1).map(({ at, head }, index) => {
    const before = course[index];
    const ms = before ? Date.parse(at) - Date.parse(before.at) : 0;
    return before && ms > 0 ? Math.max(0, head - before.head) / (ms / MINUTE_MS) : 0;
  });
