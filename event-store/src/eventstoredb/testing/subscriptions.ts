import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { Pace } from './pace.ts';
import {
  type Cursor,
  forward,
  isBefore,
  type LogPlace,
  nth,
  type Page,
  pageAt,
  placeOf,
  positionAt,
} from './paging.ts';
import { caughtUpAnswer, checkpointAnswer, confirmationAnswer, eventAnswer } from './read-answers.ts';
import { filterOf, startIn, windowOf } from './read-calls.ts';
import type { LogRecord, ServerLog } from './server-log.ts';

export interface Following {
  readonly pace: Pace;
  readonly signal: AbortSignal;
  /** Servers since 23.10 say when nothing more is there, and begin with the record at the place, which they leave out. */
  readonly tellsCaughtUp: boolean;
}

/** As many as a server looks for at once. */
const PAGE = 32;
const BEGINNING: LogPlace = { commit: -1, prepare: -1 };

/** What a subscription goes by. */
interface Subscription {
  readonly log: ServerLog;
  readonly passes: (record: LogRecord) => boolean;
  readonly window: number;
  /** A checkpoint is told after so many records. */
  readonly interval: number;
  readonly following: Following;
  readonly cursor: Cursor;
  /** The last place that was told. */
  told: LogPlace;
  sinceCheckpoint: number;
}

/**
 * Everything behind the given place that passes, and checkpoints. While it catches up, these are the beginnings of pages: of
 * the last one too, where the newer servers tell it, be it empty, so that the next record will stand at the place itself.
 */
export async function* subscriptionTo(log: ServerLog, options: ReadReq.Options, following: Following) {
  const { tellsCaughtUp } = following;
  const window = windowOf(options);
  const told = options.getAll()?.hasEnd() ? endOf(log) : placeIn(options);
  const isAtEnd = !isBefore(told, endOf(log));
  const subscription: Subscription = {
    ...{ log, following, window, passes: filterOf(options) },
    interval: window * (options.getFilter()?.getCheckpointintervalmultiplier() ?? 1),
    cursor: isAtEnd ? { index: log.records.length, offset: 0 } : startIn(log, options),
    told,
    sinceCheckpoint: 0,
  };
  if (!tellsCaughtUp && !isAtEnd && told !== BEGINNING) forward(log, subscription.cursor, 1);
  if (tellsCaughtUp || isAtEnd) yield confirmationAnswer();
  if (!isAtEnd) yield* catchUp(subscription);
  if (tellsCaughtUp) yield caughtUpAnswer();
  yield* live(subscription);
}

async function* catchUp(subscription: Subscription) {
  const { log, cursor, passes, window, interval, following } = subscription;
  const { tellsCaughtUp, pace, signal } = following;
  let begin = tellsCaughtUp && subscription.told !== BEGINNING ? subscription.told : placeAt(log, cursor);
  for (let isFirst = true; !signal.aborted; isFirst = false) {
    const page = pageAt(log, cursor, begin, { passes, atMost: PAGE, window });
    await pace.consider(page.considered, window);
    if (isFirst && !tellsCaughtUp) yield confirmationAnswer();
    yield* answersAbout(subscription, page);
    if (page.isEnd) {
      if (tellsCaughtUp && subscription.told.commit >= 0) yield checkpointAnswer(subscription.told);
      return;
    }
    if (subscription.sinceCheckpoint >= interval) {
      subscription.sinceCheckpoint %= interval;
      yield checkpointAnswer(subscription.told);
    }
    begin = page.next;
  }
}

function* answersAbout(subscription: Subscription, page: Page) {
  const fresh = page.found.filter((record) => isBefore(subscription.told, placeOf(record)));
  for (const record of fresh) yield eventAnswer(record, true);
  subscription.told = fresh.map(placeOf).at(-1) ?? subscription.told;
  if (isBefore(subscription.told, page.begin)) subscription.told = page.begin;
  subscription.sinceCheckpoint += page.considered;
}

/** What is recorded from now on; checkpoints are places of records then. */
async function* live(subscription: Subscription) {
  const { log, cursor, passes, window, interval, following } = subscription;
  const { pace, signal } = following;
  while (!signal.aborted) {
    const record = log.records[cursor.index];
    if (!record) {
      await log.more(cursor.index, signal);
      continue;
    }
    const isOne = passes(record);
    const taken = isOne ? 1 : Math.min(interval - subscription.sinceCheckpoint, record.times - cursor.offset);
    const last = nth(record, cursor.offset + taken - 1);
    await pace.consider(taken, window);
    forward(log, cursor, taken);
    subscription.sinceCheckpoint = (subscription.sinceCheckpoint + taken) % interval;
    if (isOne && isBefore(subscription.told, placeOf(last))) yield eventAnswer(last, true);
    if (subscription.sinceCheckpoint === 0) yield checkpointAnswer(placeOf(last));
  }
}

/** Of the newest record. */
const endOf = (log: ServerLog): LogPlace => {
  const last = log.records.at(-1);
  return last ? placeOf(nth(last, last.times - 1)) : BEGINNING;
};

const placeAt = (log: ServerLog, cursor: Cursor): LogPlace => ({ commit: positionAt(log, cursor), prepare: 0 });

const placeIn = (options: ReadReq.Options): LogPlace => {
  const position = options.getAll()?.getPosition();
  if (!position) return BEGINNING;
  return { commit: Number(position.getCommitPosition()), prepare: Number(position.getPreparePosition()) };
};
