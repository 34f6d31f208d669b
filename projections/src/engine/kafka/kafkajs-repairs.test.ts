import { createRequire } from 'node:module';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import './kafkajs-repairs.ts';

const RequestQueue = createRequire(import.meta.url)('kafkajs/src/network/requestQueue');

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const openQueue = () => {
  const sent: number[] = [];
  const queue = new RequestQueue({ maxInFlightRequests: 1, requestTimeout: 1_000, logger: { debug: () => undefined } });
  const ask = (correlationId: number) =>
    queue.push({
      entry: { correlationId, resolve: () => undefined, reject: () => undefined },
      expectResponse: true,
      sendRequest: () => sent.push(correlationId),
    });
  const answer = (correlationId: number) => queue.fulfillRequest({ correlationId, payload: null, size: 0 });
  return { sent, queue, ask, answer };
};

it('a connection on which no request waits is left alone', () => {
  const { ask, answer } = openQueue();
  ask(1);
  answer(1);
  expect(vi.getTimerCount()).toBe(0);
});

it('a request that waits is sent when it may be, and looked after until then', () => {
  const { sent, queue, ask, answer } = openQueue();
  ask(1);
  ask(2);
  expect(sent).toEqual([1]);
  answer(1);
  expect(sent).toEqual([1, 2]);
  answer(2);
  queue.maybeThrottle(500);
  ask(3);
  vi.advanceTimersByTime(400);
  expect(sent).toEqual([1, 2]);
  vi.advanceTimersByTime(200);
  expect(sent).toEqual([1, 2, 3]);
  expect(vi.getTimerCount()).toBe(0);
});
