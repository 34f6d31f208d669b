import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
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

/** The answers to a finite read, of a stream or of the whole log. */
export const answersTo = (log: ServerLog, options: ReadReq.Options, tellsPositions: boolean): readonly Answer[] => {
  const count = Number(options.getCount());
  const isBackwards = options.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS;
  const wanted = options.getStream();
  if (wanted === undefined) {
    const found = (isBackwards ? log.records.toReversed() : log.records.slice(startIn(log, options))).filter(
      filterOf(options),
    );
    return found.slice(0, count).map((record) => eventAnswer(record, true));
  }
  const stream = nameOf(wanted.getStreamIdentifier());
  if (log.isBuried(stream)) throw new Refused('stream-deleted', { 'stream-name': stream });
  const records = log.stream(stream);
  if (records.length === 0) return [notFoundAnswer(wanted)];
  const from = wanted.hasRevision() ? Number(wanted.getRevision()) : 0;
  return records.slice(from, from + count).map((record) => eventAnswer(record, tellsPositions));
};

/** Confirmation, then everything from the given place on, with a checkpoint after what the filter left out. */
export async function* subscriptionTo(log: ServerLog, options: ReadReq.Options, signal: AbortSignal) {
  const passes = filterOf(options);
  let at = options.getAll()?.hasEnd() ? log.records.length : startIn(log, options);
  // A subscription begins behind the position that it is given, a read with it.
  if (options.getAll()?.hasPosition()) at += 1;
  yield confirmationAnswer();
  while (!signal.aborted) {
    for (; at < log.records.length; at += 1) {
      const record = log.records[at];
      if (record) yield passes(record) ? eventAnswer(record, true) : checkpointAnswer(record);
    }
    await log.more(at, signal);
  }
}

const startIn = (log: ServerLog, options: ReadReq.Options): number => {
  const position = options.getAll()?.getPosition();
  if (!position) return 0;
  const at = Number(position.getCommitPosition());
  const index = log.records.findIndex((record) => record.position >= at);
  // Offsets between two records are garbage to the server.
  if (index >= 0 && log.records[index]?.position !== at) throw new Refused('unknown');
  return index < 0 ? log.records.length : index;
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

const checkpointAnswer = ({ position }: LogRecord): Answer => {
  const checkpoint = new ReadResp.Checkpoint();
  checkpoint.setCommitPosition(String(position));
  checkpoint.setPreparePosition(String(position));
  const answer = new ReadResp();
  answer.setCheckpoint(checkpoint);
  return answer;
};
