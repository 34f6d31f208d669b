import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBareServer } from '../../testing/bare-server.ts';
import type { LiveIdentity } from './access-control.ts';

const SESSION = '01968a10-0000-7000-8000-000000000001';
const admin: LiveIdentity = {
  accountId: '01968a10-0000-7000-9000-000000000001',
  sessionId: SESSION,
  isAdmin: true,
  isAuditor: false,
  readPosition: null,
};
const erika = {
  id: '01968a10-0000-7000-8000-0000000000f1',
  partnerId: '01968a10-0000-7000-8000-0000000000a1',
  keyId: '01968a10-0000-7000-8000-0000000000b1',
  identified: true,
};
const BODY = '{"role":"admin"}';

let app: FastifyInstance;
let port: number;
/** What the session is by now; null: it ended. */
let live: LiveIdentity | null;
let isAdmitted: boolean;
/** Called when somebody was looked up, before a body is read. */
let seen: PromiseWithResolvers<void>;
let carriedOut: unknown[];

beforeEach(async () => {
  [live, isAdmitted, seen, carriedOut] = [admin, true, Promise.withResolvers(), []];
  app = await createBareServer({
    routes: async (api) => {
      const carryOut = async ({ body }: { readonly body: unknown }) => {
        carriedOut.push(body ?? null);
        return {};
      };
      api.post('/admins', { config: { access: ['admin'] } }, carryOut);
      api.delete('/admins', { config: { access: ['admin'] } }, carryOut);
      api.post('/account', { config: { access: 'signed-in' } }, carryOut);
      api.post('/chat', { config: { access: 'signed-in-or-visitor' } }, carryOut);
    },
    authenticate: async () => {
      seen.resolve();
      return live;
    },
    admitVisitor: async () => {
      seen.resolve();
      return true;
    },
    isStillAdmitted: async () => isAdmitted,
  });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterEach(() => app.close());

interface HeldBack {
  readonly call: string;
  readonly token?: string;
  readonly body?: string;
  /** Happens once the head was looked at, and before the last byte is sent. */
  readonly meanwhile: () => void;
}

/** What is answered to a request whose last byte comes late. */
const answerTo = async ({ call, token = app.sessionTokens.sign(SESSION), body = BODY, meanwhile }: HeldBack) => {
  const socket = connect(port, '127.0.0.1');
  const said = text(socket);
  const head = [
    `${call} HTTP/1.1`,
    'Host: x',
    'Connection: close',
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, -1)}`);
  await seen.promise;
  meanwhile();
  socket.write(body.slice(-1));
  return Number(/^HTTP\/1\.1 (\d+)/.exec(await said)?.[1]);
};

describe('a body that is held back', () => {
  it('is carried out for who still may', async () => {
    expect(await answerTo({ call: 'POST /api/admins', meanwhile: () => undefined })).toBe(200);
    expect(carriedOut).toEqual([JSON.parse(BODY)]);
  });

  it.each(['POST', 'DELETE'])('of a %s does nothing after the role was withdrawn', async (method) => {
    const meanwhile = () => {
      live = { ...admin, isAdmin: false };
    };
    expect(await answerTo({ call: `${method} /api/admins`, meanwhile })).toBe(403);
    expect(carriedOut).toEqual([]);
  });

  it('does nothing after the session ended, be it blanks alone', async () => {
    const meanwhile = () => {
      live = null;
    };
    expect(await answerTo({ call: 'POST /api/account', body: '  ', meanwhile })).toBe(401);
    expect(carriedOut).toEqual([]);
  });

  it('does nothing for a visitor whose key was revoked', async () => {
    const { token } = app.visitorTokens.sign(erika);
    live = null;
    const meanwhile = () => {
      isAdmitted = false;
    };
    expect(await answerTo({ call: 'POST /api/chat', token, meanwhile })).toBe(401);
    expect(carriedOut).toEqual([]);
  });
});
