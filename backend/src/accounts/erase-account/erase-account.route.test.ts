import type { AdminUser } from '@sternklar/contracts/accounts/account.api';
import type { AccountHistoryEntry } from '@sternklar/contracts/accounts/account-history.api';
import type { AdminReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import { openSession } from '@sternklar/event-store/postgres/session';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CUSTOMER_PASSWORD,
  createTestWorld,
  type Person,
  TEST_ADMIN,
  TEST_AUDITOR,
  type TestWorld,
} from '../../testing/test-world.ts';

const DAY_MS = 86_400_000;
const understood = true;
const password = CUSTOMER_PASSWORD;
let world: TestWorld;
let admin: Person;
let customers = 0;

beforeAll(async () => {
  world = await createTestWorld();
  admin = await world.admin();
});
afterAll(() => world.close());

const newCustomer = () => {
  customers += 1;
  return world.customer(`loesch-mich-${customers}@firma.example`);
};
const erase = (person: Pick<Person, 'post'>, body: object = { password, understood }) =>
  person.post('/account/erasure', body);
const eraseUser = (id: string, by: Pick<Person, 'post'> = admin, body: object = { understood }) =>
  by.post(`/admin/users/${id}/erasure`, body);
const userOf = async (id: string) => (await admin.get<AdminUser>(`/admin/users/${id}`)).body;
const kindsOf = async (id: string) =>
  (await admin.get<AccountHistoryEntry[]>(`/admin/users/${id}/history`)).body.map(({ kind }) => kind);

/** With a business, a decided review that has a note, and a conversation. */
const busyCustomer = async () => {
  const person = await newCustomer();
  const business = { business_name: 'Krone', google_business_link: 'https://maps.example/krone' };
  const { id: business_id } = (await person.post<{ id: string }>('/business', business)).body;
  const review = { business_id, reviewer_name: 'Max M.', rating: 1, review_text: 'War nie dort.' };
  const { id: reviewId } = (await person.post<{ id: string }>('/reviews', review)).body;
  await admin.put(`/reviews/${reviewId}/status`, { status: 'gelöscht' });
  await admin.post(`/reviews/${reviewId}/notes`, { note: 'Kunde hat angerufen.' });
  await person.post('/chat/message', { message: 'Was kostet das?' });
  return { person, business_id, reviewId };
};

/** Subjects whose keys live. */
const livingKeys = async (subjects: readonly string[]) => {
  const owner = await openSession({ url: world.ownerUrl, applicationName: 'sternklar-tests' });
  try {
    const { rows } = await owner.query<{ subject: string }>(
      'select subject from personal_data.subject_keys where subject = any($1) and wrapped_key is not null',
      [subjects],
    );
    return rows.map(({ subject }) => subject);
  } finally {
    await owner.end();
  }
};

