import {
  AccessDeniedError,
  DeadlineExceededError,
  MaxAppendSizeExceededError,
  StreamDeletedError,
  UnavailableError,
  UnknownError,
} from '@eventstore/db-client';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';

/**
 * Which append an answer belongs to: servers tell it as it was sent, but as two halves of 64 bits where they have waited in vain
 * for the rest of an append.
 */
export const correlationIn = (answer: BatchAppendResp): string => {
  const uuid = answer.getCorrelationId();
  const halves = uuid?.getStructured();
  if (!halves) return uuid?.getString() ?? '';
  const bytes = Buffer.alloc(16);
  bytes.writeBigUInt64BE(BigInt.asUintN(64, BigInt(halves.getMostSignificantBits())), 0);
  bytes.writeBigUInt64BE(BigInt.asUintN(64, BigInt(halves.getLeastSignificantBits())), 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

type Status = NonNullable<ReturnType<BatchAppendResp['getError']>>;

const PACKAGE = 'event_store.client.';

/** Where the stream ended when an append was refused, undefined when it was not. Throws the client's errors for all else. */
export const actualVersionIn = (answer: BatchAppendResp): number | undefined => {
  const refusal = answer.getError();
  if (!refusal) return undefined;
  const conflict = refusal
    .getDetails()
    ?.unpack(shared.WrongExpectedVersion.deserializeBinary, `${PACKAGE}WrongExpectedVersion`);
  if (!conflict) throw failureIn(refusal);
  return conflict.hasCurrentStreamRevision() ? Number(conflict.getCurrentStreamRevision()) + 1 : 0;
};

/** A member without a leader tells it by words alone, with nothing in the details: another one is looked for. */
const failureIn = (refusal: Status): Error => {
  switch (refusal.getDetails()?.getTypeName()) {
    case `${PACKAGE}StreamDeleted`:
      return StreamDeletedError.fromStreamName('');
    case `${PACKAGE}AccessDenied`:
      return new AccessDeniedError();
    case `${PACKAGE}Timeout`:
      return new DeadlineExceededError();
    case `${PACKAGE}MaximumAppendSizeExceeded`:
    case `${PACKAGE}MaximumAppendEventSizeExceeded`:
      return MaxAppendSizeExceededError.fromMaxAppendSize(0);
    case 'google.protobuf.Empty':
      return new UnavailableError(undefined, refusal.getMessage());
    default:
      return new UnknownError(undefined, refusal.getMessage());
  }
};
