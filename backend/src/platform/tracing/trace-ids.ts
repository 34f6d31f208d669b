import { createHash } from 'node:crypto';
import type { CommandOrigin } from '@sternklar/event-store/tracing/tracing';
import type { RemoteSpan } from './process-tracing.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Version 00; later ones may say more behind it. */
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}(?:$|-)/;
const ONLY_ZEROS = /^0+$/;

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The trace of everything that goes back to one request: the 16 bytes of a UUID, made of any other id by a hash. */
export const traceIdOf = (correlationId: string): string => {
  const plain = UUID.test(correlationId) ? correlationId.replaceAll('-', '').toLowerCase() : '';
  return plain === '' || ONLY_ZEROS.test(plain) ? digestOf(correlationId).slice(0, 32) : plain;
};

/** The correlation id of which a trace's id is made: the same 16 bytes as a UUID. */
export const correlationIdOf = (traceId: string): string =>
  traceId.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** The span of a command, for everybody who knows one of its events. */
export const commandSpanOf = ({ commandId, streamId }: CommandOrigin): string =>
  digestOf(`${commandId} ${streamId}`).slice(0, 16);

/** Null for what is no valid `traceparent`. */
export const readTraceparent = (header: unknown): RemoteSpan | null => {
  const [, traceId, spanId] = (typeof header === 'string' && TRACEPARENT.exec(header)) || [];
  if (traceId === undefined || spanId === undefined) return null;
  return ONLY_ZEROS.test(traceId) || ONLY_ZEROS.test(spanId) ? null : { traceId, spanId };
};
