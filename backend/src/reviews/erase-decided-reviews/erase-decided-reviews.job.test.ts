import type { OwnData } from '@sternklar/contracts/accounts/own-data.api';
import type { AuditedReview } from '@sternklar/contracts/audit/audit-replay.api';
import type { AdminReview, AdminReviewHistoryEntry, Review } from '@sternklar/contracts/reviews/review.api';
import { openSession } from '@sternklar/event-store/postgres/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

const ERASED = { reviewer_name: 'Angaben gelöscht', review_text: '', review_url: null };
let world: TestWorld;
let email: string;
let decided: string;
let open: string;
let ofRemoved: string;

/** The customer and an admin, with sessions of this very year. */
const people = async () => ({ customer: await world.login(email), admin: await world.admin() });
const handIn = async (person: Person, business_id: string) => {
  const review = {
    business_id,
    reviewer_name: 'Max Mustermann',
    rating: 1,
    review_text: 'War nie dort.',
    review_url: 'https://maps.example/review',
  };
  return (await person.post<{ id: string }>('/reviews', review)).body.id;
};
const until = async (day: string) => {
  world.advance(Date.parse(`${day}T12:00:00.000Z`) - world.now().getTime());
  await world.catchUp();
};
const livingKeys = async () => {
  const owner = await openSession({ url: world.ownerUrl, applicationName: 'sternklar-tests' });
  const { rows } = await owner.query<{ subject: string }>(
    `select subject from personal_data.subject_keys where subject like 'review:%' and wrapped_key is not null`,
  );
  await owner.end();
  return rows.map(({ subject }) => subject);
};

beforeAll(async () => {
  world = await createTestWorld();
  const customer = await world.customer('anna@firma.example');
  email = customer.email;
  const admin = await world.admin();
  const [kept, removed] = await Promise.all(
    ['Krone', 'Adler'].map((name) =>
      customer.post<{ id: string }>('/business', { business_name: name, google_business_link: 'https://maps.example' }),
    ),
  );
  decided = await handIn(customer, kept?.body.id ?? '');
  open = await handIn(customer, kept?.body.id ?? '');
  ofRemoved = await handIn(customer, removed?.body.id ?? '');
  for (const id of [decided, ofRemoved]) {
    await admin.post(`/reviews/${id}/notes`, { note: 'Geheime Notiz', shown_to_customer: true });
    await admin.put(`/reviews/${id}/status`, { status: 'gelöscht' });
  }
  await customer.delete(`/business/${removed?.body.id}`);
  await world.catchUp();
});
afterAll(() => world.close());

