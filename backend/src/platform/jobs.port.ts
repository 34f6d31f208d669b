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
  /** Does at most `limit` pieces of what is due, the longest due first; answers how many it were. Doing one twice is harmless. */
  run(limit: number): Promise<number>;
}

/** Which pieces a job asks for: so many, but for those that failed a moment ago. */
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
  /** Doing one twice is harmless. */
  handle(piece: Piece, now: Date): Promise<unknown>;
  /** What the log says of a piece that failed, beside the error: ids alone. */
  describe(piece: Piece): Readonly<Record<string, string>>;
}

export interface PieceByPieceDeps {
  readonly now: () => Date;
  readonly logger: Pick<Logger, 'warn'>;
}

/** A job that does one piece after the other. One that fails is tried again ten minutes later, and holds up none of the others. */
export const createPieceByPiece = <Piece>(
  work: PiecesOfWork<Piece>,
  { now, logger }: PieceByPieceDeps,
): Pick<Job, 'run'> => {
  const failed = createSetAside();
  return {
    async run(limit) {
      const at = now();
      const pieces = await work.find(at, { limit, except: failed.at(at) });
      let failures = 0;
      for (const piece of pieces) {
        try {
          await work.handle(piece, at);
        } catch (error) {
          failures += 1;
          failed.add(work.idOf(piece), at);
          logger.warn({ ...describeError(error), job: work.name, ...work.describe(piece) }, 'a piece of work failed');
        }
      }
      // Where nothing goes well, the next ones would not either: the scheduler's next run tries on.
      return failures < pieces.length ? pieces.length : 0;
    },
  };
};
