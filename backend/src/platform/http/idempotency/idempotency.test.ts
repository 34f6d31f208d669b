import { openSession } from '@sternklar/event-store/postgres/session';
import type { OpenAPIV3_1 } from 'openapi-types';
import type pg from 'pg';
import { v4 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiAnswer, ApiCalls } from '../../../testing/api-calls.ts';
import { slicesByOperation } from '../../../testing/slices-by-operation.ts';
import { createTestWorld, type Person, type TestWorld } from '../../../testing/test-world.ts';
import { STRIPE_ENV } from '../../../testing/things/payments.ts';
import type { SliceDeclaration } from '../../slice.port.ts';
import { createFreshCalls, type FreshCalls } from './testing/fresh-calls.ts';

const DAY_MS = 24 * 3_600_000;
/** As long as a claim lasts. */
const CLAIM_MS = 15_000;

let world: TestWorld;
let owner: pg.Client;
let admin: Person;
let customer: Person;
let calls: FreshCalls;

beforeAll(async () => {
  world = await createTestWorld({ env: STRIPE_ENV });
  owner = await openSession({ url: world.ownerUrl, applicationName: 'sternklar-tests' });
  admin = await world.admin();
  customer = await world.customer('inhaberin@beispiel.de');
  calls = await createFreshCalls(world, owner);
});
afterAll(async () => {
  await owner.end();
  await world.close();
});

const aBusiness = { business_name: 'Krone', google_business_link: 'https://maps.example/krone' };

const add = (person: ApiCalls, key: string, body: object = aBusiness) =>
  person.post<{ id: string }>('/business', body, { 'idempotency-key': key });
const businessesOf = async (person: Person) => (await person.get<{ id: string }[]>('/business')).body;
let newcomers = 0;
const newcomer = (): Promise<Person> => {
  newcomers += 1;
  return world.customer(`neu-${newcomers}@beispiel.de`);
};
/** Hands in a review for a new business of theirs. */
const submit = async (person: Person) => {
  const { body: business } = await person.post<{ id: string }>('/business', aBusiness);
  const review = { business_id: business.id, reviewer_name: 'Max M.', rating: 1, review_text: 'War nie dort.' };
  return (await person.post<{ id: string }>('/reviews', review)).body.id;
};
const head = async () => (await owner.query('select position from event_log.log_head')).rows[0]?.position;
/** Once all that follows from what was recorded is recorded, too; what is recorded by no request causes nothing. */
const settledHead = async () => {
  await world.catchUp();
  return head();
};
const said = ({ status, body }: ApiAnswer) => ({ status, body });
const replayed = ({ headers }: ApiAnswer) => headers['idempotent-replayed'] === 'true';

/** While it runs, no answer can be kept, as if the process had died before. */
const withoutKeeping = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  await owner.query(`
    create function http.fail() returns trigger language plpgsql as $$ begin raise 'out of order'; end $$;
    create trigger fail before update on http.idempotency for each row when (new.answer is not null)
      execute function http.fail()`);
  try {
    return await work();
  } finally {
    await owner.query('drop function http.fail cascade');
  }
};

const takesKey = ({ call, edge }: SliceDeclaration) => edge?.idempotencyKey ?? call.startsWith('POST');
const REPEATABLE = [...slicesByOperation].filter(([, slice]) => takesKey(slice));