describe('a review that was decided in 2026', () => {
  it('is as it was until the end of 2029', async () => {
    await until('2029-12-31');
    expect(await livingKeys()).toHaveLength(3);
    const { customer } = await people();
    const { body } = await customer.get<Review[]>('/reviews');
    expect(body.map(({ reviewer_name }) => reviewer_name)).toEqual(['Max Mustermann', 'Max Mustermann']);
  });

  it('loses name, text, link and notes then, also that of a removed business; an open one loses nothing', async () => {
    await until('2030-01-01');
    expect(await livingKeys()).toEqual([`review:${open}`]);
    const { customer, admin } = await people();
    const { body } = await customer.get<Review[]>('/reviews');
    expect(body.find(({ id }) => id === decided)).toMatchObject({ ...ERASED, rating: 1, status: 'gelöscht' });
    expect(body.find(({ id }) => id === open)).toMatchObject({ reviewer_name: 'Max Mustermann' });
    const filter = new URLSearchParams({ filter: JSON.stringify({ q: 'mustermann' }) });
    expect((await admin.get<AdminReview[]>(`/admin/reviews?${filter}`)).body.map(({ id }) => id)).toEqual([open]);
    for (const id of [decided, ofRemoved]) {
      const { body: history } = await admin.get<AdminReviewHistoryEntry[]>(`/admin/reviews/${id}/history`);
      expect(history).toMatchObject([
        { kind: 'submitted' },
        { kind: 'note-added', note: '' },
        { kind: 'status-changed', to: 'gelöscht' },
        { kind: 'erased', actor: 'system', actor_id: null },
      ]);
    }
    const { body: own } = await customer.get<OwnData>('/account/export');
    expect(own.reviews.find(({ id }) => id === ofRemoved)).toMatchObject({ ...ERASED, business_name: 'Adler' });
    const kinds = (await customer.get<{ kind: string }[]>(`/reviews/${decided}/history`)).body.map(({ kind }) => kind);
    expect(kinds).toEqual(['submitted', 'note-added', 'status-changed']);
  });

  it('is still replayed by auditors, and says that its data are gone', async () => {
    const auditor = await world.auditor();
    const { body } = await auditor.get<AuditedReview>(`/audit/reviews/${decided}`);
    expect(body).toMatchObject({ reviewer_name: 'Angaben gelöscht', review_text: '' });
    expect(body.entries.at(-1)).toMatchObject({ kind: 'erased', version: 4 });
  });

  it('may change its status, but takes no note; nothing of it is erased a second time', async () => {
    const { admin } = await people();
    expect((await admin.put(`/reviews/${decided}/status`, { status: 'nicht_genehmigt' })).status).toBe(200);
    expect(await admin.post(`/reviews/${decided}/notes`, { note: 'Doch noch etwas.' })).toMatchObject({
      status: 409,
      body: { code: 'personal-data-erased' },
    });
    await until('2040-01-01');
    const { body } = await (await world.admin()).get<{ kind: string }[]>(`/admin/reviews/${decided}/history`);
    expect(body.filter(({ kind }) => kind === 'erased')).toHaveLength(1);
  });
});

describe('what is open, or was withdrawn', () => {
  it('loses nothing while its appeal is open; a withdrawn request loses it, and a lost appeal counts from its answer', {
    tags: 'long',
  }, async () => {
    const other = await createTestWorld();
    const customer = await other.customer('berta@firma.example');
    const business = { business_name: 'Krone', google_business_link: 'https://maps.example' };
    const { body } = await customer.post<{ id: string }>('/business', business);
    const [appealed, withdrawn] = [await handIn(customer, body.id), await handIn(customer, body.id)];
    const staff = await other.admin();
    const sent = { channel: 'report-tool', sent_text: 'Bitte prüfen Sie.' };
    const take = async (by: Person, path: string, sentBody: object) =>
      expect((await by.post(path, sentBody)).status).toBeLessThan(300);
    await take(staff, `/reviews/${appealed}/forwardings`, sent);
    await take(staff, `/reviews/${appealed}/platform-answers`, { answer: 'refused' });
    await take(staff, `/reviews/${appealed}/appeals`, sent);
    await take(customer, `/reviews/${withdrawn}/withdrawal`, {});
    const namesOn = async (day: string) => {
      other.advance(Date.parse(`${day}T12:00:00.000Z`) - other.now().getTime());
      await other.catchUp();
      const again = await other.login(customer.email);
      return (await again.get<Review[]>('/reviews')).body.map(({ id, reviewer_name }) => [id, reviewer_name]);
    };
    const GONE = 'Angaben gelöscht';
    expect(Object.fromEntries(await namesOn('2029-12-31'))).toEqual({
      [appealed]: 'Max Mustermann',
      [withdrawn]: 'Max Mustermann',
    });
    const open = { [appealed]: 'Max Mustermann', [withdrawn]: GONE };
    expect(Object.fromEntries(await namesOn('2030-01-01'))).toEqual(open);
    await take(await other.admin(), `/reviews/${appealed}/platform-answers`, { answer: 'refused' });
    expect(Object.fromEntries(await namesOn('2033-12-31'))).toEqual(open);
    expect(Object.fromEntries(await namesOn('2034-01-01'))).toEqual({ [appealed]: GONE, [withdrawn]: GONE });
    await other.close();
  });
});
