import { createEventRegistry, defineEvent, type EventOf } from '@sternklar/contracts/event-registry';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type CommandContext, createCommandHandler, TooManyConflicts } from './command-handler.ts';
import { reject, type StreamType } from './decider.ts';
import { InvalidEvent } from './event-codec.ts';
import { createInMemoryEventStore } from './in-memory/in-memory-event-store.ts';
import { createEventCodec } from './personal-data/event-codec.ts';
import { createInMemorySubjectKeys } from './personal-data/subject-keys.ts';
import { testEventId } from './testing/recorded-event.ts';

const amountPaidIn = defineEvent('AmountPaidIn', z.object({ cents: z.number().int().positive() }));
type AccountEvent = EventOf<typeof amountPaidIn>;

const account: StreamType<number, AccountEvent> = {
  initialState: 0,
  evolve: (cents, { data }) => cents + data.cents,
};
const paidIn = (cents: number): AccountEvent => ({ type: 'AmountPaidIn', data: { cents } });
const context: CommandContext = {
  actor: { kind: 'operator' },
  accountId: null,
  correlationId: 'correlation-1',
  causationId: 'causation-1',
  commandId: 'command-1',
};

const world = () => {
  let ids = 0;
  const store = createInMemoryEventStore({ now: () => new Date('2025-03-03T09:00:00Z') });
  const codec = createEventCodec({ registry: createEventRegistry([amountPaidIn]), keys: createInMemorySubjectKeys() });
  const pauses: number[] = [];
  const handler = createCommandHandler({
    store,
    codec,
    nextId: () => testEventId(++ids),
    pause: async (attempt) => {
      pauses.push(attempt);
    },
  });
  const pay = (decide: (cents: number, version: number) => readonly AccountEvent[], streamId = 'account-1') =>
    handler.handle({ streamType: account, streamId, decide, context });
  /** What somebody else writes between our reading and our writing. */
  const othersPay = async (cents: number, streamId = 'account-1') => {
    const events = await codec.encode([paidIn(cents)], [testEventId(1_000_000 + ++ids)], context);
    await store.append(streamId, (await store.readStream(streamId)).length, events);
  };
  return { store, handler, pay, othersPay, pauses };
};

