import { TooManyConflicts } from '@sternklar/event-store/command-handler';
import { EventStoreUnavailable } from '@sternklar/event-store/event-store';

/** SQLSTATE classes for connections, resources (a full disk is one), shutdown and the system, and network errors. */
const AWAY = /^(?:08|53|57P|58|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT)/;
/** The database driver's words for a connection that is lost or not to be had; it gives them no code. */
const LOST =
  /^(?:Connection terminated|Client (?:has encountered a connection error|was closed) and is not queryable|timeout (?:expired|exceeded when trying to connect))/;

/** Whether the database is away or overloaded, or others write all the time: what was asked for may work in a while. */
export const isUnavailable = (error: Error & { code?: unknown }): boolean => {
  if (error instanceof EventStoreUnavailable || error instanceof TooManyConflicts) return true;
  return typeof error.code === 'string' ? AWAY.test(error.code) : LOST.test(error.message);
};
