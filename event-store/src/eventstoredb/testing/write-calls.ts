import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { AppendReq } from '@eventstore/db-client/generated/streams_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { Refused } from './read-calls.ts';
import type { Expected, Proposed, ServerLog, Written } from './server-log.ts';

const { AppendResp } = streams;

/** Carries out one append and answers it as the server does. */
export const answerAppend = (log: ServerLog, requests: readonly AppendReq[], maxAppendSize: number) => {
  const options = requests[0]?.getOptions();
  const identifier = options?.getStreamIdentifier();
  const stream = Buffer.from(identifier?.getStreamName_asU8() ?? []).toString();
  const expected: Expected = options?.hasNoStream()
    ? 'no-stream'
    : options?.hasRevision()
      ? Number(options.getRevision())
      : 'any';
  const events = requests.slice(1).map(proposedIn);
  const size = events.reduce((sum, { data, metadata }) => sum + data.length + metadata.length, 0);
  if (size > maxAppendSize) {
    throw new Refused('maximum-append-size-exceeded', { 'maximum-append-size': String(maxAppendSize) });
  }
  const written = log.append(stream, expected, events);
  if (written.kind === 'deleted') throw new Refused('stream-deleted', { 'stream-name': stream });
  return answerOf(written, expected);
};

const proposedIn = (request: AppendReq): Proposed => {
  const message = request.getProposedMessage();
  const facts = message?.getMetadataMap();
  return {
    id: message?.getId()?.getString() ?? '',
    type: facts?.get('type') ?? '',
    contentType: facts?.get('content-type') ?? '',
    data: message?.getData_asU8() ?? new Uint8Array(),
    metadata: message?.getCustomMetadata_asU8() ?? new Uint8Array(),
  };
};

const answerOf = (written: Exclude<Written, { kind: 'deleted' }>, expected: Expected) => {
  const answer = new AppendResp();
  if (written.kind === 'written') {
    const position = new AppendResp.Position();
    position.setCommitPosition(String(written.position));
    position.setPreparePosition(String(written.position));
    const success = new AppendResp.Success();
    success.setCurrentRevision(String(written.revision));
    success.setPosition(position);
    answer.setSuccess(success);
    return answer;
  }
  const refusal = new AppendResp.WrongExpectedVersion();
  if (written.current === null) refusal.setCurrentNoStream(new shared.Empty());
  else refusal.setCurrentRevision(String(written.current));
  if (typeof expected === 'number') refusal.setExpectedRevision(String(expected));
  else refusal.setExpectedNoStream(new shared.Empty());
  answer.setWrongExpectedVersion(refusal);
  return answer;
};
