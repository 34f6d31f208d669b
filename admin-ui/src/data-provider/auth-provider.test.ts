import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAuthProvider } from './auth-provider.ts';
import { createHttpClient } from './http-client.ts';
import { createSession, type Session } from './session.ts';

let kept: Map<string, string>;
let hasContent: boolean;
let session: Session;
const leaveFor = vi.fn();
const leaveToSignIn = vi.fn();
const leaveNotice = vi.fn();
const endOnServer = vi.fn(async (_token: string) => undefined);

const provider = () =>
  createAuthProvider({ session, endOnServer, leaveFor, leaveToSignIn, leaveNotice, hasContent: () => hasContent });
/** Whether a promise settled by now. */
const settles = async (promise: Promise<unknown>) => {
  const pending = Symbol('pending');
  return (await Promise.race([promise, new Promise((done) => setImmediate(done, pending))])) !== pending;
};

beforeEach(() => {
  vi.clearAllMocks();
  kept = new Map([['token', 'one']]);
  hasContent = false;
  session = createSession({
    storage: () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    }),
    tabs: new EventTarget(),
  });
});

describe('signing out of the back office', () => {
  it('clears token and flag, ends the session on the server and goes to the landing page', async () => {
    await provider().logout({});
    expect([kept.has('token'), session.isOpen()]).toEqual([false, false]);
    expect(endOnServer).toHaveBeenCalledWith('one');
    expect(leaveFor).toHaveBeenCalledWith('/');
  });

  it('needs no server', async () => {
    endOnServer.mockRejectedValueOnce(new Error('unreachable'));
    await provider().logout({});
    expect(leaveFor).toHaveBeenCalledWith('/');
  });
});

describe('a refusal', () => {
  it('403 sends to the dashboard, which says why, and nothing more happens here', async () => {
    hasContent = true;
    expect(await settles(provider().checkError({ status: 403 }))).toBe(false);
    expect(leaveNotice).toHaveBeenCalledWith('sternklar.notice', 'admin-access-required');
    expect(leaveFor).toHaveBeenCalledWith('/dashboard');
    expect(kept.has('token')).toBe(true);
  });

  it('401 to a call of the session before says nothing of the one that began meanwhile', async () => {
    hasContent = true;
    const answer = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => answer.promise);
    const call = createHttpClient(session.token)('/api/reviews').catch((error: unknown) => error);
    session.expire();
    session.start('two');
    answer.resolve(new Response('{}', { status: 401 }));
    await provider().checkError(await call);
    vi.unstubAllGlobals();
    expect([session.isOpen(), session.token()]).toEqual([true, 'two']);
    await provider().checkError({ status: 401 });
    expect(session.isOpen()).toBe(false);
  });

  it('401 to a call whose token was removed since then ends the session that no longer has one', async () => {
    hasContent = true;
    const answer = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => answer.promise);
    const call = createHttpClient(session.token)('/api/reviews').catch((error: unknown) => error);
    kept.clear();
    answer.resolve(new Response('{}', { status: 401 }));
    await provider().checkError(await call);
    vi.unstubAllGlobals();
    expect(session.isOpen()).toBe(false);
  });

  it('401 sends to where one signs in while the page is still empty', async () => {
    expect(await settles(provider().checkError({ status: 401 }))).toBe(false);
    expect(kept.has('token')).toBe(false);
    expect(leaveToSignIn).toHaveBeenCalledOnce();
  });

  it('401 in the middle of work keeps the page and asks to sign in again', async () => {
    hasContent = true;
    await provider().checkError({ status: 401 });
    expect([leaveFor.mock.calls.length, session.isOpen()]).toEqual([0, false]);
  });

  it('any other is the business of whoever asked', async () => {
    await provider().checkError({ status: 500 });
    await provider().checkError(new Error('offline'));
    expect([leaveFor.mock.calls.length, session.isOpen()]).toEqual([0, true]);
  });
});

it('a visitor without a token goes to where one signs in', async () => {
  kept.clear();
  expect(await settles(provider().checkAuth({}))).toBe(false);
  expect(leaveToSignIn).toHaveBeenCalledOnce();
});
