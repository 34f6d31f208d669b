import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { AppendReq } from '@eventstore/db-client/generated/streams_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { Refused } from './read-calls.ts';
import type { Expected, Proposed, ServerLog, Written } from './server-log.ts';

const { AppendResp } = streams;

/** What a server is set up to take. */
export interface WriteRules {
  /** Bytes of one append. */
  readonly maxAppendSize: number;
  /** Bytes of one event, where the server has a limit for it. */
  readonly maxAppendEventSize?: number | undefined;
  /** Beginning of the names of streams to which nobody may write. */
  readonly closedStreams: string | undefined;
}

/** One append, whichever call brings it. */
export interface AskedAppend {
  readonly stream: string;
  readonly expected: Expected;
  readonly events: readonly Proposed[];
}

/** Carries out one append of a call of its own, and answers it as the server does. */
export const answerAppend = (log: ServerLog, asked: AskedAppend, rules: WriteRules) => {
  const { stream, expected, events } = asked;
  if (isClosed(stream, rules)) throw new Refused('access-denied');
  const tooMuch = excessOf(events, rules);
  if (tooMuch === 'event') throw new Refused('maximum-append-event-size-exceeded');
  if (tooMuch === 'append') {
    throw new Refused('maximum-append-size-exceeded', { 'maximum-append-size': String(rules.maxAppendSize) });
  }
  const written = log.append(stream, expected, events);
  if (written.kind === 'deleted') throw new Refused('stream-deleted', { 'stream-name': stream });
  return answerOf(written, expected);
};

export const isClosed = (stream: string, { closedStreams }: WriteRules): boolean =>
  closedStreams !== undefined && stream.startsWith(closedStreams);

/** Bytes that the server counts for an event. */
const sizeOf = ({ type, data, metadata }: Proposed): number => 2 * type.length + data.length + metadata.length;

/** Which of the limits is exceeded. */
export const excessOf = (
  events: readonly Proposed[],
  { maxAppendSize, maxAppendEventSize = Number.POSITIVE_INFINITY }: WriteRules,
): 'event' | 'append' | undefined => {
  const sizes = events.map(sizeOf);
  if (sizes.some((size) => size > maxAppendEventSize)) return 'event';
  return sizes.reduce((sum, size) => sum + size, 0) > maxAppendSize ? 'append' : undefined;
};

/** The messages of one call: what is wanted, then an event each. */
export const askedIn = (requests: readonly AppendReq[]): AskedAppend => {
  const options = requests[0]?.getOptions();
  return {
    stream: Buffer.from(options?.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString(),
    expected: expectedIn(options?.hasNoStream(), options?.hasRevision() ? options.getRevision() : undefined),
    events: requests.slice(1).map((request) => proposedIn(request.getProposedMessage())),
  };
};

export const expectedIn = (noStream: boolean | undefined, revision: string | undefined): Expected => {
  if (noStream) return 'no-stream';
  return revision === undefined ? 'any' : Number(revision);
};

type ProposedMessage = AppendReq.ProposedMessage | streams.BatchAppendReq.ProposedMessage;

export const proposedIn = (message: ProposedMessage | undefined): Proposed => {
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
