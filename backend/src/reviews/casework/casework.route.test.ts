import type { OpenQuestion } from '@sternklar/contracts/reviews/casework/casework.api';
import type { AdminReview, Review } from '@sternklar/contracts/reviews/review.api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person, TestWorld } from '../../testing/test-world.ts';
import { type CaseWorld, COMPLETE, createCaseWorld, SENT, stepsOn } from './testing/case-at-hand.ts';

describe('the casework of a review', () => {
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

  const { path, caseOf, nextOf, history, amend, forward, answer, status } = stepsOn(() => ({
    admin,
    customer,
    review,
  }));

  it('goes from an incomplete request to a removal and back, and each step says what comes next', async () => {
    expect(await nextOf()).toEqual({ state: 'incomplete', missing: ['review_url', 'reason', 'good_faith'] });

    expect((await admin.post(path('questions'), { text: 'Wo steht die Bewertung?' })).status).toBe(201);
    const { question, next } = await caseOf();
    expect(question).toMatchObject({ text: 'Wo steht die Bewertung?' });
    expect(next).toMatchObject({ state: 'waiting-for-customer', question_id: question?.id });
    const waiting = { review_id: review.id, question_id: question?.id, reviewer_name: 'Max M.' };
    expect((await customer.get<OpenQuestion[]>('/questions')).body).toMatchObject([
      { ...waiting, text: 'Wo steht die Bewertung?', business_name: 'Bäckerei Sonnenschein' },
    ]);
    await customer.post(path(`questions/${question?.id}/answer`), { text: 'Unter dem Link.' });
    expect((await customer.get('/questions')).body).toEqual([]);

    expect((await amend()).status).toBe(200);
    expect(await caseOf()).toMatchObject({
      next: { state: 'answer-to-enter' },
      missing: [],
      facts: COMPLETE.facts,
      review: {
        review_url: COMPLETE.review_url,
        reason: 'kein_kundenkontakt',
        good_faith: true,
        status: 'eingereicht',
      },
    });

    expect((await forward()).status).toBe(201);
    expect(await nextOf()).toMatchObject({ state: 'waiting-for-platform', until: expect.any(String) });
    expect(await status()).toBe('eingereicht');

    await answer(admin, { answer: 'refused', text: 'Kein Verstoß.' });
    expect([await nextOf(), await status()]).toEqual([{ state: 'decided' }, 'nicht_genehmigt']);
    expect((await admin.post(path('appeals'), SENT)).status).toBe(201);
    expect(await caseOf()).toMatchObject({ next: { state: 'waiting-for-platform' }, appeal_used: true });
    await answer(admin, { answer: 'removed' });
    expect([await nextOf(), await status()]).toEqual([{ state: 'decided' }, 'gelöscht']);

    expect((await customer.post(path('return'))).status).toBe(201);
    expect([await nextOf(), await status()]).toEqual([{ state: 'ready-to-forward' }, 'eingereicht']);
    await customer.post(path('withdrawal'), { reason: 'Wir haben uns geeinigt.' });
    expect(await nextOf()).toMatchObject({ state: 'withdrawn' });
    await customer.delete(path('withdrawal'));
    expect(await nextOf()).toEqual({ state: 'ready-to-forward' });

    expect((await history()).map(({ kind }) => kind)).toEqual([
      'submitted',
      'question-asked',
      'question-answered',
      'details-amended',
      'forwarded',
      'platform-answered',
      'status-changed',
      'appealed',
      'platform-answered',
      'status-changed',
      'came-back',
      'status-changed',
      'withdrawn',
      'taken-up-again',
    ]);
  });

  it('a decision that is taken back leaves the case where it stood, for one as for many, and after an appeal too', async () => {
    await amend();
    await forward();
    await admin.post(path('questions'), { text: 'Gibt es einen Beleg?' });
    const before = await caseOf();
    const takeBack = { status: 'eingereicht', takes_back: true };
    await answer(admin, { answer: 'refused', text: 'Kein Verstoß.' });
    expect(await caseOf()).toMatchObject({ next: { state: 'decided' }, question: null });
    expect((await admin.put(path('status'), takeBack)).status).toBe(200);
    expect(await caseOf()).toEqual({ ...before, review: expect.objectContaining({ status: 'eingereicht' }) });
    expect((await customer.get<OpenQuestion[]>('/questions')).body).toMatchObject([{ review_id: review.id }]);

    await admin.put(path('status'), { status: 'gelöscht' });
    const { version } = (await admin.get<AdminReview>(`/admin/reviews/${review.id}`)).body;
    await admin.post('/reviews/status', { ...takeBack, reviews: [{ id: review.id, version }] });
    expect(await caseOf()).toEqual({ ...before, review: expect.objectContaining({ status: 'eingereicht' }) });

    await answer(admin, { answer: 'refused' });
    await admin.post(path('appeals'), SENT);
    const appealed = await caseOf();
    await answer(admin, { answer: 'removed' });
    await admin.put(path('status'), { status: 'nicht_genehmigt', takes_back: true });
    expect(await caseOf()).toEqual({
      ...appealed,
      review: expect.objectContaining({ status: 'nicht_genehmigt' }),
    });
  });

  it.each([
    ['forwarding what is there already', async () => [await forward(), await forward()]],
    ['an answer before anything was sent', async () => [await answer(admin, { answer: 'removed' })]],
    ['an appeal without a refusal', async () => [await admin.post(path('appeals'), SENT)]],
    ['a return of what was never removed', async () => [await customer.post(path('return'))]],
    [
      'a second question',
      async () => [
        await admin.post(path('questions'), { text: 'Eins?' }),
        await admin.post(path('questions'), { text: 'Zwei?' }),
      ],
    ],
    [
      'an answer for a withdrawn request by its customer',
      async () => {
        await forward();
        await customer.post(path('withdrawal'), {});
        return [await answer(customer, { answer: 'removed' })];
      },
    ],
  ])('%s is refused with a sentence, and leaves nothing behind', async (_, steps) => {
    const refused = (await steps()).at(-1);
    expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringMatching(/\.$/) } });
    expect(await status()).toBe('eingereicht');
  });

  it.each([
    ['review_url', () => amend({ review_url: 'javascript:alert(1)' })],
    ['channel', () => forward({ channel: 'pigeon' })],
    ['sent_text', () => forward({ sent_text: ' ' })],
    ['text', () => admin.post(path('questions'), { text: '' })],
    ['on', () => admin.put(path('follow-up'), { on: 'morgen' })],
    ['sent_text', () => forward({ sent_text: 'x'.repeat(60_001) })],
    ['review_url', () => amend({ review_url: ' ' })],
    ['reviewer_name', () => amend({ reviewer_name: 'Max\nIhr Team' })],
    ['text', () => admin.post(path('questions'), { text: '\u200B' })],
    ['text', () => admin.post(path('questions'), { text: 'Kennen Sie {verfasser}?' })],
    ['answer', () => answer(admin, { answer: 'vielleicht' })],
  ])('a wrong %s is refused', async (field, call) => {
    expect(await call()).toMatchObject({ status: 422, body: { errors: [{ field }] } });
    expect(await history(admin)).toHaveLength(1);
  });

  it('is nobody else’s: strangers find nothing, and staff’s steps are theirs', async () => {
    for (const call of [
      stranger.get(path('case')),
      stranger.get(path('notice?channel=post')),
      stranger.put(path('details'), COMPLETE),
      stranger.post(path('withdrawal'), {}),
      stranger.post(path('return')),
      answer(stranger, { answer: 'removed' }),
      admin.put(path('details'), COMPLETE),
      admin.post(path('withdrawal'), {}),
    ]) {
      expect((await call).status).toBe(404);
    }
    expect((await customer.post(path('forwardings'), SENT)).status).toBe(403);
    expect((await customer.post(path('questions'), { text: 'Wer?' })).status).toBe(403);
    expect(await history(admin)).toHaveLength(1);
  });

  it('is taken over and withdrawn without a word', async () => {
    expect((await admin.post(path('takeover'))).status).toBe(201);
    expect((await customer.post(path('withdrawal'))).status).toBe(201);
    expect(await nextOf()).toMatchObject({ state: 'withdrawn' });
  });

  it('a withdrawn request stands in no queue', async () => {
    await customer.post(path('withdrawal'), {});
    const filter = encodeURIComponent(JSON.stringify({ id: [review.id], status: 'eingereicht', withdrawn: false }));
    expect((await admin.get(`/admin/reviews?filter=${filter}`)).body).toEqual([]);
    expect((await admin.get<AdminReview>(`/admin/reviews/${review.id}`)).body).toHaveProperty('withdrawn_at');
  });
});