describe('A command', () => {
  test('sees the state without events of a newer version, whose types this one does not have', async () => {
    const { pay, store } = world();
    await pay(() => [paidIn(500)]);
    const [known] = await store.readStream('account-1');
    const { data = '', metadata = '' } = known ?? {};
    await store.append('account-1', 1, [{ id: testEventId(77), type: 'AmountPaidOut', data, metadata }]);
    const decide = vi.fn(() => [paidIn(70)]);
    expect(await pay(decide)).toMatchObject({ state: 570, version: 3 });
    expect(decide).toHaveBeenCalledExactlyOnceWith(500, 2);
  });

  test('on a new stream sees the initial state and version 0, and is recorded with its context', async () => {
    const { pay, store } = world();
    const decide = vi.fn(() => [paidIn(500), paidIn(70)]);
    const handled = await pay(decide);
    expect(decide).toHaveBeenCalledExactlyOnceWith(0, 0);
    expect(handled).toMatchObject({ state: 570, version: 2, position: 2 });
    expect(handled).toHaveProperty('events', [
      expect.objectContaining({ id: testEventId(1), version: 1, position: 1, data: { cents: 500 } }),
      expect.objectContaining({ id: testEventId(2), version: 2, position: 2, data: { cents: 70 } }),
    ]);
    const [first] = await store.readAll(0, 10);
    expect(JSON.parse(first?.metadata ?? '')).toEqual({ ...context, schemaVersion: 1 });
  });

  test('on a stream that was just named does not read it first, but finds out when it is not empty after all', async () => {
    const { handler, store, othersPay } = world();
    const readStream = vi.spyOn(store, 'readStream');
    const decide = vi.fn((cents: number) => [paidIn(cents + 1)]);
    const payInto = (streamId: string) =>
      handler.handle({ streamType: account, streamId, isNew: true, decide, context });
    expect(await payInto('account-1')).toMatchObject({ state: 1, version: 1 });
    expect(readStream).not.toHaveBeenCalled();
    await othersPay(500, 'account-2');
    expect(await payInto('account-2')).toMatchObject({ state: 1_001, version: 2 });
    expect(decide.mock.calls).toEqual([
      [0, 0],
      [0, 0],
      [500, 1],
    ]);
  });

  test('on an old stream sees all of it, however long it is', async () => {
    const { pay, handler } = world();
    for (let page = 0; page < 3; page += 1) await pay(() => Array.from({ length: 400 }, () => paidIn(1)));
    expect(await handler.load(account, 'account-1')).toEqual({ state: 1200, version: 1200, position: 1200 });
    expect(await pay((cents) => [paidIn(cents)])).toMatchObject({ state: 2400, version: 1201, position: 1201 });
  });

  test('on a stream that is known reads nothing of it', async () => {
    const { handler, store, othersPay } = world();
    await othersPay(5);
    const knownUntil = await handler.load(account, 'account-1');
    const readStream = vi.spyOn(store, 'readStream');
    const options = { streamType: account, streamId: 'account-1', knownUntil, context };
    expect(await handler.handle({ ...options, decide: () => [paidIn(7)] })).toMatchObject({ state: 12, version: 2 });
    expect(readStream).not.toHaveBeenCalled();
    const refuse = () => reject('account-closed');
    expect(
      await handler.handle({ ...options, decide: (cents) => (cents === 5 ? refuse() : [paidIn(1)]) }),
    ).toMatchObject({
      state: 13,
      version: 3,
    });
  });

  test('on a stream that went on since it was known reads what came after it, and no more', async () => {
    const { handler, store, othersPay } = world();
    for (const cents of [5, 70, 900]) await othersPay(cents);
    const readStream = vi.spyOn(store, 'readStream');
    const decide = vi.fn((cents: number) => [paidIn(cents)]);
    const knownUntil = { state: 75, version: 2 };
    const handled = await handler.handle({ streamType: account, streamId: 'account-1', knownUntil, decide, context });
    expect(handled).toMatchObject({ state: 1_950, version: 4 });
    expect(decide.mock.calls).toEqual([
      [75, 2],
      [975, 3],
    ]);
    expect(readStream.mock.calls).toEqual([['account-1', expect.objectContaining({ fromVersion: 3 })]]);
  });

  test('that was loaded before and changes nothing still answers where its stream ends in the log', async () => {
    const { handler, othersPay } = world();
    await othersPay(5);
    const knownUntil = await handler.load(account, 'account-1');
    const options = { streamType: account, streamId: 'account-1', knownUntil, decide: () => [], context };
    expect(await handler.handle(options)).toMatchObject({ state: 5, version: 1, position: 1 });
  });

  test('that may repeat finds its earlier run also in the part of the stream that is known', async () => {
    const { handler } = world();
    const repeatable = { ...context, mayRepeat: true as const };
    const options = { streamType: account, streamId: 'account-1', decide: () => [paidIn(5)], context: repeatable };
    await handler.handle(options);
    const knownUntil = await handler.load(account, 'account-1');
    expect(await handler.handle({ ...options, knownUntil })).toMatchObject({ state: 5, version: 1 });
  });

  test('that changes nothing appends nothing, and answers where its stream ends in the log', async () => {
    const { pay, othersPay, store } = world();
    await pay(() => [paidIn(5)]);
    await othersPay(1, 'account-2');
    expect(await pay(() => [])).toEqual({ events: [], state: 5, version: 1, position: 1 });
    expect(await pay(() => [], 'account-3')).toEqual({ events: [], state: 0, version: 0, position: 0 });
    expect(await store.head()).toBe(2);
  });

  test('that is refused answers the refusal and appends nothing', async () => {
    const { handler, store } = world();
    const handled = await handler.handle({
      streamType: account,
      streamId: 'account-1',
      decide: () => reject('account-closed', { since: 2024 }),
      context,
    });
    expect(handled).toEqual({ rejected: 'account-closed', details: { since: 2024 } });
    expect(await store.head()).toBe(0);
  });

  test('decides again on what others wrote meanwhile', async () => {
    const { pay, othersPay, store, pauses } = world();
    const seen: [number, number][] = [];
    const appendAfterOthers = store.append;
    vi.spyOn(store, 'append').mockImplementationOnce(async (...append) => {
      await othersPay(30);
      return appendAfterOthers(...append);
    });
    const handled = await pay((cents, version) => {
      seen.push([cents, version]);
      return [paidIn(1)];
    });
    expect(seen).toEqual([
      [0, 0],
      [30, 1],
    ]);
    expect(handled).toMatchObject({ state: 31, version: 2, position: 2 });
    expect(pauses).toEqual([1]);
  });

  test('gives up with an error of its own after ten conflicts', async () => {
    const { pay, store, pauses } = world();
    vi.spyOn(store, 'append').mockResolvedValue({ appended: false, actualVersion: 1 });
    const decide = vi.fn(() => [paidIn(1)]);
    await expect(pay(decide)).rejects.toThrow(TooManyConflicts);
    expect(decide).toHaveBeenCalledTimes(10);
    expect(pauses).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('that many send at once is carried out for every one of them', async () => {
    const { pay } = world();
    const handled = await Promise.all(Array.from({ length: 8 }, () => pay(() => [paidIn(1)])));
    expect(handled.map((each) => 'version' in each && each.version).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('whose event breaks its schema appends nothing', async () => {
    const { pay, store } = world();
    await expect(pay(() => [paidIn(1), paidIn(-1)])).rejects.toThrow(InvalidEvent);
    expect(await store.head()).toBe(0);
  });
});

describe('A command that may come again', () => {
  const repeatable = { ...context, mayRepeat: true } as const;
  const payOnce = ({ handler }: ReturnType<typeof world>, cents = 500, streamId = 'account-1') =>
    handler.handle({ streamType: account, streamId, decide: () => [paidIn(cents), paidIn(1)], context: repeatable });

  test('is carried out once, and answers what it recorded then', async () => {
    const here = world();
    const first = await payOnce(here);
    const again = await payOnce(here, 999);
    expect(again).toEqual(first);
    expect(await here.store.head()).toBe(2);
    const [stored] = await here.store.readAll(0, 1);
    expect(JSON.parse(stored?.metadata ?? '')).toEqual({ ...context, schemaVersion: 1 });
  });

  test('answers its own events alone, wherever in the stream they are, and the stream as it is now', async () => {
    const here = world();
    const others = { ...context, commandId: 'command-2' };
    const pay = (count: number) =>
      here.handler.handle({
        streamType: account,
        streamId: 'account-1',
        decide: () => Array.from({ length: count }, () => paidIn(1)),
        context: others,
      });
    await pay(600);
    const first = await payOnce(here);
    await pay(600);
    const again = await payOnce(here);
    expect(again).toMatchObject({ events: (first as { events: unknown }).events, state: 1701, version: 1202 });
  });

  test('is carried out once when it comes twice at the same time', async () => {
    const here = world();
    const answers = await Promise.all(Array.from({ length: 6 }, () => payOnce(here)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await here.store.head()).toBe(2);
  });

  test('reads nothing of a new stream when it is known to come for the first time', async () => {
    const { handler, store } = world();
    const readStream = vi.spyOn(store, 'readStream');
    const options = { streamType: account, streamId: 'account-1', isNew: true, decide: () => [paidIn(5)] };
    const first = await handler.handle({ ...options, context: { ...repeatable, isFirstRun: true } });
    expect(first).toMatchObject({ state: 5, version: 1 });
    expect(readStream).not.toHaveBeenCalled();
    expect(await handler.handle({ ...options, context: repeatable })).toEqual(first);
  });

  test('is carried out once, and answers the same, when what was taken for its first run was overtaken by another', async () => {
    const here = world();
    const other = await payOnce(here);
    const decide = vi.fn(() => [paidIn(1)]);
    const context = { ...repeatable, isFirstRun: true } as const;
    const overtaken = { streamType: account, streamId: 'account-1', isNew: true, decide, context };
    expect(await here.handler.handle(overtaken)).toEqual(other);
    expect(decide).toHaveBeenCalledTimes(1);
    expect(await here.store.head()).toBe(2);
    const [stored] = await here.store.readAll(0, 1);
    expect(JSON.parse(stored?.metadata ?? '')).not.toHaveProperty('isFirstRun');
  });

  test('is carried out on each of the streams it goes to', async () => {
    const here = world();
    await payOnce(here);
    await payOnce(here, 500, 'account-2');
    expect(await here.store.head()).toBe(4);
  });

  test('is decided again when it recorded nothing', async () => {
    const here = world();
    const handle = (events: readonly AccountEvent[]) =>
      here.handler.handle({ streamType: account, streamId: 'account-1', decide: () => events, context: repeatable });
    await handle([]);
    expect(await handle([paidIn(7)])).toMatchObject({ state: 7, version: 1 });
  });
});
