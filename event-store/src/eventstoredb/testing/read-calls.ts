import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { Pace } from './pace.ts';
import { type Cursor, nth } from './paging.ts';
import { eventAnswer, notFoundAnswer } from './read-answers.ts';
import type { LogRecord, ServerLog } from './server-log.ts';

/** A refusal as the server sends it: a status with the kind of failure in its trailers. */
export class Refused extends Error {
  readonly kind: string;
  readonly facts: Readonly<Record<string, string>>;
  constructor(kind: string, facts: Readonly<Record<string, string>> = {}) {
    super(kind);
    this.kind = kind;
    this.facts = facts;
  }
}

const nameOf = (identifier: { getStreamName_asU8(): Uint8Array } | undefined): string =>
  Buffer.from(identifier?.getStreamName_asU8() ?? []).toString();

/** The answers to a finite read, of a stream or of the whole log, as fast as a server finds them. */
export async function* answersTo(log: ServerLog, options: ReadReq.Options, { tellsPositions, pace }: Reading) {
  const count = Number(options.getCount());
  const wanted = options.getStream();
  if (wanted === undefined) {
    yield* answersFromAll(log, options, { count, pace });
    return;
  }
  const stream = nameOf(wanted.getStreamIdentifier());
  if (log.isBuried(stream)) throw new Refused('stream-deleted', { 'stream-name': stream });
  const records = log.stream(stream);
  if (records.length === 0) {
    yield notFoundAnswer(wanted);
    return;
  }
  const from = wanted.hasRevision() ? Number(wanted.getRevision()) : 0;
  for (const record of records.slice(from, from + count)) yield eventAnswer(record, tellsPositions);
}

interface Reading {
  readonly tellsPositions: boolean;
  readonly pace: Pace;
}

async function* answersFromAll(
  log: ServerLog,
  options: ReadReq.Options,
  { count, pace }: { readonly count: number; readonly pace: Pace },
) {
  const passes = filterOf(options);
  const window = windowOf(options);
  let left = count;
  for (const { record, first } of inOrder(log, options)) {
    const there = record.times - first;
    const isOne = passes(record);
    // The server ends only when it has found one more, or nothing more.
    if (left === 0 && isOne) return;
    const found = isOne ? Math.min(there, left) : 0;
    await pace.consider(found === 0 ? there : found, window);
    for (let turn = 0; turn < found; turn += 1)
      yield eventAnswer(nth(record, isBackwards(options) ? record.times - 1 - turn : first + turn), true);
    left -= found;
  }
}

const isBackwards = (options: ReadReq.Options): boolean =>
  options.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS;

/** The records that are there now, in the direction that is asked for, and which of those that each stands for comes first. */
function* inOrder(log: ServerLog, options: ReadReq.Options) {
  const records = [...log.records];
  if (isBackwards(options)) {
    for (const record of records.reverse()) yield { record, first: 0 };
    return;
  }
  const { index, offset } = startIn(log, options);
  for (const [turn, record] of records.slice(index).entries()) yield { record, first: turn === 0 ? offset : 0 };
}

/** Records that are gone through at once; 32 where a request names no number. */
export const windowOf = (options: ReadReq.Options): number => {
  const filter = options.getFilter();
  return filter?.hasMax() ? filter.getMax() : 32;
};

/** The record at which reading begins, and which of those that it stands for. */
export const startIn = (log: ServerLog, options: ReadReq.Options): Cursor => {
  const position = options.getAll()?.getPosition();
  if (!position) return { index: 0, offset: 0 };
  const at = Number(position.getCommitPosition());
  const index = log.records.findIndex((record) => record.position + record.times * record.bytes > at);
  const record = log.records[index];
  if (!record) return { index: log.records.length, offset: 0 };
  // Offsets between two records are garbage to the server.
  const offset = (at - record.position) / record.bytes;
  if (!Number.isInteger(offset) || offset < 0) throw new Refused('invalid-position');
  return { index, offset };
};

export const filterOf = (options: ReadReq.Options): ((record: LogRecord) => boolean) => {
  const filter = options.getFilter();
  const streamNames = filter?.getStreamIdentifier();
  const expression = streamNames ?? filter?.getEventType();
  if (!expression) return () => true;
  const prefixes = expression.getPrefixList();
  const regex = new RegExp(expression.getRegex());
  return ({ stream, type }) => {
    const name = streamNames ? stream : type;
    return prefixes.length > 0 ? prefixes.some((prefix) => name.startsWith(prefix)) : regex.test(name);
  };
};
