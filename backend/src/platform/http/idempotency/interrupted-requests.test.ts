import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createEventRegistry, defineEvent, type EventOf } from '@sternklar/contracts/event-registry';
import { createCommandHandler } from '@sternklar/event-store/command-handler';
import type { StreamType } from '@sternklar/event-store/decider';
import type { EventStore } from '@sternklar/event-store/event-store';
import { createInMemoryEventStore } from '@sternklar/event-store/in-memory/in-memory-event-store';
import { createEventCodec } from '@sternklar/event-store/personal-data/event-codec';
import { createInMemorySubjectKeys } from '@sternklar/event-store/personal-data/subject-keys';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { createTestDatabase } from '@sternklar/event-store/testing/test-database';
import type { FastifyInstance } from 'fastify';
import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createBareServer } from '../../../testing/bare-server.ts';
import { Refusal } from '../../refusal.port.ts';
import { createRequestKit } from '../request-kit.ts';
import { createKeptAnswers, type KeptAnswers } from './kept-answers.ts';

const SESSION = '01968a10-0000-7000-8000-000000000001';
const ACCOUNT = '01968a10-0000-7000-8000-000000000002';

const thingMade = defineEvent('ThingMade', z.object({ name: z.string() }));
type ThingEvent = EventOf<typeof thingMade>;
const things: StreamType<number, ThingEvent> = { initialState: 0, evolve: (count) => count + 1 };

let keptAnswers: KeptAnswers;
let closeDatabase: () => Promise<void>;
let app: FastifyInstance;
let store: EventStore;
/** Happens in the handler between its command and its answer. */
let afterCommand: () => Promise<void> | void;
let runs: number;

beforeAll(async () => {
  const database = await createTestDatabase();
  const pool = createPool({ url: database.url, max: 4, applicationName: 'test' });
  keptAnswers = createKeptAnswers({ pool, now: () => new Date(), nextId: () => v7() });
  closeDatabase = async () => {
    await pool.end();
    await database.drop();
  };
});
afterAll(() => closeDatabase());

beforeEach(async () => {
  afterCommand = () => undefined;
  runs = 0;
  store = createInMemoryEventStore({ now: () => new Date() });
  const codec = createEventCodec({ registry: createEventRegistry([thingMade]), keys: createInMemorySubjectKeys() });
  const commands = createCommandHandler({ store, codec, nextId: () => v7() });
  const kit = createRequestKit({
    waitFor: async () => true,
    sessions: { keepReadPosition: async () => undefined, settleReadPosition: async () => null },
    nextId: () => v7(),
  });
  app = await createBareServer({
    keptAnswers,
    sessions: { [SESSION]: { accountId: ACCOUNT, sessionId: SESSION, isAdmin: false, isAuditor: false } },
    routes: async (api) => {
      api.post('/things', { config: { access: 'signed-in' } }, async (request, reply) => {
        runs += 1;
        const id = kit.newId(request);
        const handled = await commands.handle({
          streamType: things,
          streamId: `thing-${id}`,
          decide: () => [{ type: 'ThingMade', data: { name: 'Stern' } }],
          context: kit.commandContext(request, ACCOUNT),
        });
        await afterCommand();
        return reply.code(201).send({ id, events: 'events' in handled ? handled.events.length : 0 });
      });
    },
  });
});
afterEach(() => app.close());

const headers = (key: string) => ({
  authorization: `Bearer ${app.sessionTokens.sign(SESSION)}`,
  'content-type': 'application/json',
  'idempotency-key': key,
});
const make = (key: string) => app.inject({ method: 'POST', url: '/api/things', payload: {}, headers: headers(key) });

describe('a request that breaks off between its command and its answer', () => {
  it.each([
    ['an unexpected error', 500, () => new Error('out of order')],
    ['a database that goes away', 503, () => Object.assign(new Error('gone'), { code: '57P01' })],
    ['a limit', 429, () => new Refusal(429, 'too-many', 'Bitte warten Sie.')],
  ])('by %s is carried out once, and answers when it is repeated', async (_what, status, error) => {
    const key = v7();
    afterCommand = () => {
      throw error();
    };
    expect((await make(key)).statusCode).toBe(status);
    expect((await make(key)).statusCode).toBe(status);
    afterCommand = () => undefined;
    const answer = await make(key);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ events: 1 });
    expect(await store.head()).toBe(1);
    expect((await make(key)).json()).toEqual(answer.json());
    expect(runs).toBe(3);
  });

  it('because its caller hung up is finished all the same, and answers when it is repeated', async () => {
    const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const key = v7();
    const reached = Promise.withResolvers<void>();
    const hungUp = Promise.withResolvers<void>();
    afterCommand = async () => {
      reached.resolve();
      await hungUp.promise;
    };
    const kept = Promise.withResolvers<void>();
    const keepAnswer = keptAnswers.keep;
    const keep = vi.spyOn(keptAnswers, 'keep').mockImplementationOnce(async (...answer) => {
      await keepAnswer(...answer);
      kept.resolve();
    });
    const accepted = once(app.server, 'connection') as Promise<[Socket]>;
    const caller = connect(Number(url.port), url.hostname);
    const lines = Object.entries({ host: url.host, 'content-length': '2', ...headers(key) });
    caller.write(
      `POST /api/things HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n{}`,
    );
    const [connection] = await accepted;
    await reached.promise;
    caller.destroy();
    await once(connection, 'close');
    hungUp.resolve();
    await kept.promise;
    keep.mockRestore();
    const answer = await make(key);
    expect([answer.statusCode, answer.headers['idempotent-replayed']]).toEqual([201, 'true']);
    expect([await store.head(), runs]).toEqual([1, 1]);
  });
});
