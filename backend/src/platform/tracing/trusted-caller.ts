import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { RemoteSpan } from './process-tracing.ts';
import { readTraceparent } from './trace-ids.ts';

/** Of which span a request is a part, if somebody says so who may: `traceparent` counts as `X-Forwarded-For` does. */
export type TrustedCaller = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => RemoteSpan | null;

/** Nobody else may choose in which trace they appear: it could be another's, or always a recorded one. */
export const createTrustedCaller = (trustedProxies: readonly string[]): TrustedCaller => {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  return ({ headers, socket }) => {
    const caller = readTraceparent(headers.traceparent);
    return caller && socket.remoteAddress !== undefined && isTrusted(socket.remoteAddress, 0) ? caller : null;
  };
};
