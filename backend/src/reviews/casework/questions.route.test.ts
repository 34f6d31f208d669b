import type { IncompleteRequests } from '@sternklar/contracts/reviews/casework/casework.api';
import type { Review } from '@sternklar/contracts/reviews/review.api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person, TestWorld } from '../../testing/test-world.ts';
import { type CaseWorld, COMPLETE, createCaseWorld, SENT, stepsOn } from './testing/case-at-hand.ts';

describe('a request that lacks something', () => {
  let world: TestWorld;
  let admin: Person;
  let customer: Person;
  let stranger: Person;
  let handIn: CaseWorld['handIn'];
  let review: Review;

  beforeAll(async () => {
    ({ world, admin, customer, handIn } = await createCaseWorld());
    stranger = await world.customer('fremd@beispiel.de');
  });
  beforeEach(async () => {
    review = await handIn();
  });
  afterAll(() => world.close());

  const { path, caseOf } = stepsOn(() => ({ admin, customer, review }));

  it('a mail leads to the question, and none comes once it is answered', async () => {
    await admin.post(path('questions'), { text: 'Wo steht die Bewertung?' });
    const mails = await world.mails(customer.email);
    expect(mails.map(({ text }) => text).join()).toContain(`/bewertungen/${review.id}#frage`);
  });

  it('what lacks something is counted and named to its customer, while nobody asked about it', async () => {
    const owner = await world.customer('unvollstaendig@beispiel.de');
    const business = { business_name: 'Krone', google_business_link: 'https://maps.example/krone' };
    const business_id = (await owner.post<{ id: string }>('/business', business)).body.id;
    const incomplete = async (person: Person) => (await person.get<IncompleteRequests>('/incomplete-requests')).body;
    const handIn = async (change: object) =>
      (await owner.post<Review>('/reviews', { ...COMPLETE, business_id, ...change })).body.id;
    await handIn({});
    const ids = [await handIn({ reason: 'anderer' }), await handIn({ good_faith: undefined })];
    const names = { reviewer_name: 'Max M.', business_name: 'Krone' };
    expect(await incomplete(owner)).toEqual({
      total: 2,
      requests: [
        { review_id: ids[0], ...names, missing: ['facts'] },
        { review_id: ids[1], ...names, missing: ['good_faith'] },
      ],
    });
    expect(await incomplete(stranger)).toEqual({ total: 0, requests: [] });
    await admin.post(`/reviews/${ids[0]}/questions`, { text: 'Was ist geschehen?' });
    expect(await incomplete(owner)).toMatchObject({ total: 1, requests: [{ review_id: ids[1] }] });
  });

  it('what lacks something after an answer, too, is named again as long as nothing went to the platform', async () => {
    const owner = await world.customer('beantwortet@beispiel.de');
    const business = { business_name: 'Krone', google_business_link: 'https://maps.example/krone' };
    const business_id = (await owner.post<{ id: string }>('/business', business)).body.id;
    const { id } = (await owner.post<Review>('/reviews', { ...COMPLETE, business_id, reason: 'anderer' })).body;
    const incomplete = async () => (await owner.get<IncompleteRequests>('/incomplete-requests')).body.requests;
    await admin.post(`/reviews/${id}/questions`, { text: 'Was ist geschehen?' });
    expect(await incomplete()).toEqual([]);
    const { question } = (await owner.get<{ question: { id: string } }>(`/reviews/${id}/case`)).body;
    await owner.post(`/reviews/${id}/questions/${question.id}/answer`, { text: 'Eine Verwechslung.' });
    expect(await incomplete()).toMatchObject([{ review_id: id, missing: ['facts'] }]);
    expect((await admin.post(`/reviews/${id}/forwardings`, SENT)).status).toBe(201);
    expect(await incomplete()).toEqual([]);
  });

  it('a question that was never asked is not found, and one that is answered is closed', async () => {
    const reply = (id: string | undefined) => customer.post(path(`questions/${id}/answer`), { text: 'Nie.' });
    expect(await reply(review.id)).toMatchObject({ status: 404, body: { code: 'question-unknown' } });
    await admin.post(path('questions'), { text: 'Wann?' });
    const { question } = await caseOf();
    expect((await reply(question?.id)).status).toBe(201);
    expect(await reply(question?.id)).toMatchObject({ status: 409, body: { code: 'question-closed' } });
  });
});
