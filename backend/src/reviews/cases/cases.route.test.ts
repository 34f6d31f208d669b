import type { CaseCounts, ListedCase } from '@sternklar/contracts/reviews/casework/case-list.api';
import type { Review } from '@sternklar/contracts/reviews/review.api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, TEST_ADMIN, type TestWorld } from '../../testing/test-world.ts';

const DAY_MS = 24 * 3_600_000;
const sent = { channel: 'email', sent_text: 'Diese Person war nie unsere Kundin.', reference: 'Az. 12-345/B' };

describe('the list of cases', { shuffle: false }, () => {
  let world: TestWorld;
  let admin: Person;
  let auditor: Person;
  let customer: Person;
  let businessId: string;
  const reviews: Record<string, string> = {};

  beforeAll(async () => {
    world = await createTestWorld({ env: { PLATFORM_EMAIL: 'hinweise@plattform.example' } });
    [admin, auditor, customer] = [await world.admin(), await world.auditor(), await world.customer('lena@beispiel.de')];
    const business = { business_name: 'Gasthaus Krone', google_business_link: 'https://maps.example/krone' };
    businessId = (await customer.post<{ id: string }>('/business', business)).body.id;
    for (const name of ['Alt', 'Neu', 'Lückenhaft', 'Gesendet', 'Gelöscht', 'Zurückgezogen']) {
      world.advance(1_000);
      const review = { business_id: businessId, reviewer_name: name, rating: 1, review_text: 'War nie dort.' };
      const details = { review_url: 'https://maps.example/1', reason: 'spam', good_faith: true };
      const body = name === 'Lückenhaft' ? review : { ...review, ...details };
      reviews[name] = (await customer.post<Review>('/reviews', body)).body.id;
    }
    await admin.post(`/reviews/${reviews.Gesendet}/forwardings`, sent);
    await admin.put(`/reviews/${reviews.Gelöscht}/status`, { status: 'gelöscht' });
    await customer.post(`/reviews/${reviews.Zurückgezogen}/withdrawal`, {});
  });
  afterAll(() => world.close());

  const list = (query: Record<string, unknown>, person = admin) => {
    const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]));
    return person.get<ListedCase[]>(`/admin/cases?${asked}`);
  };
  const byNext = { sort: ['next', 'ASC'], range: [0, 9] };
  const names = (cases: readonly ListedCase[]) => cases.map(({ reviewer_name }) => reviewer_name);
  const counts = async (person = admin) => (await person.get<CaseCounts>('/admin/cases/counts')).body;

  it('has what is open in the order in which staff look at it, without what is decided or withdrawn', async () => {
    for (const person of [admin, auditor]) {
      const { status, body, headers } = await list(byNext, person);
      expect(status).toBe(200);
      expect(headers['content-range']).toBe('cases 0-3/4');
      expect(names(body)).toEqual(['Alt', 'Neu', 'Lückenhaft', 'Gesendet']);
    }
  });

  it('answers everything, newest first, to a bare call', async () => {
    expect(names((await admin.get<ListedCase[]>('/admin/cases')).body)).toEqual([
      'Gesendet',
      'Lückenhaft',
      'Neu',
      'Alt',
    ]);
  });

  it('filters by what comes next, and pages', async () => {
    const { body, headers } = await list({ ...byNext, filter: { state: 'ready-to-forward' }, range: [1, 1] });
    expect(names(body)).toEqual(['Neu']);
    expect(headers['content-range']).toBe('cases 1-1/2');
  });

  it.each(['/admin/cases', '/admin/reviews'])(
    '%s finds a review by how a reference of the platform begins',
    async (path) => {
      const found = async (q: string) => {
        const { status, body } = await auditor.get<ListedCase[]>(
          `${path}?filter=${encodeURIComponent(JSON.stringify({ q }))}`,
        );
        expect(status).toBe(200);
        return names(body);
      };
      expect(await found('az. 12-345/b')).toEqual(['Gesendet']);
      expect(await found('AZ. 12')).toEqual(['Gesendet']);
      expect(await found('12-345')).toEqual([]);
    },
  );

  it('counts by state and by whose turn it is', async () => {
    expect(await counts(auditor)).toMatchObject({
      total: 4,
      by_state: { 'ready-to-forward': 2, incomplete: 1, 'waiting-for-platform': 1, 'answer-to-enter': 0 },
      waiting_for: { desk: 3, customer: 0, platform: 1 },
    });
  });

  it('finds cases by author, business and customer, and closed ones where these are asked for', async () => {
    const found = async (filter: object) => names((await list({ ...byNext, filter }, auditor)).body);
    expect(await found({ q: 'lück' })).toEqual(['Lückenhaft']);
    expect(await found({ q: 'gasthaus kr' })).toEqual(['Alt', 'Neu', 'Lückenhaft', 'Gesendet']);
    expect(await found({ q: 'LENA@beispiel', state: 'ready-to-forward' })).toEqual(['Alt', 'Neu']);
    expect(await found({ q: 'Gasthof' })).toEqual([]);
    expect(await found({ state: 'decided' })).toEqual(['Gelöscht']);
    expect(await found({ state: ['decided', 'withdrawn'], q: 'zurück' })).toEqual(['Zurückgezogen']);
    expect(await counts()).toMatchObject({ closed: { decided: 1, withdrawn: 1 } });
  });

  it('says who works on a case, and whether that is oneself, until half an hour without a step is over', async () => {
    const working = await world.admin();
    await working.post(`/reviews/${reviews.Neu}/takeover`, {});
    const holder = async (person: Person) =>
      (await list({ ...byNext, filter: { id: reviews.Neu } }, person)).body[0]?.taken_over;
    expect(await holder(working)).toMatchObject({ email: TEST_ADMIN.email, is_you: true });
    expect(await holder(auditor)).toMatchObject({ email: TEST_ADMIN.email, is_you: false });
    world.advance(31 * 60_000);
    expect(await holder(await world.admin())).toBeNull();
  });

  it('puts what has fallen due to the front without anybody doing anything', async () => {
    world.advance(20 * DAY_MS);
    const again = await world.admin();
    const { body } = await list(byNext, again);
    expect(names(body)).toEqual(['Gesendet', 'Alt', 'Neu', 'Lückenhaft']);
    expect(await counts(again)).toMatchObject({
      by_state: { 'answer-to-enter': 1, 'waiting-for-platform': 0 },
      waiting_for: { desk: 4 },
    });
  });

  it.each([{ filter: { state: ['decided', 'incomplete'] } }, { filter: { laune: 1 } }, { sort: ['laune', 'ASC'] }])(
    'refuses %j with a sentence',
    async (query) => {
      const again = await world.admin();
      const { status, body } = await list(query, again);
      expect(status).toBe(422);
      expect((body as unknown as { detail: string }).detail).toMatch(/\S/);
    },
  );

  it('is for staff alone', async () => {
    const again = await world.customer('neu@beispiel.de');
    for (const path of ['/admin/cases', '/admin/cases/counts']) {
      expect((await again.get(path)).status).toBe(403);
      expect((await world.visitor.get(path)).status).toBe(401);
    }
  });

  it('forgets the cases of a business that its owner removes', async () => {
    const [again, owner] = [await world.admin(), await world.login('lena@beispiel.de')];
    await owner.delete(`/business/${businessId}`);
    expect(await counts(again)).toMatchObject({ total: 0 });
    expect((await list(byNext, again)).body).toEqual([]);
  });
});
