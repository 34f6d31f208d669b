import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { LogPlace } from './paging.ts';
import type { LogRecord } from './server-log.ts';

const { ReadResp } = streams;
type Answer = InstanceType<typeof ReadResp>;

const UNKNOWN_POSITION = '18446744073709551615';
const TICKS_PER_MS = 10_000n;

export const eventAnswer = (record: LogRecord, tellsPosition: boolean): Answer => {
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

export const notFoundAnswer = (wanted: ReadReq.Options.StreamOptions): Answer => {
  const notFound = new ReadResp.StreamNotFound();
  notFound.setStreamIdentifier(wanted.getStreamIdentifier());
  const answer = new ReadResp();
  answer.setStreamNotFound(notFound);
  return answer;
};

export const confirmationAnswer = (): Answer => {
  const confirmation = new ReadResp.SubscriptionConfirmation();
  confirmation.setSubscriptionId(crypto.randomUUID());
  const answer = new ReadResp();
  answer.setConfirmation(confirmation);
  return answer;
};

export const caughtUpAnswer = (): Answer => {
  const answer = new ReadResp();
  answer.setCaughtUp(new ReadResp.CaughtUp());
  return answer;
};

export const checkpointAnswer = ({ commit, prepare }: LogPlace): Answer => {
  const checkpoint = new ReadResp.Checkpoint();
  checkpoint.setCommitPosition(String(commit));
  checkpoint.setPreparePosition(String(prepare));
  const answer = new ReadResp();
  answer.setCheckpoint(checkpoint);
  return answer;
};
