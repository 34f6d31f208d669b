import { DeadlineExceededError, UnavailableError } from '@eventstore/db-client';
import type { BatchAppendReq } from '@eventstore/db-client/generated/streams_pb.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newEvents } from '../contract/log-for-each-test.ts';
import { createAppendLine } from './append-line.ts';
import type { AppendHearing } from './client-wire.ts';
import { batchAnswer, notReady, resultOf, timedOut } from './testing/batch-answers.ts';

const TIMEOUT_MS = 1_000;

/** A call that a test answers, and what became of it. */
interface FakeCall {
  readonly hearing: AppendHearing;
  readonly sent: BatchAppendReq[];
  state: 'open' | 'left' | 'failed';
}

/** Calls open at once unless the test opens them itself. */
const fakeLine = (opens: 'at once' | 'later' = 'at once') => {
  const calls: FakeCall[] = [];
  const open = (call: FakeCall) =>
    call.hearing.opened({
      send: (request) => void call.sent.push(request),
      leave() {
        if (call.state !== 'open') return;
        call.state = 'left';
        call.hearing.ended(new UnavailableError(undefined, 'left'));
      },
      fail(error) {
        call.state = 'failed';
        call.hearing.ended(error);
      },
    });
  const line = createAppendLine((hearing) => {
    const call: FakeCall = { hearing, sent: [], state: 'open' };
    calls.push(call);
    if (opens === 'at once') open(call);
  }, TIMEOUT_MS);
  const append = (stream: string) =>
    line.append(stream, { streamId: stream, expectedVersion: 0, events: newEvents(1) });
  return { calls, line, append, open };
};

const callOf = (calls: readonly FakeCall[], index: number): FakeCall => {
  const call = calls[index];
  if (!call) throw new Error(`There is no call ${index}.`);
  return call;
};

const answer = (
  call: FakeCall,
  index: number,
  result = resultOf({ kind: 'written', revision: 0, position: 1 }, ANY),
) => {
  const correlation = call.sent[index]?.getCorrelationId();
  if (correlation) call.hearing.answered(batchAnswer(correlation, 'stream', result));
};
const ANY = { stream: 'stream', expected: 'no-stream' as const };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('Answers find what they belong to, in whatever order they come', async () => {
  const { calls, append } = fakeLine();
  const [one, other] = [append('one'), append('other')];
  const call = callOf(calls, 0);
  answer(call, 1, resultOf({ kind: 'wrong-version', current: 4 }, ANY));
  answer(call, 0);
  expect(await Promise.all([one, other])).toEqual([undefined, 5]);
});

test('One that is late ends only itself; the next ones take another call, and an answer after that harms nobody', async () => {
  const { calls, append } = fakeLine();
  const late = expect(append('late')).rejects.toThrow(DeadlineExceededError);
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
  const beside = append('beside');
  await vi.advanceTimersByTimeAsync(1);
  await late;
  const next = append('next');
  const [first, second] = [callOf(calls, 0), callOf(calls, 1)];
  answer(first, 0);
  expect(first.state).toBe('open');
  answer(first, 1);
  answer(second, 0);
  expect(await Promise.all([beside, next])).toEqual([undefined, undefined]);
  // Nobody waits for anything on it any more.
  expect(first.state).toBe('left');
  expect(second.state).toBe('open');
});

test('A call that breaks fails what is open on it, and nothing else', async () => {
  const { calls, append } = fakeLine();
  const open = [append('one'), append('other')];
  const refused = expect(Promise.allSettled(open)).resolves.toMatchObject([
    { reason: { message: 'broken' } },
    { reason: { message: 'broken' } },
  ]);
  callOf(calls, 0).hearing.ended(new UnavailableError(undefined, 'broken'));
  await refused;
  const next = append('next');
  answer(callOf(calls, 0), 0);
  answer(callOf(calls, 1), 0);
  expect(await next).toBeUndefined();
});

test('A member without a leader is left as broken, so that a leader is looked for; one that is slow is not', async () => {
  const { calls, append } = fakeLine();
  const slow = expect(append('slow')).rejects.toThrow(DeadlineExceededError);
  answer(callOf(calls, 0), 0, timedOut());
  await slow;
  expect(callOf(calls, 0).state).toBe('open');
  const leaderless = expect(append('leaderless')).rejects.toThrow(UnavailableError);
  const beside = expect(append('beside')).rejects.toThrow(UnavailableError);
  answer(callOf(calls, 0), 1, notReady());
  await Promise.all([leaderless, beside]);
  expect(callOf(calls, 0).state).toBe('failed');
});

test('While no leader is found an append waits its time and no longer, and is not sent when one is found after that', async () => {
  const { calls, append, open } = fakeLine('later');
  const late = expect(append('late')).rejects.toThrow(DeadlineExceededError);
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  await late;
  open(callOf(calls, 0));
  expect(callOf(calls, 0)).toMatchObject({ sent: [], state: 'left' });
});

test('No timer is left behind by what was answered', async () => {
  const { calls, append } = fakeLine();
  const one = append('one');
  answer(callOf(calls, 0), 0);
  await one;
  expect(vi.getTimerCount()).toBe(0);
});
