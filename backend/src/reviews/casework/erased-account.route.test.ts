import type { CaseCounts, ListedCase } from '@sternklar/contracts/reviews/casework/case-list.api';
import type { OpenQuestion, ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import type { Review, ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CUSTOMER_PASSWORD, createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

const DAY_MS = 24 * 3_600_000;
const sent = { channel: 'report-tool', sent_text: 'Diese Person war nie unsere Kundin.', reference: 'Az. 77-K' };
const details = {
  reviewer_name: 'Max M.',
  rating: 1,
  review_text: 'War nie dort.',
  review_url: 'https://maps.example/bewertung/1',
  reason: 'spam',
  good_faith: true,
};

describe('open cases of an erased account', { shuffle: false }, () => {
  let world: TestWorld;
  let admin: Person;
  let customer: Person;
  let asked: string;
  let forwarded: string;
  let questionId: string;

  const list = async <Row = ListedCase>(path: string, filter: object) =>
    (await admin.get<Row[]>(`/admin/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body;

  beforeAll(async () => {
    world = await createTestWorld();
    [admin, customer] = [await world.admin(), await world.customer('geht@beispiel.de')];
    const business = { business_name: 'Gasthaus Krone', google_business_link: 'https://maps.example/krone' };
    const business_id = (await customer.post<{ id: string }>('/business', business)).body.id;
    const handIn = async () => (await customer.post<Review>('/reviews', { business_id, ...details })).body.id;
    [asked, forwarded] = [await handIn(), await handIn()];
    for (const id of [asked, forwarded]) await admin.post(`/reviews/${id}/forwardings`, sent);
    await admin.post(`/reviews/${asked}/questions`, { text: 'Wo steht die Bewertung?' });
    questionId = (await customer.get<ReviewCase>(`/reviews/${asked}/case`)).body.question?.id ?? '';
    expect(questionId).not.toBe('');
    expect(await list('cases', { q: 'az. 77' })).toHaveLength(2);
    const erased = await customer.post('/account/erasure', { password: CUSTOMER_PASSWORD, understood: true });
    expect(erased.status).toBe(200);
    await world.catchUp();
  });
  afterAll(() => world.close());

  it('are in no list, no search and no count', async () => {
    expect(await list('cases', {})).toEqual([]);
    for (const path of ['cases', 'reviews']) expect(await list(path, { q: 'az. 77' })).toEqual([]);
    expect((await admin.get<CaseCounts>('/admin/cases/counts')).body).toMatchObject({
      total: 0,
      waiting_for: { desk: 0, customer: 0, platform: 0 },
    });
  });

  it('take no step any more: for staff they are not there, and nobody is signed in who could be their owner', async () => {
    const answers = await Promise.all(
      [asked, forwarded].flatMap((id) => [
        admin.get(`/reviews/${id}/case`),
        admin.post(`/reviews/${id}/forwardings`, sent),
        admin.post(`/reviews/${id}/appeals`, sent),
        admin.post(`/reviews/${id}/questions`, { text: 'Wann?' }),
        admin.post(`/reviews/${id}/platform-answers`, { answer: 'removed' }),
        admin.post(`/reviews/${id}/return`),
        admin.put(`/reviews/${id}/follow-up`, { on: '2099-01-02' }),
        admin.post(`/reviews/${id}/takeover`, {}),
      ]),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    for (const step of [
      customer.get<OpenQuestion[]>('/questions'),
      customer.post(`/reviews/${asked}/questions/${questionId}/answer`, { text: 'Unter dem Link.' }),
      customer.put(`/reviews/${asked}/details`, details),
      customer.post(`/reviews/${forwarded}/withdrawal`, {}),
    ]) {
      expect((await step).status).toBe(401);
    }
  });

  it('are neither reminded of nor closed, whatever time goes by', { tags: 'long' }, async () => {
    for (const days of [4, 30]) {
      world.advance(days * DAY_MS);
      await world.catchUp();
    }
    admin = await world.admin();
    const { body } = await admin.get<ReviewHistoryEntry[]>(`/admin/reviews/${asked}/history`);
    const kinds = body.map(({ kind }) => kind);
    expect(kinds).not.toContain('question-reminded');
    expect(kinds).not.toContain('question-closed');
    expect((await world.mails('geht@beispiel.de')).filter(({ subject }) => /Erinnerung/.test(subject))).toEqual([]);
    expect(await list('cases', {})).toEqual([]);
  });
});
