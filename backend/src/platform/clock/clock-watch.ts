import type { Logger } from '@sternklar/event-store/logger';
import { describeError } from '../describe-error.port.ts';
import type { OpenClockDoubt } from './clock-doubt.ts';
import type { ClockState, ClockTable } from './clock-table.ts';
import { type ClockReading, type ClockRules, doubtIn } from './judge-clocks.ts';

export interface ClockWatchDeps {
  readonly table: ClockTable;
  readonly rules: ClockRules;
  readonly now: () => Date;
  /** Milliseconds since the machine was started, its sleep included. */
  readonly uptime: () => number;
  /** Host and number of this process, for operators. */
  readonly name: string;
  readonly everyMs: number;
  readonly logger: Logger;
}

/** Whether what is due by the clock may be done, and how clocks stand for who looks at this process. */
export interface ClockWatch {
  /** Looks at the clocks now: false while they are doubted, here or in another process. Rejects where the database cannot be asked. */
  mayAct(): Promise<boolean>;
  /** As it was when last looked at. */
  isDoubted(): boolean;
  /** By how many seconds this process was ahead of the database when last looked at. */
  apartSeconds(): number;
  /** Looks now, and again and again. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface Looked extends Pick<ClockState, 'confirmed'> {
  readonly reading: ClockReading;
}

/** A sign of life is written down this often. */
const LIVE_EVERY_MS = 60_000;
/** What the system counts its time in, and a little more. */
const GRAIN_MS = 50;

/** For a clock that is made up, as in tests: it is whatever it is. */
export const believedClock: ClockWatch = {
  mayAct: async () => true,
  isDoubted: () => false,
  apartSeconds: () => 0,
  start: async () => undefined,
  stop: async () => undefined,
};

/** Looks at this process's clock beside the machine's uptime and the database's clock; a doubt holds for all processes until an operator has looked. */
export const createClockWatch = ({ table, rules, now, uptime, name, everyMs, logger }: ClockWatchDeps): ClockWatch => {
  let before: Looked | null = null;
  let known: OpenClockDoubt | null = null;
  let apartMs = 0;
  let looking: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;

  const read = async (): Promise<Looked & Pick<ClockState, 'open'>> => {
    const asked = uptime();
    const { open, confirmed, ...said } = await table.read();
    const answered = uptime();
    const uncertain = answered - asked + GRAIN_MS;
    return { reading: { ...said, wall: now().getTime(), uptime: answered, uncertain }, confirmed, open };
  };

  /** Written to the log when it begins and when it ends, whichever process found it. */
  const note = (open: OpenClockDoubt | null): void => {
    if (open !== null && open.id !== known?.id) {
      const { kind, seconds, raisedBy } = open;
      logger.error({ kind, seconds, raisedBy }, 'a clock is in doubt; nothing is done because its time has come');
    } else if (open === null && known !== null) {
      logger.warn({}, 'the clocks were confirmed; what is due is done again');
    }
    known = open;
  };

  const look = async (): Promise<boolean> => {
    const { reading, open, confirmed } = await read();
    // What was before an operator had looked is over: the clock may have been set right meanwhile.
    const last = before?.confirmed === confirmed ? before.reading : null;
    before = { reading, confirmed };
    apartMs = reading.wall - reading.database;
    if (open !== null) {
      note(open);
      return false;
    }
    const doubt = doubtIn(reading, last, rules);
    note(doubt && (await table.raise(doubt, { at: new Date(reading.wall), by: name })));
    if (doubt !== null) return false;
    if (reading.seenAt === null || Math.abs(reading.database - reading.seenAt) >= LIVE_EVERY_MS) await table.live();
    return true;
  };

  const inTurn = (): Promise<boolean> => {
    const looked = looking.then(look);
    looking = looked.catch(() => undefined);
    return looked;
  };

  const lookQuietly = () =>
    inTurn().catch((error: unknown) => {
      logger.warn(describeError(error), 'the clocks could not be looked at; trying again later');
    });

  const lookLater = (): void => {
    if (isStopping) return;
    timer = setTimeout(() => lookQuietly().then(lookLater), everyMs).unref();
  };

  return {
    mayAct: inTurn,
    isDoubted: () => known !== null,
    apartSeconds: () => apartMs / 1_000,
    async start() {
      await lookQuietly();
      lookLater();
    },
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await looking;
    },
  };
};
