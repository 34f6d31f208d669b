import type { CaseFigures } from '@sternklar/contracts/reviews/casework/case-figures.api';
import type { Review } from '@sternklar/contracts/reviews/review.api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

const DAY_MS = 24 * 3_600_000;
const sent = { channel: 'report-tool', sent_text: 'Diese Person war nie unsere Kundin.', reference: null };

describe('the figures of cases', () => {
  let world: TestWorld;
  let admin: Person;

  beforeAll(async () => {
    world = await createTestWorld();
    const customer = await world.customer('lena@beispiel.de');
    const business = { business_name: 'Gasthaus Krone', google_business_link: 'https://maps.example/krone' };
    const business_id = (await customer.post<{ id: string }>('/business', business)).body.id;
    const handIn = async (reviewer_name: string) => {
      const details = { review_url: 'https://maps.example/1', reason: 'spam', good_faith: true };
      const body = { business_id, reviewer_name, rating: 1, review_text: 'War nie dort.', ...details };
      return (await customer.post<Review>('/reviews', body)).body.id;
    };
    const [first, second] = [await handIn('Anton'), await handIn('Berta')];
    world.advance(DAY_MS);
    admin = await world.admin();
    await admin.post(`/reviews/${first}/forwardings`, sent);
    world.advance(3 * DAY_MS);
    admin = await world.admin();
    await admin.post(`/reviews/${first}/platform-answers`, { answer: 'removed', text: null });
    await admin.post(`/reviews/${second}/forwardings`, sent);
  });
  afterAll(() => world.close());

  it('say how long it took and how it ended, for admins and auditors', async () => {
    for (const person of [admin, await world.auditor()]) {
      const { status, body } = await person.get<CaseFigures>('/admin/case-figures?days=30');
      expect(status).toBe(200);
      expect(body).toMatchObject({
        days: 30,
        to_forward: { cases: 2, median_days: 2.5, p90_days: 3.7 },
        to_answer: { cases: 1, median_days: 3 },
        to_decision: { cases: 1, median_days: 4 },
        success: { decided: 1, removed: 1, share: null },
        by_reason: [{ reason: 'spam', decided: 1 }],
        by_channel: [{ channel: 'report-tool', removed: 1 }],
        by_business: [{ business_name: 'Gasthaus Krone' }],
        appeals: { decided: 0, won: 0, share: null },
        came_back: 0,
        waiting_for: { desk: 0, customer: 0, platform: 1 },
      });
    }
  });

  it('are of everything that ever was without a period, and of no other period', async () => {
    expect((await admin.get<CaseFigures>('/admin/case-figures')).body).toMatchObject({
      days: null,
      success: { decided: 1 },
    });
    const { status, body } = await admin.get<{ detail: string }>('/admin/case-figures?days=7');
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain('Bitte wählen Sie 30, 90 oder 365 Tage.');
  });

  it('are not for customers', async () => {
    const customer = await world.customer('neugierig@beispiel.de');
    expect((await customer.get('/admin/case-figures')).status).toBe(403);
    expect((await world.visitor.get('/admin/case-figures')).status).toBe(401);
  });
});

describe('the figure of appeals', () => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await createTestWorld();
  });
  afterAll(() => world.close());

  it('counts those that were lost beside those that were won, also where the platform asked something back', {
    tags: 'long',
  }, async () => {
    const customer = await world.customer('widerspruch@beispiel.de');
    const admin = await world.admin();
    const business = { business_name: 'Gasthaus Adler', google_business_link: 'https://maps.example/adler' };
    const business_id = (await customer.post<{ id: string }>('/business', business)).body.id;
    const take = async (path: string, body: object) => expect((await admin.post(path, body)).status).toBe(201);
    const appeals = [
      ['removed'],
      ['asks', 'forward', 'removed'],
      ['refused'],
      ['refused'],
      ['asks', 'forward', 'refused'],
    ] as const;
    for (const [index, answers] of appeals.entries()) {
      const review = { business_id, reviewer_name: `Gast ${index}`, rating: 1, review_text: 'War nie dort.' };
      const { body } = await customer.post<Review>('/reviews', review);
      await take(`/reviews/${body.id}/forwardings`, sent);
      await take(`/reviews/${body.id}/platform-answers`, { answer: 'refused' });
      await take(`/reviews/${body.id}/appeals`, sent);
      for (const answer of answers) {
        if (answer === 'forward') await take(`/reviews/${body.id}/forwardings`, sent);
        else await take(`/reviews/${body.id}/platform-answers`, { answer });
      }
    }
    const { body } = await admin.get<CaseFigures>('/admin/case-figures?days=30');
    expect(body.appeals).toEqual({ decided: 5, won: 2, share: 0.4 });
  });
});