describe('a repeated request with the same Idempotency-Key', () => {
  it('is possible wherever the API describes it: every POST but where tokens and codes are answered, or the session goes', async () => {
    const { body } = await world.visitor.get<OpenAPIV3_1.Document>('/openapi.json');
    const operations = Object.entries(body.paths ?? {}).flatMap(([path, item]) =>
      Object.entries(item as Record<string, OpenAPIV3_1.OperationObject>).map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path}`,
        parameters: (operation.parameters ?? []).flatMap((parameter) => ('name' in parameter ? [parameter.name] : [])),
        responses: operation.responses,
      })),
    );
    const [repeatable = [], others = []] = [true, false].map((takes) =>
      operations.filter(({ parameters }) => parameters.includes('Idempotency-Key') === takes),
    );
    expect(repeatable.map(({ name }) => name).sort()).toEqual(REPEATABLE.map(([name]) => name).sort());
    for (const { responses } of repeatable) expect(responses).toMatchObject({ 409: {}, 422: {} });
    expect(repeatable.find(({ name }) => name.startsWith('PUT'))?.parameters).toContain('if-match');
    const otherPosts = others.map(({ name }) => name).filter((name) => name.startsWith('POST'));
    expect(otherPosts.sort()).toEqual([
      'POST /api/account/authenticator-app',
      'POST /api/account/authenticator-app/options',
      'POST /api/account/email-change',
      'POST /api/account/erasure',
      'POST /api/account/passkeys',
      'POST /api/account/passkeys/confirmation-options',
      'POST /api/account/passkeys/options',
      'POST /api/account/recovery-codes',
      'POST /api/admin/partners/{id}/identity-secret',
      'POST /api/auth/login',
      'POST /api/auth/logout',
      'POST /api/auth/passkey',
      'POST /api/auth/passkey/options',
      'POST /api/auth/register',
      'POST /api/auth/resend-email-code',
      // What is answered is a session, and works once.
      'POST /api/chat/continuations',
      // A stream is not kept; the message's own id makes a repetition harmless.
      'POST /api/chat/message/sentences',
      // Signed by who sends it, and known by what it tells.
      'POST /api/payments/stripe/webhook',
      'POST /api/widget/sessions',
    ]);
  });

  const repeated = (_name: string, slice: SliceDeclaration) => {
    it('answers as the first did, and does nothing twice', async () => {
      const { send } = await calls.prepare(slice);
      const key = { 'idempotency-key': v4() };
      const first = await send(key);
      expect(first.status).toBeLessThan(300);
      const before = await settledHead();
      world.advance(60_000);
      const second = await send(key);
      expect(said(second)).toEqual(said(first));
      expect(second.headers['content-type']).toBe(first.headers['content-type']);
      expect([replayed(first), replayed(second)]).toEqual([false, true]);
      expect(await head()).toBe(before);
    });

    it('does nothing twice when the process died before the answer was kept', { tags: 'long' }, async () => {
      const { send, statusAfterCrash } = await calls.prepare(slice);
      const key = { 'idempotency-key': v4() };
      const first = await withoutKeeping(() => send(key));
      expect(first.status).toBeLessThan(300);
      const before = await settledHead();
      expect(await send(key)).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
      world.advance(CLAIM_MS + 1);
      const second = await send(key);
      if (statusAfterCrash === undefined) expect(said(second)).toEqual(said(first));
      else expect(second.status).toBe(statusAfterCrash);
      expect(await head()).toBe(before);
      expect(said(await send(key))).toEqual(said(second));
    });
  };
  // Every fifth one at once, the others in `npm run prove long`.
  const isAmongFew = (_one: unknown, position: number): boolean => position % 5 === 0;
  describe.each(REPEATABLE.filter(isAmongFew))('to %s', repeated);
  describe.each(REPEATABLE.filter((one, position) => !isAmongFew(one, position)))('to %s', { tags: 'long' }, repeated);

  it('makes one business of many requests at the same moment, in two processes', { tags: 'long' }, async () => {
    const other = await world.anotherProcess();
    const person = await newcomer();
    const there = await other.login(person.email);
    const key = v4();
    const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => add(i % 2 ? person : there, key)));
    const { body } = await add(there, key);
    expect(answers.some(({ status }) => status === 201)).toBe(true);
    for (const answer of answers) {
      if (answer.status === 201) expect(answer.body).toEqual(body);
      else expect(answer).toMatchObject({ status: 503, body: { code: 'request-still-running' } });
    }
    expect(await businessesOf(person)).toEqual([body]);
    await other.close();
  });

  it('belongs to one account and one route', async () => {
    const [one, another] = [await newcomer(), await newcomer()];
    const key = v4();
    const { body: first } = await add(one, key);
    const { body: second } = await add(another, key);
    expect(second.id).not.toBe(first.id);
    const message = { message: 'Was kostet das?' };
    expect((await one.post('/chat/message', message, { 'idempotency-key': key })).status).toBe(200);
  });

  it('is refused with another body, and then nothing happens', async () => {
    const person = await newcomer();
    const key = v4();
    await add(person, key);
    expect(await add(person, key, { ...aBusiness, business_name: 'Adler' })).toMatchObject({
      status: 422,
      body: { code: 'idempotency-key-reused', detail: expect.stringContaining('anderen Anfrage') },
    });
    expect(await businessesOf(person)).toHaveLength(1);
  });

  it('is refused for another address of the same route', async () => {
    const person = await newcomer();
    const key = { 'idempotency-key': v4() };
    const note = (id: string) => admin.post(`/reviews/${id}/notes`, { note: 'Hallo' }, key);
    expect((await note(await submit(person))).status).toBe(201);
    expect((await note(await submit(person))).status).toBe(422);
  });

  it('is refused with another If-Match', async () => {
    const id = await submit(await newcomer());
    const change = (version: string) =>
      admin.put(`/reviews/${id}/status`, { status: 'gelöscht' }, { 'idempotency-key': 'fest', 'if-match': version });
    expect([(await change('"1"')).status, (await change('"1"')).status, (await change('"2"')).status]).toEqual([
      200, 200, 422,
    ]);
  });

  it('knows a body again that is written differently', async () => {
    const person = await newcomer();
    const key = v4();
    const { body } = await add(person, key);
    const turned = { google_business_link: ' maps.example/krone ', business_name: ' Krone' };
    expect((await add(person, key, turned)).body).toEqual(body);
  });

  it('is not used up by a request that breaks its schema', async () => {
    const person = await newcomer();
    const key = v4();
    expect((await add(person, key, { business_name: 'Krone' })).status).toBe(422);
    expect((await add(person, key)).status).toBe(201);
  });

  it('keeps a refusal, too', async () => {
    const person = await newcomer();
    const create = (key: string) =>
      person.post('/subscription/create', { plan_name: 'standard' }, { 'idempotency-key': key });
    await create(v4());
    const key = v4();
    const refused = await create(key);
    expect(refused.status).toBe(409);
    const again = await create(key);
    expect(said(again)).toEqual(said(refused));
    expect(again.headers['content-type']).toContain('application/problem+json');
  });

  it.each(['x'.repeat(256), 'mit Leerzeichen', 'ü', ''])('may not be %j', async (key) => {
    expect(await add(customer, key)).toMatchObject({
      status: 422,
      body: { code: 'invalid-idempotency-key', errors: [{ field: 'Idempotency-Key' }] },
    });
  });

  it('means nothing where tokens are answered', async () => {
    const login = () =>
      world.visitor.post<{ access_token: string }>(
        '/auth/login',
        { email: customer.email, password: 'kunden-passwort' },
        { 'idempotency-key': 'immer-derselbe' },
      );
    const [first, second] = [await login(), await login()];
    expect(first.body.access_token).not.toBe(second.body.access_token);
  });

  it('is free again after 24 hours', async () => {
    const person = await newcomer();
    const key = v4();
    const first = await add(person, key);
    world.advance(DAY_MS - 1);
    const kept = await add(await world.login(person.email), key);
    expect(said(kept)).toEqual(said(first));
    world.advance(2);
    const fresh = await add(await world.login(person.email), key);
    expect(fresh.body.id).not.toBe(first.body.id);
    expect(await businessesOf(await world.login(person.email))).toHaveLength(2);
  });

  it('is not held up when the clock is set back', async () => {
    const person = await newcomer();
    const key = v4();
    world.advance(3_600_000);
    const first = await withoutKeeping(() => add(person, key));
    world.advance(-3_600_000);
    expect(said(await add(person, key))).toEqual(said(first));
    expect(await businessesOf(person)).toHaveLength(1);
  });
});

describe('what is stored of requests with an Idempotency-Key', () => {
  it('tells nobody whose they are, what they said, what was answered, or the key', async () => {
    const person = await newcomer();
    const key = v4();
    const { body } = await add(person, key, { ...aBusiness, business_name: 'Geheimtipp' });
    const { rows } = await owner.query<{ dump: string }>(
      `select i::text || encode(coalesce(answer, ''), 'escape') as dump from http.idempotency i`,
    );
    const dump = rows.map((row) => row.dump).join('\n');
    expect(rows.length).toBeGreaterThan(0);
    for (const secret of [person.accountId, body.id, key, 'Geheimtipp', 'maps.example']) {
      expect(dump).not.toContain(secret);
      expect(dump).not.toContain(Buffer.from(secret).toString('hex'));
    }
  });
});
