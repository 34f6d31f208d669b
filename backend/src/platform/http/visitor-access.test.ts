import { VISITOR_RENEWAL_MS, VISITOR_SESSION_LIFETIME_MS } from '@sternklar/contracts/constants';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBareServer } from '../../testing/bare-server.ts';
import { createRequestKit } from './request-kit.ts';

const SESSION = '01968a10-0000-7000-8000-000000000001';
const person = { accountId: '01968a10-0000-7000-9000-000000000001', sessionId: SESSION };
const erika = {
  id: '01968a10-0000-7000-8000-0000000000f1',
  partnerId: '01968a10-0000-7000-8000-0000000000a1',
  keyId: '01968a10-0000-7000-8000-0000000000b1',
  identified: true,
};

const kit = createRequestKit({
  waitFor: async () => true,
  sessions: { keepReadPosition: async () => undefined, settleReadPosition: async () => null },
  nextId: () => 'an id',
});
const routes: FastifyPluginAsync = async (api) => {
  api.get('/chat', { config: { access: 'signed-in-or-visitor' } }, async (request) => kit.callerOf(request));
  api.get('/account', { config: { access: 'signed-in' } }, async () => ({}));
  api.get('/admins', { config: { access: ['admin', 'auditor'] } }, async () => ({}));
  api.get('/open', { config: { access: 'public' } }, async (request) => ({ visitor: request.visitor }));
};

let app: FastifyInstance;
let now: Date;
/** Keys of partners that were revoked. */
let revoked: string[];

beforeEach(async () => {
  now = new Date('2026-05-04T08:00:00Z');
  revoked = [];
  app = await createBareServer({
    routes,
    now: () => now,
    sessions: { [SESSION]: { ...person, isAdmin: true, isAuditor: true } },
    admitVisitor: async ({ keyId }) => !revoked.includes(keyId),
  });
});
afterEach(() => app.close());

const call = (path: string, token: string) =>
  app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } });
const visitorToken = () => app.visitorTokens.sign(erika).token;

describe('a visitor of a partner’s page', () => {
  it('calls what is for visitors, and is told apart from people with accounts', async () => {
    const expiresAt = '2026-05-04T20:00:00.000Z';
    expect((await call('/chat', visitorToken())).json()).toEqual({
      kind: 'visitor',
      ...erika,
      expiresAt,
      continued: false,
    });
    const signedIn = await call('/chat', app.sessionTokens.sign(SESSION));
    expect(signedIn.json()).toMatchObject({ kind: 'account', accountId: person.accountId });
  });

  it('may be anonymous', async () => {
    const { token } = app.visitorTokens.sign({ ...erika, identified: false });
    expect((await call('/chat', token)).json()).toMatchObject({ kind: 'visitor', identified: false });
  });

  it('is nobody anywhere else', async () => {
    expect((await call('/account', visitorToken())).statusCode).toBe(401);
    expect((await call('/admins', visitorToken())).statusCode).toBe(401);
    expect((await call('/open', visitorToken())).json()).toEqual({ visitor: null });
  });

  it('is refused once the token is no longer admitted', async () => {
    const token = visitorToken();
    revoked = [erika.keyId];
    expect((await call('/chat', token)).json()).toMatchObject({ status: 401, code: 'not-signed-in' });
  });

  it('is refused after twelve hours; for a week the token still says who it was', async () => {
    const token = visitorToken();
    now = new Date(now.getTime() + VISITOR_SESSION_LIFETIME_MS);
    expect((await call('/chat', token)).statusCode).toBe(401);
    expect(app.visitorTokens.visitorOf(token, VISITOR_RENEWAL_MS)).toMatchObject(erika);
    now = new Date(now.getTime() + VISITOR_RENEWAL_MS);
    expect(app.visitorTokens.visitorOf(token, VISITOR_RENEWAL_MS)).toBeNull();
  });

  it('is refused with tokens that are forged, unsigned, of another kind or none', async () => {
    const token = visitorToken();
    const [header, content, signature] = token.split('.');
    const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const otherKind = app.jwt.sign({ ...JSON.parse(Buffer.from(content ?? '', 'base64url').toString()), aud: 'x' });
    for (const wrong of [`${unsigned}.${content}.`, `${header}.${content}x.${signature}`, otherKind, 'Unsinn', '']) {
      expect((await call('/chat', wrong)).statusCode, wrong).toBe(401);
    }
  });

  it('shares no Idempotency-Key with another one', async () => {
    const seen: string[] = [];
    const keeping = await createBareServer({
      routes: async (api) => {
        api.post('/chat', { config: { access: 'signed-in-or-visitor' } }, async () => ({}));
      },
      admitVisitor: async () => true,
      keptAnswers: {
        claim: async ({ keyHash }) => {
          seen.push(keyHash.toString('hex'));
          return { outcome: 'claimed', keyHash, seed: SESSION, isFirst: true };
        },
        keep: async () => undefined,
        release: async () => undefined,
        forgetOld: async () => 0,
      },
    });
    for (const id of [erika.id, erika.id, erika.partnerId]) {
      const { token } = keeping.visitorTokens.sign({ ...erika, id });
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': 'derselbe' };
      await keeping.inject({ method: 'POST', url: '/api/chat', headers });
    }
    await keeping.close();
    expect(seen[1]).toBe(seen[0]);
    expect(seen[2]).not.toBe(seen[0]);
  });
});
