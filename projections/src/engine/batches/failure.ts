import { NewerSchemaVersion, UnreadableEvent } from '@sternklar/event-store/event-codec';
import { EventStoreUnavailable } from '@sternklar/event-store/event-store';
import { describeFailure } from '@sternklar/event-store/failure';
import { SubjectKeyUnavailable } from '@sternklar/event-store/personal-data/subject-keys';
import pg from 'pg';
import { CheckpointMissing } from '../checkpoints/checkpoints.ts';
import { SegmentLost } from '../checkpoints/segment.ts';

/**
 * SQLSTATEs of a database that cannot work now: connection, login, no such database, resources, operator, I/O, standby,
 * locks. A statement that took too long (57014) is not among them: that is one projection's trouble, not everybody's.
 */
const UNAVAILABLE = /^(08|28|3D|53|57P|58|25006|55P03)/;

/** Whether only a later try can help: the problem is the database, or another process, not the event. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error instanceof EventStoreUnavailable || error instanceof SegmentLost) return true;
  const code = 'code' in error ? String(error.code) : '';
  if (error instanceof pg.DatabaseError) return UNAVAILABLE.test(code);
  // Refused, reset or timed out connections carry a system code; pg's own have only a message.
  return (
    /^E[A-Z]+$/.test(code) ||
    /connection (terminated|error)|timeout exceeded when trying to connect/i.test(error.message)
  );
};

/** Whether a statement failed on purpose (see `advanceFrom`), not by a fault. */
export const isDivisionByZero = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '22012';

/** Errors of our own whose sentences name types, ids and positions only. */
const isTelling = (error: unknown): error is Error =>
  error instanceof UnreadableEvent ||
  error instanceof NewerSchemaVersion ||
  error instanceof SubjectKeyUnavailable ||
  error instanceof CheckpointMissing;

/** What a log may say about an error: kind and place, and its words only where they cannot quote somebody's data. */
export const loggableFailure = (error: unknown): Readonly<Record<string, string>> => ({
  failure: describeFailure(error),
  ...(isTelling(error) && { reason: error.message }),
});
