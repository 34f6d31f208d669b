import pg from 'pg';
import { type AppendOutcome, EventStoreUnavailable, type StoredEvent } from '../event-store.ts';
import type { Append } from '../log/append-rules.ts';
import type { Logger } from '../logger.ts';
import { appendAlone, isKeyTaken, isMetElsewhere } from './append-alone.ts';
import { type AppendRow, appendStatement, storedBy, WRITER_SETTINGS } from './append-statements.ts';
import { isOutOfSpace, isTransient, type RetryPolicy, reasonOf, retrying } from './failures.ts';
import type { WriteBatch } from './group-commit.ts';
import { createKeptSession } from './kept-session.ts';
import type { LogReader } from './log-reader.ts';
import { isSmall } from './written-out.ts';

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
/** How long a statement waits for its answer: those in front of it may take as long as itself. */
const noAnswerAfterMs = (unanswered: number): number => unanswered * STATEMENT_TIMEOUT_MS + 2_000;
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

  /** What to make of a failure: an error that is worth another try, or not. */
  const failed = (error: unknown, appends: number, on: pg.Client | undefined): unknown => {
    // No failure of anything, and decided below.
    if (isMetElsewhere(error)) return error;
    if (on && isTransient(error) && !isOutOfSpace(error)) session.drop(on);
    logger?.warn({ appends, reason: reasonOf(error) }, 'appending to the event log failed');
    // The batch in front was to prepare the statement, and failed before it had.
    return isNotPrepared(error) ? new Error('The statement was not prepared.', { cause: error }) : error;
  };

  let unanswered = 0;
  const ask = (query: pg.QueryConfig, appends: number): Promise<AppendRow> =>
    retrying(async () => {
      let current: pg.Client | undefined;
      unanswered += 1;
      const statement = { ...query, query_timeout: noAnswerAfterMs(unanswered) };
      try {
        current = await session.get();
        const { rows } = await current.query<AppendRow>(statement);
        if (!rows[0]) throw new Error('event_log.log_head has lost its row.');
        return rows[0];
      } catch (error) {
        throw failed(error, appends, current);
      } finally {
        unanswered -= 1;
      }
    }, retry);

  const send = async (batch: readonly Append[]): Promise<AppendRow> => {
    const time = now?.().toISOString() ?? null;
    const [only, ...others] = batch;
    if (only && others.length === 0 && isSmall(only)) {
      try {
        return await ask(appendAlone(only, time), 1);
      } catch (error) {
        if (!isMetElsewhere(error)) throw error;
      }
    }
    return ask(appendStatement(batch, time), batch.length);
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
      if (only && others.length === 0) {
        // The stream may still be where it was.
        return [isKeyTaken(error) ? refusedBy(only) : asError(error)];
      }
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

const isNotPrepared = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === INVALID_STATEMENT_NAME;

const refusedBy = ({ expectedVersion }: Append): AppendOutcome => ({ appended: false, actualVersion: expectedVersion });

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
