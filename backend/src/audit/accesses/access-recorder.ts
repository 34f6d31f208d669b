import { type AuditAccessEvent, auditorAccessStream } from '@sternklar/contracts/audit/audit-access.events';
import type { CommandHandler, KnownStream } from '@sternklar/event-store/command-handler';
import type { StreamType } from '@sternklar/event-store/decider';
import type { Logger } from '@sternklar/event-store/logger';
import { describeError } from '../../platform/describe-error.port.ts';

/** One reading of an auditor. */
export interface Access {
  readonly auditorId: string;
  readonly operation: string;
  readonly subjectId: string | null;
  readonly requestId: string;
}

export interface AccessRecorderDeps {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly nextId: () => string;
  readonly now: () => Date;
  readonly logger: Logger;
  /** Before the next attempt, in milliseconds; ends early when the signal aborts. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Records beside the answers: an access is noted at once, and written as soon as the log takes it. */
export interface AccessRecorder {
  note(access: Access): void;
  /** Resolves when everything noted so far is recorded. */
  settled(): Promise<void>;
  /** Tries once more what is left, and ends. */
  stop(): Promise<void>;
}

interface Waiting {
  readonly access: Access;
  readonly commandId: string;
  attempts: number;
}

/** Far more than auditors read while a database is away for minutes. */
const MOST_WAITING = 10_000;
const AGAIN_AFTER_MS = 1_000;

/** Nothing is decided by what was read before. */
const accessStreamType: StreamType<null, AuditAccessEvent> = { initialState: null, evolve: () => null };

export const createAccessRecorder = ({ commands, nextId, now, logger, pause }: AccessRecorderDeps): AccessRecorder => {
  const waiting: Waiting[] = [];
  const stopping = new AbortController();
  let writing: Promise<void> | null = null;
  /** The stream that was written last, so that it need not be read again. */
  let known: { readonly streamId: string; readonly until: KnownStream<null> } | null = null;

  const record = async ({ access, commandId, attempts }: Waiting): Promise<void> => {
    const { auditorId, operation, subjectId, requestId } = access;
    const streamId = auditorAccessStream(auditorId, now().toISOString().slice(0, 10));
    const handled = await commands.handle({
      streamType: accessStreamType,
      streamId,
      ...(known?.streamId === streamId && { knownUntil: known.until }),
      decide: () => [{ type: 'AuditorAccessed' as const, data: { auditorId, operation, subjectId } }],
      context: {
        actor: { kind: 'account', id: auditorId },
        accountId: null,
        ...{ correlationId: requestId, causationId: requestId, commandId },
        // The attempt before may have been recorded without being told so.
        ...(attempts > 0 && { mayRepeat: true as const }),
      },
    });
    if (handled.rejected === undefined)
      known = { streamId, until: { state: null, version: handled.version, position: handled.position } };
  };

  const writeAll = async (): Promise<void> => {
    for (let next = waiting[0]; next; next = waiting[0]) {
      try {
        await record(next);
        waiting.shift();
      } catch (error) {
        next.attempts += 1;
        logger.warn(describeError(error), 'an access of an auditor could not be recorded; trying again');
        if (stopping.signal.aborted) return;
        await pause(AGAIN_AFTER_MS, stopping.signal);
      }
    }
  };
  const write = async (): Promise<void> => {
    await writeAll();
    writing = null;
  };

  return {
    note(access) {
      if (waiting.length >= MOST_WAITING) {
        logger.error({ operation: access.operation }, 'an access of an auditor is not recorded: too many wait');
        return;
      }
      waiting.push({ access, commandId: nextId(), attempts: 0 });
      writing ??= write();
    },
    async settled() {
      await writing;
    },
    async stop() {
      stopping.abort();
      await writing;
      if (waiting.length > 0) logger.error({ accesses: waiting.length }, 'accesses of auditors were not recorded');
    },
  };
};
