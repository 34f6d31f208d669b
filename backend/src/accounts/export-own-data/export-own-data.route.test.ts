import { type OwnData, ownDataSchema } from '@sternklar/contracts/accounts/own-data.api';
import { openSession } from '@sternklar/event-store/postgres/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CUSTOMER_PASSWORD, createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

const INTERNAL_NOTE = 'Nur intern: schwieriger Kunde';
let world: TestWorld;
let anna: Person;
let data: OwnData;

const exported = async (person: Pick<Person, 'get'>) => (await person.get<OwnData>('/account/export')).body;

/** A customer with something of everything, and notes about them that are not theirs to see. */
const busyCustomer = async (email: string, phoneNumber: string): Promise<Person> => {
  const credentials = { email, password: CUSTOMER_PASSWORD };
  await world.visitor.post('/auth/register', { ...credentials, phone_number: phoneNumber, language: 'de' });
  const person = await world.login(email);
  const admin = await world.admin();
  for (const name of ['Krone', 'Adler']) {
    const link = { business_name: name, google_business_link: `https://maps.example/${name}` };
    const { body: business } = await person.post<{ id: string }>('/business', link);
    const review = {
      business_id: business.id,
      reviewer_name: `Max bei ${name}`,
      rating: 1,
      review_text: 'War nie da.',
    };
    const { body } = await person.post<{ id: string }>('/reviews', review);
    await admin.put(`/reviews/${body.id}/status`, { status: 'gelöscht' });
    await admin.post(`/reviews/${body.id}/notes`, { note: INTERNAL_NOTE, shown_to_customer: false });
    await admin.post(`/reviews/${body.id}/notes`, { note: `Erledigt bei ${name}`, shown_to_customer: true });
  }
  await person.post('/subscription/create', { plan_name: 'standard' });
  await person.post('/chat/message', { message: `Frage von ${email}` });
  await world.catchUp();
  return person;
};

beforeAll(async () => {
  world = await createTestWorld();
  anna = await busyCustomer('anna@firma.example', '+49 671 1234');
  await busyCustomer('fremd@firma.example', '+49 671 9999');
  data = await exported(anna);
});
afterAll(() => world.close());

