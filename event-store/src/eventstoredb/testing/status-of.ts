import grpc from '@grpc/grpc-js';
import { Refused } from './read-calls.ts';

/** How a refusal ends a call. */
export const statusOf = (error: unknown): grpc.ServiceError => {
  const refused = error instanceof Refused ? error : new Refused('unknown');
  const metadata = new grpc.Metadata();
  metadata.set('exception', refused.kind);
  for (const [name, value] of Object.entries(refused.facts)) metadata.set(name, value);
  return Object.assign(new Error(refused.kind), { code: codeOf(refused.kind), details: refused.kind, metadata });
};

const codeOf = (kind: string): grpc.status => {
  switch (kind) {
    case 'unavailable':
      return grpc.status.UNAVAILABLE;
    case 'not-leader':
      return grpc.status.NOT_FOUND;
    case 'access-denied':
      return grpc.status.PERMISSION_DENIED;
    case 'stream-deleted':
      return grpc.status.FAILED_PRECONDITION;
    case 'maximum-append-size-exceeded':
      return grpc.status.INVALID_ARGUMENT;
    default:
      return grpc.status.UNKNOWN;
  }
};
