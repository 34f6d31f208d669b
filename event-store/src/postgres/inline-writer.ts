import type pg from 'pg';
import type { StoredEvent } from '../event-store.ts';
import type { InlineProjection, LogEnd } from '../inline-projection.ts';
import type { Append } from '../log/append-rules.ts';
import type { Logger } from '../logger.ts';
import { storedBy } from './append-statements.ts';
import { type ExpectedAppendRow, expectedAppend, INLINE_SETTINGS } from './expected-append.ts';
import { reasonOf } from './failures.ts';
import { LEAST_BESIDE } from './group-commit.ts';
import { createKeptSession } from './kept-session.ts';
import { inOneMessage, type NamedQuery } from './one-message.ts';
import { createServerClock } from './server-clock.ts';

export interface InlineWriterOptions {
  readonly url: string;
  /** Recorded time; the server's clock by default. */
  readonly now: (() => Date) | undefined;
  /** Milliseconds that only grow. */
  readonly elapsed: () => number;
  readonly logger: Logger | undefined;
}

export interface InlineWriter {
  /** From now on appends are offered to it; answers how to stop that. */
  projectInline(projection: InlineProjection): () => void;
  /** The events of each append of a batch that was written together with its rows; null when it has to be written without them. */
  write(batch: readonly Append[]): Promise<Stored | null>;
  close(): Promise<void>;
}

type Stored = readonly (readonly StoredEvent[])[];

const LOCK_TIMEOUT_MS = 1_000;
const STATEMENT_TIMEOUT_MS = 5_000;
const NO_ANSWER_AFTER_MS = STATEMENT_TIMEOUT_MS + 2_000;
/** What did not go together once is not tried again at once, such as while another process writes, too. */
const PAUSE_AFTER_FAILURE_MS = 100;
const DIVISION_BY_ZERO = '22012';

/**
 * Writes small batches of appends together with their rows, in one transaction and one message, by guessing where the log
 * ends: events get their positions and time before they are sent, and all of it fails when they are wrong. Whatever
 * happens here, the batch can still be written without rows: if it was committed all the same, its event ids tell.
 */
export const createInlineWriter = ({ url, now, elapsed, logger }: InlineWriterOptions): InlineWriter => {
  const clock = createServerClock(elapsed);
  let inline: InlineProjection | undefined;
  let pausedUntil = 0;

  const session = createKeptSession({
    url,
    applicationName: 'sternklar-log-inline-writer',
    settings: `set statement_timeout = ${STATEMENT_TIMEOUT_MS}; set lock_timeout = ${LOCK_TIMEOUT_MS}; ${INLINE_SETTINGS}`,
  });

  const timeOf = async (client: pg.Client): Promise<Date> => {
    const known = now?.() ?? clock.now();
    if (known) return known;
    const asked = { name: 'clock', text: 'select clock_timestamp() as clock', values: [] };
    const [answer] = await inOneMessage<ExpectedAppendRow>(client, [asked], { timeoutMs: NO_ANSWER_AFTER_MS });
    if (!answer) throw new Error('The server does not say what time it is.');
    clock.hear(answer.clock);
    return answer.clock;
  };

  const send = async (queries: readonly NamedQuery[]): Promise<boolean> => {
    const client = await session.get();
    try {
      const [row] = await inOneMessage<ExpectedAppendRow>(client, queries, { timeoutMs: NO_ANSWER_AFTER_MS });
      if (row) clock.hear(row.clock);
      return true;
    } catch (error) {
      // Elsewhere than expected is nothing to tell; anything else may have cost the connection.
      if (reasonOf(error) !== DIVISION_BY_ZERO) {
        session.drop(client);
        logger?.warn({ reason: reasonOf(error) }, 'appends could not be written together with their rows');
      }
      pausedUntil = elapsed() + PAUSE_AFTER_FAILURE_MS;
      return false;
    }
  };

  const offer = async (batch: readonly Append[], to: InlineProjection): Promise<Stored | null> => {
    const client = await session.get();
    const time = await timeOf(client).catch((error) => {
      session.drop(client);
      throw error;
    });
    /** Never earlier than the newest event. */
    const recordedBehind = ({ recordedAt }: LogEnd) => new Date(Math.max(time.getTime(), Date.parse(recordedAt)));
    let stored: Stored = [];
    const isWritten = await to.write({
      eventsBehind(expected) {
        const row = { position: expected.position, recorded_at: recordedBehind(expected), accepted: null };
        stored = storedBy(batch, row).map((events) => events ?? []);
        return stored.flat();
      },
      commit: (expected, queries) => {
        const { position } = expected;
        const recordedAt = recordedBehind(expected).toISOString();
        return send([...queries, expectedAppend(batch, { position, recordedAt })]);
      },
    });
    return isWritten ? stored : null;
  };

  return {
    projectInline(projection) {
      inline = projection;
      return () => {
        if (inline === projection) inline = undefined;
      };
    },
    async write(batch) {
      // Larger batches go without their rows: those of one batch are written while the next one is appended.
      if (!inline || batch.length >= LEAST_BESIDE || elapsed() < pausedUntil) return null;
      try {
        return await offer(batch, inline);
      } catch (error) {
        logger?.warn({ reason: reasonOf(error) }, 'appends could not be written together with their rows');
        pausedUntil = elapsed() + PAUSE_AFTER_FAILURE_MS;
        return null;
      }
    },
    close: session.close,
  };
};
