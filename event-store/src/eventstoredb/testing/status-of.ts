import grpc from '@grpc/grpc-js';
import { Refused } from './read-calls.ts';

interface Told {
  readonly code: grpc.status;
  readonly words: string;
  /** Only some failures are told by name in the trailers. */
  readonly isNamed?: boolean;
}

const { status } = grpc;

/** What the server says of each failure. */
const TOLD: Readonly<Record<string, Told>> = {
  unavailable: { code: status.UNAVAILABLE, words: 'Server Is Not Ready' },
  'not-leader': { code: status.NOT_FOUND, words: 'Leader info available', isNamed: true },
  'no-leader-info': { code: status.UNKNOWN, words: 'No leader info available in response' },
  'invalid-position': { code: status.UNKNOWN, words: 'Unexpected ReadAllResult: InvalidPosition' },
  'access-denied': { code: status.PERMISSION_DENIED, words: 'Access Denied', isNamed: true },
  unauthenticated: { code: status.UNAUTHENTICATED, words: 'Unauthenticated' },
  'stream-deleted': { code: status.FAILED_PRECONDITION, words: 'Event stream is deleted.', isNamed: true },
  'maximum-append-size-exceeded': {
    code: status.INVALID_ARGUMENT,
    words: 'Maximum Append Size Exceeded.',
    isNamed: true,
  },
  'maximum-append-event-size-exceeded': {
    code: status.INVALID_ARGUMENT,
    words: 'An event exceeds Maximum Append Event Size.',
    isNamed: true,
  },
};

/** How a refusal ends a call. */
export const statusOf = (error: unknown): grpc.ServiceError => {
  const refused = error instanceof Refused ? error : new Refused('unknown');
  const { code, words, isNamed } = TOLD[refused.kind] ?? {
    code: status.UNKNOWN,
    words: 'Exception was thrown by handler.',
  };
  const metadata = new grpc.Metadata();
  if (isNamed) metadata.set('exception', refused.kind);
  for (const [name, value] of Object.entries(refused.facts)) metadata.set(name, value);
  return Object.assign(new Error(words), { code, details: words, metadata });
};
