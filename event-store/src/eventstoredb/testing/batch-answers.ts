import code, { type Code as CodeNumber } from '@eventstore/db-client/generated/code_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import status from '@eventstore/db-client/generated/status_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import protobufAny from 'google-protobuf/google/protobuf/any_pb.js';
import type { Expected, Written } from './server-log.ts';

const { Code } = code;
const PACKAGE = 'event_store.client';

interface Message {
  serializeBinary(): Uint8Array;
}

/** A refusal as a batch call tells it: no failure of the call, but a status with the kind of refusal in its details. */
const statusOf = (name: string, details: Message, kind: CodeNumber = Code.UNKNOWN) => {
  const any = new protobufAny.Any();
  any.pack(details.serializeBinary(), name === 'Empty' ? 'google.protobuf.Empty' : `${PACKAGE}.${name}`);
  const answer = new status.Status();
  answer.setMessage(name);
  answer.setCode(kind);
  answer.setDetails(any);
  return answer;
};

export const accessDenied = () => statusOf('AccessDenied', new shared.AccessDenied(), Code.PERMISSION_DENIED);
export const timedOut = () => statusOf('Timeout', new shared.Timeout(), Code.DEADLINE_EXCEEDED);

export const tooLarge = (maxAppendSize: number) => {
  const details = new shared.MaximumAppendSizeExceeded();
  details.setMaxappendsize(maxAppendSize);
  return statusOf('MaximumAppendSizeExceeded', details, Code.INVALID_ARGUMENT);
};

/** KurrentDB since 25.1 has a limit for each event, too. */
export const eventTooLarge = () =>
  statusOf('MaximumAppendEventSizeExceeded', new shared.MaximumAppendSizeExceeded(), Code.INVALID_ARGUMENT);

/** Of a member that has no leader: neither a code nor details tell it, only words. */
export const notReady = () => {
  const answer = statusOf('Empty', new shared.Empty(), Code.OK);
  answer.setMessage('Server Is Not Ready');
  return answer;
};

const deleted = (stream: string) => {
  const details = new shared.StreamDeleted();
  details.setStreamIdentifier(identifierOf(stream));
  return statusOf('StreamDeleted', details, Code.NOT_FOUND);
};

const wrongVersion = (current: number | null, expected: Expected) => {
  const details = new shared.WrongExpectedVersion();
  if (current === null) details.setCurrentNoStream(new shared.Empty());
  else details.setCurrentStreamRevision(String(current));
  if (typeof expected === 'number') details.setExpectedStreamPosition(String(expected));
  else details.setExpectedNoStream(new shared.Empty());
  return statusOf('WrongExpectedVersion', details, Code.ALREADY_EXISTS);
};

const identifierOf = (stream: string) => {
  const identifier = new shared.StreamIdentifier();
  identifier.setStreamName(Uint8Array.from(Buffer.from(stream)));
  return identifier;
};

/** The outcome of one append of many: success with its place, or what was refused. */
export const resultOf = (written: Written, { stream, expected }: { stream: string; expected: Expected }) => {
  if (written.kind === 'deleted') return deleted(stream);
  if (written.kind === 'wrong-version') return wrongVersion(written.current, expected);
  const position = new shared.AllStreamPosition();
  position.setCommitPosition(String(written.position));
  position.setPreparePosition(String(written.position));
  const success = new streams.BatchAppendResp.Success();
  success.setCurrentRevision(String(written.revision));
  success.setPosition(position);
  return success;
};

export type BatchResult = ReturnType<typeof resultOf>;

/** As the server tells it of an append of which the rest has not come in time. */
export const inHalves = (uuid: shared.UUID): shared.UUID => {
  const bytes = Buffer.from(uuid.getString().replaceAll('-', ''), 'hex');
  const halves = new shared.UUID.Structured();
  halves.setMostSignificantBits(String(bytes.readBigInt64BE(0)));
  halves.setLeastSignificantBits(String(bytes.readBigInt64BE(8)));
  const told = new shared.UUID();
  told.setStructured(halves);
  return told;
};

export const batchAnswer = (correlation: shared.UUID, stream: string, result: BatchResult) => {
  const answer = new streams.BatchAppendResp();
  answer.setCorrelationId(correlation);
  answer.setStreamIdentifier(identifierOf(stream));
  if (result instanceof streams.BatchAppendResp.Success) answer.setSuccess(result);
  else answer.setError(result);
  return answer;
};