describe('POST /account/erasure', () => {
  it('ends every session at once, and nobody signs in with the account again', async () => {
    const anna = await newCustomer();
    const phone = await world.login(anna.email);
    const there = await world.anotherProcess();
    const sessionThere = await there.login(anna.email);
    expect(await erase(anna)).toMatchObject({ status: 200, body: { message: 'Ihr Konto ist gelöscht.' } });
    for (const session of [anna, phone]) expect((await session.get('/auth/me')).status).toBe(401);
    await expect.poll(async () => (await sessionThere.get('/auth/me')).status, { timeout: 1_000 }).toBe(401);
    expect((await world.visitor.post('/auth/login', { email: anna.email, password })).status).toBe(401);
    await there.close();
  });

  it('destroys the keys of the account and of its reviews, and leaves nothing of it in the lists', async () => {
    const { person, business_id, reviewId } = await busyCustomer();
    const keys = [`account:${person.accountId}`, `review:${reviewId}`];
    expect(await livingKeys(keys)).toHaveLength(2);
    await erase(person);
    expect(await livingKeys(keys)).toEqual([]);
    await world.catchUp();
    expect(await userOf(person.accountId)).toMatchObject({
      email: 'Gelöschtes Konto',
      erased_at: world.now().toISOString(),
      deletion_requested_at: null,
    });
    expect((await admin.get(`/reviews/${business_id}`)).status).toBe(404);
    const query = new URLSearchParams({ filter: JSON.stringify({ user_id: person.accountId }) });
    expect((await admin.get<object[]>(`/admin/businesses?${query}`)).body).toEqual([]);
    expect((await admin.get<object[]>(`/admin/reviews?${query}`)).body).toEqual([]);
    const [conversation] = (
      await admin.get<{ user: object | null; status: string; messages: { id: string; message: string }[] }[]>(
        `/chat/admin/all?${query}`,
      )
    ).body;
    expect(conversation).toMatchObject({ user: null, status: 'resolved' });
    expect(conversation?.messages.map(({ message }) => message)).toEqual(['', '']);
    const reply = { message_id: conversation?.messages[0]?.id, reply: 'Guten Tag!' };
    expect(await admin.post('/chat/admin-reply', reply)).toMatchObject({
      status: 409,
      body: { code: 'personal-data-erased' },
    });
  });

  it('keeps the history of statuses, without names and notes', async () => {
    const { person, reviewId } = await busyCustomer();
    await erase(person);
    await world.catchUp();
    const { body } = await admin.get<AdminReviewHistoryEntry[]>(`/admin/reviews/${reviewId}/history`);
    expect(body).toMatchObject([
      { kind: 'submitted', actor_email: 'Gelöschtes Konto' },
      { kind: 'status-changed', from: 'eingereicht', to: 'gelöscht', actor_email: TEST_ADMIN.email },
      { kind: 'note-added', note: '' },
    ]);
    expect(await kindsOf(person.accountId)).toEqual([
      'registered',
      'verification-code-issued',
      'email-verified',
      'business-added',
      'account-erased',
      'business-removed',
    ]);
  });

  it('frees the address: it registers anew, as another account with nothing in it', async () => {
    const { person } = await busyCustomer();
    await erase(person);
    const again = await world.customer(person.email);
    expect(again.accountId).not.toBe(person.accountId);
    expect((await again.get<object[]>('/business')).body).toEqual([]);
    expect((await again.get<object[]>('/chat/history')).body).toEqual([]);
  });

  it('sends nothing more, and empties the mailbox of developers', async () => {
    const { person, reviewId } = await busyCustomer();
    expect(await world.mails(person.email)).not.toEqual([]);
    await admin.put(`/reviews/${reviewId}/status`, { status: 'nicht_genehmigt' });
    await erase(person);
    await admin.put(`/reviews/${reviewId}/status`, { status: 'gelöscht' });
    expect(await world.mails(person.email)).toEqual([]);
  });

  it('is refused while a subscription runs, with notice or without, and possible when it has ended', async () => {
    const bert = await newCustomer();
    await bert.post('/subscription/create', { plan_name: 'standard', company_name: 'Bäckerei Groß' });
    const refused = { status: 409, body: { code: 'subscription-running', detail: expect.stringContaining('Ihr Abo') } };
    expect(await erase(bert)).toMatchObject(refused);
    await bert.post('/subscription/notice', {});
    expect(await erase(bert)).toMatchObject(refused);
    expect((await bert.get('/auth/me')).status).toBe(200);
    world.advance(366 * DAY_MS);
    await world.catchUp();
    expect((await erase(await world.login(bert.email))).status).toBe(200);
    await world.catchUp();
    // By law: it stays, under a key of its own.
    admin = await world.admin();
    const query = new URLSearchParams({ filter: JSON.stringify({ user_id: bert.accountId }) });
    const { body: invoices } = await admin.get<{ user_email: string; company_name: string }[]>(
      `/admin/invoices?${query}`,
    );
    expect(invoices.length).toBeGreaterThan(0);
    for (const invoice of invoices) {
      expect(invoice).toMatchObject({ user_email: 'Gelöschtes Konto', company_name: 'Bäckerei Groß' });
    }
    const { body: subscriptions } = await admin.get<object[]>(`/admin/subscriptions?${query}`);
    expect(subscriptions).toMatchObject([{ user_email: 'Gelöschtes Konto', company_name: null }]);
  });

  it('is refused with the wrong password or without the second confirmation, and then nothing is lost', async () => {
    const carla = await newCustomer();
    expect(await erase(carla, { password: 'geraten', understood })).toMatchObject({
      status: 400,
      body: { code: 'password-wrong' },
    });
    for (const body of [{ password }, { password, understood: false }, { understood }]) {
      expect((await erase(carla, body)).status).toBe(422);
    }
    expect((await carla.get('/auth/me')).status).toBe(200);
    expect((await erase(world.visitor)).status).toBe(401);
  });

  it('is refused to the only admin, and not to an auditor', async () => {
    expect(await erase(admin, { password: TEST_ADMIN.password, understood })).toMatchObject({
      status: 409,
      body: { code: 'last-admin' },
    });
    const auditor = await world.auditor();
    expect((await erase(auditor, { password: TEST_AUDITOR.password, understood })).status).toBe(200);
    expect((await auditor.get('/admin/users')).status).toBe(401);
  });
});

describe('POST /admin/users/:id/erasure', () => {
  it('erases a customer’s account and says who did it; again it changes nothing', async () => {
    const dora = await newCustomer();
    await dora.post('/account/deletion-request', { password });
    expect(await eraseUser(dora.accountId)).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    expect((await dora.get('/auth/me')).status).toBe(401);
    const user = await userOf(dora.accountId);
    expect(user).toMatchObject({ email: 'Gelöschtes Konto', deletion_requested_at: null });
    expect((await eraseUser(dora.accountId)).status).toBe(200);
    expect(await userOf(dora.accountId)).toEqual(user);
    const { body } = await admin.get<AccountHistoryEntry[]>(`/admin/users/${dora.accountId}/history`);
    expect(body.filter(({ kind }) => kind === 'account-erased')).toMatchObject([
      { actor: 'staff', actor_email: TEST_ADMIN.email },
    ]);
  });

  it('is for admins, for accounts that exist, and asks for the confirmation', async () => {
    const emil = await newCustomer();
    expect((await eraseUser(emil.accountId, emil)).status).toBe(403);
    expect((await eraseUser(emil.accountId, world.visitor)).status).toBe(401);
    expect((await eraseUser(emil.accountId, admin, {})).status).toBe(422);
    for (const id of [v7(), 'unsinn']) expect((await eraseUser(id)).status).toBe(404);
    expect((await emil.get('/auth/me')).status).toBe(200);
  });

  it('lets two admins at once erase one account once', async () => {
    const frida = await newCustomer();
    const answers = await Promise.all(Array.from({ length: 6 }, () => eraseUser(frida.accountId)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await kindsOf(frida.accountId)).filter((kind) => kind === 'account-erased')).toHaveLength(1);
  });
});
