import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeServer } from '../http/close-server.ts';
import type { LiveLimits, LiveStreams } from './live-streams.ts';
import {
  ADMIN,
  AUDITOR,
  CUSTOMER,
  createLiveWorld,
  type LiveWorld,
  OTHER,
  open,
  payloads,
} from './testing/live-world.ts';

let world: LiveWorld;
let app: FastifyInstance;
let streams: LiveStreams;
const start = async (limits: Partial<LiveLimits> = {}) => {
  world = await createLiveWorld(limits);
  ({ app, streams } = world);
};
beforeEach(() => start());
afterEach(() => closeServer(app, 5_000));

describe('a live stream', () => {
  it('tells a customer nothing of what is for admins alone, live or resumed', async () => {
    const customer = await open(world, CUSTOMER);
    const admin = await open(world, ADMIN);
    await Promise.all([customer.until(/opened/), admin.until(/opened/)]);
    world.commit(null, '"internal"');
    world.commit(CUSTOMER, '"theirs"');
    expect(payloads(await admin.until(/theirs/))).toEqual([
      [1, '"internal"'],
      [2, '"theirs"'],
    ]);
    expect(payloads(await customer.until(/theirs/))).toEqual([[2, '"theirs"']]);
    const resumed = await open(world, CUSTOMER, 0);
    expect(payloads(await resumed.until(/theirs/))).toEqual([[2, '"theirs"']]);
    for (const stream of [customer, admin, resumed]) stream.close();
  });

  it('tells a customer what is theirs, and an admin everything', async () => {
    const customer = await open(world, CUSTOMER);
    const admin = await open(world, ADMIN);
    await Promise.all([customer.until(/opened/), admin.until(/opened/)]);
    world.commit(CUSTOMER, '"a"');
    world.commit(OTHER, '"b"');
    world.commit(CUSTOMER, '"c"');
    expect(payloads(await customer.until(/"c"/))).toEqual([
      [1, '"a"'],
      [3, '"c"'],
    ]);
    expect(payloads(await admin.until(/"c"/))).toEqual([
      [1, '"a"'],
      [2, '"b"'],
      [3, '"c"'],
    ]);
    expect(Object.fromEntries(customer.response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
  });

  it('tells an auditor nothing of what admins alone may read, live or later, and leaves no gap', async () => {
    await app.close();
    await start({ pageSize: 2 });
    world.commit(CUSTOMER, '"for admins"', '"for admins"', '"theirs"');
    const stream = await open(world, AUDITOR, 0);
    await stream.until(/theirs/);
    world.commit(CUSTOMER, '"for admins"', '"more"');
    expect(payloads(await stream.until(/more/))).toEqual([
      [3, '"theirs"'],
      [5, '"more"'],
    ]);
    const admin = await open(world, ADMIN, 0);
    expect(payloads(await admin.until(/more/))).toHaveLength(5);
  });

  it('ends the stream of an admin who is an auditor from now on', async () => {
    const stream = await open(world, ADMIN);
    await stream.until(/opened/);
    const admin = world.identities.get(ADMIN);
    if (admin) world.identities.set(ADMIN, { ...admin, isAdmin: false, isAuditor: true });
    await stream.ended();
  });

  it('tells an auditor everything else, as long as they are one', async () => {
    const stream = await open(world, AUDITOR);
    await stream.until(/opened/);
    world.commit(CUSTOMER, '"theirs"');
    world.commit(null, '"internal"');
    expect(payloads(await stream.until(/internal/)).map(([, data]) => data)).toEqual(['"theirs"', '"internal"']);
    const auditor = world.identities.get(AUDITOR);
    if (auditor) world.identities.set(AUDITOR, { ...auditor, isAuditor: false });
    await stream.ended();
  });

  it('begins with now, and names its position and when to come back', async () => {
    world.commit(CUSTOMER, '"before"');
    const stream = await open(world, CUSTOMER);
    await stream.until(/retry: 2000\nid: 1\nevent: opened\n/);
    world.commit(CUSTOMER, '"after"');
    expect(payloads(await stream.until(/after/))).toEqual([[2, '"after"']]);
  });

  it('goes on behind the last event seen, over many pages, without gap or repetition', async () => {
    await app.close();
    await start({ pageSize: 3 });
    world.commit(CUSTOMER, ...Array.from({ length: 20 }, (_, i) => String(i + 1)));
    const stream = await open(world, CUSTOMER, 4);
    world.commit(CUSTOMER, '21');
    await stream.until(/data: 21\n/);
    world.commit(CUSTOMER, '22');
    expect(payloads(await stream.until(/data: 22\n/)).map(([id]) => id)).toEqual(
      Array.from({ length: 18 }, (_, i) => i + 5),
    );
  });

  it('misses and repeats nothing while updates are committed all the time', { tags: 'long' }, async () => {
    await app.close();
    await start({ pageSize: 2, maxQueued: 4 });
    world.commit(CUSTOMER, '1');
    const stream = await open(world, CUSTOMER, 0);
    const last = 300;
    for (let number = 2; number <= last; number += 1) {
      world.commit(CUSTOMER, String(number));
      if (number % 3 === 0) await new Promise(setImmediate);
    }
    const ids = payloads(await stream.until(new RegExp(`data: ${last}\n`))).map(([id]) => id);
    expect(ids).toEqual(Array.from({ length: last }, (_, i) => i + 1));
  });

  it('starts anew when the last event lies in a future that a restored database does not know', async () => {
    const stream = await open(world, CUSTOMER, 999);
    await stream.until(/id: 0\n/);
    world.commit(CUSTOMER, '"a"');
    await stream.until(/"a"/);
  });

  it('is refused without a session and for a last event id that is no position', async () => {
    expect((await app.inject({ url: '/api/live' })).statusCode).toBe(401);
    const headers = { authorization: `Bearer ${app.sessionTokens.sign(CUSTOMER)}`, 'last-event-id': 'x' };
    expect((await app.inject({ url: '/api/live', headers })).statusCode).toBe(422);
  });

  it('keeps silent connections alive with heartbeats', async () => {
    await app.close();
    await start({ heartbeatMs: 10 });
    const stream = await open(world, CUSTOMER);
    await stream.until(/: heartbeat\n\n: heartbeat\n\n/);
  });

  it('ends when its session does', async () => {
    const [ending, staying] = [await open(world, CUSTOMER), await open(world, OTHER)];
    await staying.until(/opened/);
    world.identities.delete(CUSTOMER);
    await ending.ended();
    world.commit(OTHER, '"still here"');
    await staying.until(/still here/);
  });

  it('is not ended by a look at sessions that began before it opened', async () => {
    await (await open(world, OTHER)).until(/opened/);
    const answer = world.holdSessionChecks();
    const begun = world.sessionChecks();
    await expect.poll(() => world.sessionChecks()).toBeGreaterThan(begun);
    const stream = await open(world, CUSTOMER);
    await stream.until(/opened/);
    const held = world.sessionChecks();
    answer();
    await expect.poll(() => world.sessionChecks()).toBeGreaterThan(held);
    world.commit(CUSTOMER, '"still here"');
    await stream.until(/still here/);
  });

  it('ends when its admin is one no more, so that it comes back with its new rights', async () => {
    const stream = await open(world, ADMIN);
    const admin = world.identities.get(ADMIN);
    if (admin) world.identities.set(ADMIN, { ...admin, isAdmin: false });
    await stream.ended();
  });

  it('stands beside others of the same session, one for each tab', async () => {
    const tabs = await Promise.all([open(world, CUSTOMER), open(world, CUSTOMER)]);
    await Promise.all(tabs.map((tab) => tab.until(/opened/)));
    world.commit(CUSTOMER, '"a"');
    for (const tab of tabs) expect(payloads(await tab.until(/"a"/))).toEqual([[1, '"a"']]);
  });

  it('takes the place of the oldest one of a session that has as many as it may', { tags: 'long' }, async () => {
    await app.close();
    await start({ maxPerSession: 2 });
    const [oldest, older] = [await open(world, CUSTOMER), await open(world, CUSTOMER)];
    const another = await open(world, OTHER);
    const newest = await open(world, CUSTOMER);
    expect(await oldest.ended()).toContain('event: replaced');
    world.commit(CUSTOMER, '"a"');
    await Promise.all([older.until(/"a"/), newest.until(/"a"/), another.until(/opened/)]);
    await expect.poll(() => streams.count()).toBe(3);
    older.close();
    await expect.poll(() => streams.count()).toBe(2);
    await (await open(world, CUSTOMER)).until(/opened/);
    expect(streams.count()).toBe(3);
  });

  it('says whether it goes on where its screen left off', async () => {
    world.commit(CUSTOMER, '"a"', '"b"', '"c"');
    const opened = async (lastEventId?: number) =>
      /event: opened\ndata: (.*)\n/.exec(
        await (await open(world, CUSTOMER, lastEventId)).until(/opened\ndata: .*\n/),
      )?.[1];
    expect(await opened()).toBe('{"position":3,"resumed":false}');
    expect(await opened(1)).toBe('{"position":1,"resumed":true}');
    expect(await opened(3)).toBe('{"position":3,"resumed":true}');
    world.forget(2);
    expect(await opened(2)).toBe('{"position":2,"resumed":true}');
    expect(await opened(1)).toBe('{"position":3,"resumed":false}');
    world.forget(3);
    expect(await opened(2)).toBe('{"position":3,"resumed":false}');
    expect(await opened(3)).toBe('{"position":3,"resumed":true}');
    expect(await opened(4)).toBe('{"position":3,"resumed":false}');
  });

  it('is one of a limited number', async () => {
    await app.close();
    await start({ maxStreams: 1 });
    await (await open(world, CUSTOMER)).until(/opened/);
    const { response } = await open(world, OTHER);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('10');
  });

  it('costs nothing once nobody listens', async () => {
    const stream = await open(world, CUSTOMER);
    await stream.until(/opened/);
    expect(world.listening()).toBe(1);
    stream.close();
    await expect.poll(() => [streams.count(), world.listening()]).toEqual([0, 0]);
  });

  it('is told of what comes where the only other one closed while it opened', { tags: 'long' }, async () => {
    world.commit(CUSTOMER, '"a"', '"b"');
    const leaving = await open(world, OTHER);
    await leaving.until(/opened/);
    const answer = world.holdResuming();
    const opening = open(world, CUSTOMER, 1);
    await expect.poll(() => world.resuming()).toBe(1);
    leaving.close();
    await expect.poll(() => streams.count()).toBe(0);
    answer();
    const stream = await opening;
    await stream.until(/"b"/);
    world.commit(CUSTOMER, '"c"');
    await expect.poll(() => world.listening()).toBe(1);
    expect(payloads(await stream.until(/"c"/))).toEqual([
      [2, '"b"'],
      [3, '"c"'],
    ]);
    stream.close();
    await expect.poll(() => [streams.count(), world.listening()]).toEqual([0, 0]);
  });

  it('leaves nothing behind where it could not be opened', async () => {
    world.commit(CUSTOMER, '"a"', '"b"');
    const answer = world.holdResuming();
    const opening = open(world, CUSTOMER, 1);
    await expect.poll(() => world.resuming()).toBe(1);
    expect(world.listening()).toBe(1);
    world.breakDatabase(true);
    answer();
    expect((await opening).response.status).toBe(500);
    await expect.poll(() => world.listening()).toBe(0);
  });

  it('outlives a database that is away for a moment', { tags: 'long' }, async () => {
    const stream = await open(world, CUSTOMER);
    await stream.until(/opened/);
    world.breakDatabase(true);
    world.commit(CUSTOMER, '"while away"');
    world.breakDatabase(false);
    expect(payloads(await stream.until(/while away/))).toEqual([[1, '"while away"']]);
  });

  it('is cut when its reader takes nothing more, whatever piles up', async () => {
    await app.close();
    await start({ stalledAfterMs: 300 });
    const big = JSON.stringify('x'.repeat(100_000));
    world.commit(CUSTOMER, ...Array.from({ length: 400 }, () => big));
    const { port } = new URL(world.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      `GET /api/live HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${app.sessionTokens.sign(CUSTOMER)}\r\nLast-Event-ID: 0\r\n\r\n`,
    );
    await once(socket, 'readable');
    expect(streams.count()).toBe(1);
    await expect.poll(() => streams.count(), { timeout: 5_000 }).toBe(0);
    socket.on('error', () => undefined);
    socket.resume();
    await once(socket, 'close');
  });

  it('asks its reader to come back when the server closes, which then is quick', async () => {
    const stream = await open(world, CUSTOMER);
    await stream.until(/opened/);
    const began = performance.now();
    await app.close();
    expect(await stream.ended()).toMatch(/retry: 3000\n\n$/);
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});
