import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { Pace } from './pace.ts';
import type { LogRecord, ServerLog } from './server-log.ts';

const { ReadResp } = streams;
type Answer = InstanceType<typeof ReadResp>;

const UNKNOWN_POSITION = '18446744073709551615';
const TICKS_PER_MS = 10_000n;

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
    if (left === 0) return;
    const there = record.times - first;
    const found = passes(record) ? Math.min(there, left) : 0;
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

/** One of the records that are held as a count. */
const nth = (record: LogRecord, index: number): LogRecord => ({
  ...record,
  // The same whenever it is read.
  id: record.times === 1 ? record.id : `${record.id.slice(0, -12)}${index.toString(16).padStart(12, '0')}`,
  revision: record.revision + index,
  position: record.position + index * record.bytes,
  times: 1,
});

export interface Following {
  readonly pace: Pace;
  readonly signal: AbortSignal;
  /** Servers since 23.10 say when nothing more is there. */
  readonly tellsCaughtUp: boolean;
}

/**
 * Confirmation, then everything that passes from the given place on. A checkpoint follows each so many records, whether any
 * of them passed or not; none comes for what is left at the end.
 */
export async function* subscriptionTo(log: ServerLog, options: ReadReq.Options, following: Following) {
  const { pace, signal } = following;
  const passes = filterOf(options);
  const window = windowOf(options);
  const interval = window * (options.getFilter()?.getCheckpointintervalmultiplier() ?? 1);
  let sinceCheckpoint = 0;
  yield confirmationAnswer();
  for await (const { record, first } of asTheyCome(log, options, signal)) {
    if (record === null) {
      if (following.tellsCaughtUp) yield caughtUpAnswer();
      continue;
    }
    for (let offset = first; offset < record.times; ) {
      const next = passes(record) ? 1 : Math.min(interval - sinceCheckpoint, record.times - offset);
      await pace.consider(next, window);
      offset += next;
      sinceCheckpoint = (sinceCheckpoint + next) % interval;
      yield* answersAbout(nth(record, offset - 1), { passes: passes(record), isPlace: sinceCheckpoint === 0 });
    }
  }
}

function* answersAbout(record: LogRecord, { passes, isPlace }: { passes: boolean; isPlace: boolean }) {
  if (passes) yield eventAnswer(record, true);
  if (isPlace) yield checkpointAnswer(record);
}

/** Everything behind the given place, now and later; null once, when everything that was there is told. */
async function* asTheyCome(log: ServerLog, options: ReadReq.Options, signal: AbortSignal) {
  const from = options.getAll()?.hasEnd() ? { index: log.records.length, offset: 0 } : startIn(log, options);
  // A subscription begins behind the position that it is given, a read with it.
  const first = options.getAll()?.hasPosition() ? from.offset + 1 : from.offset;
  let told = false;
  for (let index = from.index; !signal.aborted; ) {
    for (; index < log.records.length; index += 1) {
      const record = log.records[index];
      if (record) yield { record, first: index === from.index ? first : 0 };
    }
    if (!told) yield { record: null, first: 0 };
    told = true;
    await log.more(index, signal);
  }
}

/** Records that are gone through at once; 32 where a request names no number. */
const windowOf = (options: ReadReq.Options): number => {
  const filter = options.getFilter();
  return filter?.hasMax() ? filter.getMax() : 32;
};

/** The record at which reading begins, and which of those that it stands for. */
const startIn = (log: ServerLog, options: ReadReq.Options): { index: number; offset: number } => {
  const position = options.getAll()?.getPosition();
  if (!position) return { index: 0, offset: 0 };
  const at = Number(position.getCommitPosition());
  const index = log.records.findIndex((record) => record.position + record.times * record.bytes > at);
  const record = log.records[index];
  if (!record) return { index: log.records.length, offset: 0 };
  // Offsets between two records are garbage to the server.
  const offset = (at - record.position) / record.bytes;
  if (!Number.isInteger(offset) || offset < 0) throw new Refused('unknown');
  return { index, offset };
};

const filterOf = (options: ReadReq.Options): ((record: LogRecord) => boolean) => {
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

const eventAnswer = (record: LogRecord, tellsPosition: boolean): Answer => {
  const identifier = new shared.StreamIdentifier();
  identifier.setStreamName(Uint8Array.from(Buffer.from(record.stream)));
  const id = new shared.UUID();
  id.setString(record.id);
  const position = tellsPosition ? String(record.position) : UNKNOWN_POSITION;
  const recorded = new ReadResp.ReadEvent.RecordedEvent();
  recorded.setId(id);
  recorded.setStreamIdentifier(identifier);
  recorded.setStreamRevision(String(record.revision));
  recorded.setCommitPosition(position);
  recorded.setPreparePosition(position);
  recorded.setData(record.data);
  recorded.setCustomMetadata(record.metadata);
  recorded
    .getMetadataMap()
    .set('type', record.type)
    .set('content-type', record.contentType)
    .set('created', String(BigInt(record.created.getTime()) * TICKS_PER_MS));
  const event = new ReadResp.ReadEvent();
  event.setEvent(recorded);
  if (tellsPosition) event.setCommitPosition(position);
  else event.setNoPosition(new shared.Empty());
  const answer = new ReadResp();
  answer.setEvent(event);
  return answer;
};

const notFoundAnswer = (wanted: ReadReq.Options.StreamOptions): Answer => {
  const notFound = new ReadResp.StreamNotFound();
  notFound.setStreamIdentifier(wanted.getStreamIdentifier());
  const answer = new ReadResp();
  answer.setStreamNotFound(notFound);
  return answer;
};

const confirmationAnswer = (): Answer => {
  const confirmation = new ReadResp.SubscriptionConfirmation();
  confirmation.setSubscriptionId(crypto.randomUUID());
  const answer = new ReadResp();
  answer.setConfirmation(confirmation);
  return answer;
};

const caughtUpAnswer = (): Answer => {
  const answer = new ReadResp();
  answer.setCaughtUp(new ReadResp.CaughtUp());
  return answer;
};

const checkpointAnswer = ({ position }: LogRecord): Answer => {
  const checkpoint = new ReadResp.Checkpoint();
  checkpoint.setCommitPosition(String(position));
  checkpoint.setPreparePosition(String(position));
  const answer = new ReadResp();
  answer.setCheckpoint(checkpoint);
  return answer;
};
