import type { DomainEvent } from '@sternklar/contracts/event-envelope';
import type { Handled } from '@sternklar/event-store/command-handler';
import type { Rejection } from '@sternklar/event-store/decider';
import type { Logger } from '@sternklar/event-store/logger';
import { describeError } from './describe-error.port.ts';
import { createSetAside } from './scheduler/set-aside.ts';

export { createSetAside };

/** Work that is due by the clock. */
export interface Job {
  /** The file's name without its ending. */
  readonly name: string;
  /** Whether it erases, invoices, charges, reminds or ends because a time has come: not while a clock is in doubt. */
  readonly actsByClock: boolean;
  /**
   * Does at most `limit` pieces of what is due, the longest due first; answers how many it were, and 0 where nothing came of any:
   * the scheduler's next run tries on. Doing one twice is harmless.
   */
  run(limit: number): Promise<number>;
}

/** Which pieces a job asks for: so many, but for those of which nothing came a moment ago. */
export interface Wanted {
  readonly limit: number;
  readonly except: readonly string[];
}

export interface PiecesOfWork<Piece> {
  /** Of the job: the file's name without its ending. */
  readonly name: string;
  /** What is due, the longest due first. */
  find(now: Date, which: Wanted): Promise<readonly Piece[]>;
  /** What tells a piece from others, by which `find` leaves it out. */
  idOf(piece: Piece): string;
  /** Whether anything came of it; nothing does where a list names what is done already, or not due yet. Doing one twice is harmless. */
  handle(piece: Piece, now: Date): Promise<boolean>;
  /** What the log says of a piece that failed, beside the error: ids alone. */
  describe(piece: Piece): Readonly<Record<string, string>>;
}

export interface PieceByPieceDeps {
  readonly now: () => Date;
  readonly logger: Pick<Logger, 'warn'>;
}

/** Whether a command left new events. */
export const hasRecorded = (handled: Handled<unknown, DomainEvent> | Rejection<string>): boolean =>
  handled.rejected === undefined && handled.events.length > 0;

/**
 * A job that does one piece after the other. One that fails, or of which nothing comes, is tried again ten minutes later, and
 * holds up none of the others.
 */
export const createPieceByPiece = <Piece>(
  work: PiecesOfWork<Piece>,
  { now, logger }: PieceByPieceDeps,
): Pick<Job, 'run'> => {
  const aside = createSetAside();
  return {
    async run(limit) {
      const at = now();
      const pieces = await work.find(at, { limit, except: aside.at(at) });
      let done = 0;
      for (const piece of pieces) {
        try {
          if (await work.handle(piece, at)) done += 1;
          else aside.add(work.idOf(piece), at);
        } catch (error) {
          aside.add(work.idOf(piece), at);
          logger.warn({ ...describeError(error), job: work.name, ...work.describe(piece) }, 'a piece of work failed');
        }
      }
      // Where nothing goes well, the next ones would not either: the scheduler's next run tries on.
      return done > 0 ? pieces.length : 0;
    },
  };
};
