import pg from 'pg';
import { type AppendOutcome, EventStoreUnavailable, type StoredEvent } from '../event-store.ts';
import type { Append } from '../log/append-rules.ts';
import type { Logger } from '../logger.ts';
import { type AppendRow, appendStatement, storedBy, WRITER_SETTINGS } from './append-statements.ts';
import { isOutOfSpace, isTransient, type RetryPolicy, reasonOf, retrying } from './failures.ts';
import { MAX_BATCHES, type WriteBatch } from './group-commit.ts';
import { createKeptSession } from './kept-session.ts';
import type { LogReader } from './log-reader.ts';

export interface LogWriterOptions {
  readonly url: string;
  readonly reader: LogReader;
  readonly retry: RetryPolicy;
  readonly now: (() => Date) | undefined;
  readonly logger: Logger | undefined;
  /** Told what was committed, in the order of positions, before anybody else hears of it. */
  readonly onWritten: (events: readonly StoredEvent[]) => void;
}

export interface LogWriter {
  readonly writeBatch: WriteBatch;
  close(): Promise<void>;
}

const STATEMENT_TIMEOUT_MS = 10_000;
/** Those in front may take as long. */
const NO_ANSWER_AFTER_MS = MAX_BATCHES * STATEMENT_TIMEOUT_MS + 2_000;
const UNIQUE_VIOLATION = '23505';
const INVALID_STATEMENT_NAME = '26000';

/**
 * Writes batches on a connection of its own, in the order in which they come and each in a transaction of its own, without
 * waiting for the answer to the one in front. When the connection is lost, each that is not answered is sent again: what had
 * been committed is refused the second time, and recognised by its event ids.
 */
export const createLogWriter = ({ url, reader, retry, now, logger, onWritten }: LogWriterOptions): LogWriter => {
  const session = createKeptSession({
    url,
    applicationName: 'sternklar-log-writer',
    settings: `set statement_timeout = ${STATEMENT_TIMEOUT_MS}; ${WRITER_SETTINGS}`,
    pipeline: true,
  });

  const send = async (batch: readonly Append[]): Promise<AppendRow> => {
    const statement = {
      ...appendStatement(batch, now?.().toISOString() ?? null),
      query_timeout: NO_ANSWER_AFTER_MS,
    };
    return retrying(async () => {
      let current: pg.Client | undefined;
      try {
        current = await session.get();
        const { rows } = await current.query<AppendRow>(statement);
        if (!rows[0]) throw new Error('event_log.log_head has lost its row.');
        return rows[0];
      } catch (error) {
        if (current && isTransient(error) && !isOutOfSpace(error)) session.drop(current);
        logger?.warn({ appends: batch.length, reason: reasonOf(error) }, 'appending to the event log failed');
        // The batch in front was to prepare the statement, and failed before it had.
        throw isNotPrepared(error) ? new Error(NOT_PREPARED, { cause: error }) : error;
      }
    }, retry);
  };

  const write: WriteBatch = async (batch) => {
    const stored = storedBy(batch, await send(batch));
    onWritten(stored.flatMap((events) => events ?? []));
    const refused = batch.filter((_, index) => !stored[index]);
    const fates = await fatesOf(refused);
    return batch.map((append, index) => {
      const events = stored[index];
      return events ? { appended: true, events } : fates(append);
    });
  };

  /** What is stored stays acknowledged even if nobody can tell any more why the others were refused. */
  const fatesOf = async (refused: readonly Append[]): Promise<(append: Append) => AppendOutcome | Error> => {
    if (refused.length === 0) return () => new Error('Nothing was refused.');
    try {
      const outcomes = await reader.outcomesOfRefused(refused);
      return (append) => outcomes.get(append) ?? new Error(`The end of ${append.streamId} is unknown.`);
    } catch (error) {
      return () => asError(error);
    }
  };

  /** One append that the database refuses must not take the others with it: then each is tried alone. */
  const writeBatch: WriteBatch = async (batch) => {
    try {
      return await write(batch);
    } catch (error) {
      if (error instanceof EventStoreUnavailable) throw error;
      const [only, ...others] = batch;
      if (only && others.length === 0) return [isKeyTaken(error) ? refusedBy(only) : asError(error)];
    }
    const outcomes: (AppendOutcome | Error)[] = [];
    for (const append of batch) outcomes.push(...(await writeBatch([append])));
    return outcomes;
  };

  return {
    writeBatch,
    close: session.close,
  };
};

const NOT_PREPARED = 'The statement was not prepared.';
const isNotPrepared = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === INVALID_STATEMENT_NAME;

/** A subject that was thought new has a key, or had one: the stream may still be where it was. */
const isKeyTaken = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION && error.table === 'subject_keys';

const refusedBy = ({ expectedVersion }: Append): AppendOutcome => ({ appended: false, actualVersion: expectedVersion });

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