describe('GET /account/export', () => {
  it('is a file to keep, named by the day, that no cache holds', async () => {
    const { status, headers } = await anna.get('/account/export');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="meine-daten-2026-03-02.json"',
      'cache-control': 'no-store',
    });
  });

  it('has the shape that the API describes, and nothing beside it', () => {
    expect(ownDataSchema.parse(data)).toEqual(data);
  });

  it('holds everything of the account', async () => {
    expect(data.exported_at).toBe(world.now().toISOString());
    expect(data.account).toEqual({
      ...(await anna.get<object>('/account')).body,
      language: 'de',
      phone_number: '+49 671 1234',
    });
    expect(data.businesses.map(({ business_name }) => business_name)).toEqual(['Adler', 'Krone']);
    expect(data.reviews.map(({ business_name, status }) => [business_name, status])).toEqual([
      ['Adler', 'gelöscht'],
      ['Krone', 'gelöscht'],
    ]);
    for (const { id, history } of data.reviews) {
      expect(history).toEqual((await anna.get(`/reviews/${id}/history`)).body);
      expect(history.map(({ kind }) => kind)).toEqual(['submitted', 'status-changed', 'note-added']);
    }
    expect(data.subscriptions).toEqual([(await anna.get('/subscription')).body]);
    expect(data.invoices).toMatchObject([{ amount: 59, served_from: '2026-03-02' }]);
    // Pages that an answer names are links only where they can be opened.
    const shown = (await anna.get<{ links?: unknown }[]>('/chat/history')).body;
    expect(data.messages).toEqual(shown.map(({ links: _, ...message }) => message));
    expect(data.messages[0]?.message).toBe('Frage von anna@firma.example');
    expect(data.sessions).toEqual((await anna.get('/account/sessions')).body);
    expect(data.mails.map(({ kind, state }) => [kind, state])).toEqual(
      expect.arrayContaining([
        ['verify-email', 'sent'],
        ['review-status-changed', 'sent'],
      ]),
    );
  });

  it('holds the reviews of removed businesses after the others, with their histories', { tags: 'long' }, async () => {
    const person = await world.customer('aufgeraeumt@firma.example');
    const admin = await world.admin();
    const ids = new Map<string, string>();
    for (const name of ['Bleibt', 'Geht']) {
      const link = { business_name: name, google_business_link: `https://maps.example/${name}` };
      const { id: business_id } = (await person.post<{ id: string }>('/business', link)).body;
      const review = { business_id, reviewer_name: `Max bei ${name}`, rating: 2, review_text: `Nie bei ${name}.` };
      const { id } = (await person.post<{ id: string }>('/reviews', review)).body;
      await admin.put(`/reviews/${id}/status`, { status: 'nicht_genehmigt' });
      ids.set(name, business_id);
    }
    const before = (await exported(person)).reviews.find(({ business_name }) => business_name === 'Geht');
    await person.delete(`/business/${ids.get('Geht')}`);
    await world.catchUp();
    const own = ownDataSchema.parse(await exported(person));
    expect(own.businesses.map(({ business_name }) => business_name)).toEqual(['Bleibt']);
    expect(own.reviews.map(({ business_name, business_removed }) => [business_name, business_removed])).toEqual([
      ['Bleibt', false],
      ['Geht', true],
    ]);
    expect(own.reviews[1]).toEqual({ ...before, business_removed: true });
  });

  it('holds no secret, no internal note, and nothing of anybody else', async () => {
    const owner = await openSession({ url: world.ownerUrl, applicationName: 'sternklar-tests' });
    const { rows } = await owner.query<{ password_hash: string; address_hash: string }>(
      'select password_hash, address_hash from accounts.credentials',
    );
    await owner.end();
    expect(rows.length).toBeGreaterThan(1);
    const secrets = rows.flatMap(({ password_hash, address_hash }) => [password_hash, address_hash]);
    const text = JSON.stringify(data);
    for (const foreign of [...secrets, CUSTOMER_PASSWORD, anna.token, INTERNAL_NOTE, 'fremd@', '671 9999', 'argon2']) {
      expect(text).not.toContain(foreign);
    }
  });

  it('of an account in which nothing has happened yet is complete, too', async () => {
    const empty = ownDataSchema.parse(await exported(await world.register('neu@firma.example')));
    expect(empty).toMatchObject({ businesses: [], reviews: [], subscriptions: [], invoices: [], messages: [] });
    expect(empty.account).toMatchObject({ email: 'neu@firma.example', phone_number: null });
  });

  it('holds every review of many, each with its own history', { tags: 'long' }, async () => {
    const person = await world.customer('viele@firma.example');
    const link = { business_name: 'Viele', google_business_link: 'https://maps.example/viele' };
    const { body: business } = await person.post<{ id: string }>('/business', link);
    const names = Array.from({ length: 130 }, (_, index) => `Max ${index}`);
    await Promise.all(
      names.map((reviewer_name) =>
        person.post('/reviews', { business_id: business.id, reviewer_name, rating: 1, review_text: 'Nein.' }),
      ),
    );
    const { reviews } = await exported(person);
    expect(new Set(reviews.map(({ reviewer_name }) => reviewer_name))).toEqual(new Set(names));
    for (const { history } of reviews) expect(history).toHaveLength(1);
  });

  it('is everybody’s own, and refused without a session', async () => {
    expect((await world.visitor.get('/account/export')).status).toBe(401);
    for (const person of [await world.admin(), await world.auditor()]) {
      const own = await exported(person);
      expect(own.account.id).toBe(person.accountId);
      expect(own.reviews).toEqual([]);
    }
  });
});
