import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { openSession } from '@sternklar/event-store/postgres/session';
import { v4 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

let world: TestWorld;
let customer: Person;
let logged: string[];
let url: URL;

beforeAll(async () => {
  logged = [];
  world = await createTestWorld({ env: { DATABASE_POOL_SIZE: '2' }, log: (line) => logged.push(line) });
  customer = await world.customer('anna@firma.example');
  url = new URL(await world.app.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(() => world.close());

const aBusiness = { business_name: 'Krone', google_business_link: 'https://maps.example/krone' };
const businesses = async () => (await customer.get<{ id: string }[]>('/business')).body;
const errorLines = () => logged.filter((line) => JSON.parse(line).level >= 50);
const head = async () => {
  const owner = await openSession({ url: world.ownerUrl, applicationName: 'sternklar-tests' });
  const { rows } = await owner.query('select position from event_log.log_head');
  await owner.end();
  return rows[0]?.position;
};

/** Connects, with the server's end of it. */
const call = async (): Promise<{ caller: Socket; connection: Socket }> => {
  const accepted = once(world.app.server, 'connection') as Promise<[Socket]>;
  const caller = connect(Number(url.port), url.hostname);
  const [connection] = await accepted;
  return { caller, connection };
};
/** Resolves when a connection is closed, by whatever. */
const closing = (connection: Socket): Promise<void> =>
  new Promise((resolve) => connection.once('close', () => resolve()));
const requestText = (body: string, key: string) => {
  const headers = {
    host: url.host,
    authorization: `Bearer ${customer.token}`,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'idempotency-key': key,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST /api/business HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
};

it('a caller who hangs up in the middle of a request has said nothing, and holds nobody up', async () => {
  const before = await head();
  const text = requestText(JSON.stringify(aBusiness), v4());
  for (const part of [0, 10, text.indexOf('\r\n\r\n') + 4, text.length - 1]) {
    for (const end of ['destroy', 'resetAndDestroy', 'end'] as const) {
      const { caller, connection } = await call();
      const gone = closing(connection);
      caller.on('error', () => undefined);
      caller.resume();
      if (part > 0) await new Promise((resolve) => caller.write(text.slice(0, part), resolve));
      caller[end]();
      await gone;
    }
  }
  expect(await head()).toBe(before);
  expect(await businesses()).toEqual([]);
  expect(errorLines()).toEqual([]);
});

it('callers who hang up while their commands run find each carried out once when they ask again', {
  tags: 'long',
}, async () => {
  const keys = Array.from({ length: 20 }, () => v4());
  for (const [index, key] of keys.entries()) {
    const { caller, connection } = await call();
    const gone = closing(connection);
    const received = once(connection, 'data');
    caller.on('error', () => undefined);
    caller.write(requestText(JSON.stringify(aBusiness), key));
    await received;
    // The command is somewhere between its first and its last step.
    for (let turn = 0; turn < index; turn += 1) await new Promise(setImmediate);
    caller.destroy();
    await gone;
  }
  const answerTo = async (key: string) => {
    for (;;) {
      const answer = await customer.post<{ id: string }>('/business', aBusiness, { 'idempotency-key': key });
      if (answer.status !== 409) return answer;
    }
  };
  const ids = [];
  for (const key of keys) {
    const answer = await answerTo(key);
    expect(answer.status).toBe(201);
    ids.push(answer.body.id);
  }
  expect((await businesses()).map(({ id }) => id).sort()).toEqual(ids.sort());
  expect(errorLines()).toEqual([]);
});
