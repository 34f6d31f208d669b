import { describe, expect, it } from 'vitest';
import { requestIdFrom } from '../http/request-id.ts';
import { createTrustedCaller } from './trusted-caller.ts';

const TRACE = '0192f0c17a307c118a449b1f5e2d3c4b';
const request = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers: { traceparent: `00-${TRACE}-b7ad6b7169203331-01`, ...headers } }) as never;

describe('traceparent of a request', () => {
  const callerOf = createTrustedCaller(['10.0.0.0/8']);
  const idOf = requestIdFrom(() => 'a-new-id', callerOf);

  it('counts from a trusted proxy, and names the request, whatever else is said', () => {
    expect(callerOf(request('10.1.2.3'))).toEqual({ traceId: TRACE, spanId: 'b7ad6b7169203331' });
    expect(idOf(request('10.1.2.3', { 'x-request-id': 'another-name' }))).toBe('0192f0c1-7a30-7c11-8a44-9b1f5e2d3c4b');
  });

  it('counts from nobody else', () => {
    expect(callerOf(request('192.0.2.7'))).toBeNull();
    expect(callerOf(request('192.0.2.7', { 'x-forwarded-for': '10.1.2.3' }))).toBeNull();
    expect(idOf(request('192.0.2.7'))).toBe('a-new-id');
    expect(createTrustedCaller([])(request('127.0.0.1'))).toBeNull();
  });
});
