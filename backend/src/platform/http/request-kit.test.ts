import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBareServer } from '../../testing/bare-server.ts';
import { createRequestKit, type ServerRequestKit } from './request-kit.ts';

const SESSION = '01968a10-0000-7000-8000-000000000001';
const ACCOUNT = '01968a10-0000-7000-8000-000000000002';

let app: FastifyInstance;
let kit: ServerRequestKit;
/** How far the read models are; waiting does not help. */
let seen: number;
let waits: number[];
/** What comes of a wait for read models that are behind. */
let late: () => Promise<boolean> | boolean;
/** Happens while somebody waits. */
let meanwhile: () => void;
let owed: number | null;
/** Called before what was read is sent. */
let shownByOthers: () => Promise<void>;

beforeEach(async () => {
  seen = 10;
  waits = [];
  meanwhile = () => undefined;
  owed = null;
  late = () => false;
  shownByOthers = async () => undefined;
  kit = createRequestKit({
    waitFor: async (position) => {
      waits.push(position);
      meanwhile();
      return position <= seen || late();
    },
    shownByOtherVersions: () => shownByOthers(),
    sessions: {
      keepReadPosition: async (_session, position) => {
        owed = Math.max(owed ?? 0, position);
      },
      settleReadPosition: async (_session, position) => {
        if (owed !== null && owed <= position) owed = null;
        return owed;
      },
    },
    nextId: () => 'command-1',
  });
  app = await createBareServer({
    authenticate: async () => ({
      accountId: ACCOUNT,
      sessionId: SESSION,
      isAdmin: false,
      isAuditor: false,
      readPosition: owed,
    }),
    beforeRead: (request, reply) => kit.beforeRead(request, reply),
    afterRead: () => kit.afterRead(),
    routes: async (api) => {
      api.post('/write/:position', { config: { access: 'signed-in' } }, async (request, reply) => {
        await kit.untilVisible(request, reply, Number((request.params as { position: string }).position));
        return kit.commandContext(request, ACCOUNT);
      });
      api.get('/read', { config: { access: 'signed-in' } }, async () => ({}));
      api.get('/missing', { config: { access: 'signed-in' } }, async (_request, reply) => reply.code(404).send({}));
      api.get('/open', { config: { access: 'public' } }, async () => ({}));
      api.get('/careless', { config: { access: 'public' } }, async (request) => kit.identityOf(request));
      api.post('/visit', { config: { access: 'public' } }, async (request) => kit.commandContext(request, null));
    },
  });
});
afterEach(() => app.close());

const call = (method: 'GET' | 'POST', url: string) =>
  app.inject({
    method,
    url: `/api${url}`,
    headers: { authorization: `Bearer ${app.sessionTokens.sign(SESSION)}`, 'x-request-id': 'the-request' },
  });

const asStranger = (url: string) => app.inject({ method: 'GET', url: `/api${url}` });

describe('reading your writes', () => {
  it('costs nothing when the read models are in step', async () => {
    expect((await call('POST', '/write/9')).headers['read-model-behind']).toBeUndefined();
    expect((await call('GET', '/read')).headers['read-model-behind']).toBeUndefined();
    expect([waits, owed]).toEqual([[9], null]);
  });

  it('says so when they are slow, and lets the next reading wait', async () => {
    expect((await call('POST', '/write/12')).headers['read-model-behind']).toBe('true');
    seen = 12;
    expect((await call('GET', '/read')).headers['read-model-behind']).toBeUndefined();
    expect([waits, owed]).toEqual([[12, 12], null]);
  });

  it('writes the position down a second before it says so, when another process may still know the session without', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const [asked, timeIsUp] = [Promise.withResolvers<void>(), Promise.withResolvers<boolean>()];
    late = () => {
      asked.resolve();
      return timeIsUp.promise;
    };
    const answering = call('POST', '/write/12');
    await asked.promise;
    await vi.advanceTimersByTimeAsync(999);
    expect(owed).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(owed).toBe(12);
    timeIsUp.resolve(false);
    expect((await answering).headers['read-model-behind']).toBe('true');
    vi.useRealTimers();
  });

  it('keeps the position while they stay slow', async () => {
    await call('POST', '/write/12');
    expect((await call('GET', '/read')).headers['read-model-behind']).toBe('true');
    expect(owed).toBe(12);
  });

  it('waits for the later of two commands, also when the second leaves its position meanwhile', async () => {
    await call('POST', '/write/12');
    seen = 12;
    meanwhile = () => {
      owed = 14;
    };
    expect((await call('GET', '/read')).headers['read-model-behind']).toBe('true');
    expect([waits, owed]).toEqual([[12, 12, 14], 14]);
  });
});

describe('what a command is recorded with', () => {
  it('names the caller, the account and the request', async () => {
    expect((await call('POST', '/write/1')).json()).toEqual({
      actor: { kind: 'account', id: ACCOUNT },
      accountId: ACCOUNT,
      correlationId: 'the-request',
      causationId: 'command-1',
      commandId: 'command-1',
    });
  });

  it('names a visitor where nobody is signed in', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/visit' });
    expect(answer.json()).toMatchObject({ actor: { kind: 'system', name: 'visitor' }, accountId: null });
  });
});

it('a public route that reads the identity is a bug that is told, not an anonymous person', async () => {
  expect((await app.inject({ url: '/api/careless' })).statusCode).toBe(500);
});

describe('two versions side by side', () => {
  it('holds what a signed-in person reads back until the other version shows it', async () => {
    const shown = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    shownByOthers = () => {
      asked.resolve();
      return shown.promise;
    };
    const answer = call('GET', '/read').then(({ statusCode }) => statusCode);
    await asked.promise;
    expect(await Promise.race([answer, asStranger('/open').then(() => 'still waiting')])).toBe('still waiting');
    shown.resolve();
    expect(await answer).toBe(200);
  });

  it('waits for nothing where nothing is shown', async () => {
    shownByOthers = () => Promise.reject(new Error('asked'));
    expect((await call('GET', '/missing')).statusCode).toBe(404);
    expect((await asStranger('/open')).statusCode).toBe(200);
    expect((await call('POST', '/write/9')).statusCode).toBe(200);
  });
});
