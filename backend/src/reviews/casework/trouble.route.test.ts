import type { OpenQuestion, ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import type { AdminReview, Review, ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';
import { COMPLETE, SENT } from './testing/case-at-hand.ts';

describe('cases in trouble', () => {
  let world: TestWorld;
  let admin: Person;
  let customer: Person;
  let business: string;
  let review: string;

  const newBusiness = async (owner: Person) => {
    const body = { business_name: 'Krone', google_business_link: 'https://maps.example/krone' };
    return (await owner.post<{ id: string }>('/business', body)).body.id;
  };
  const handIn = async (owner: Person, business_id: string) => {
    const body = { business_id, reviewer_name: 'Max M.', rating: 1, review_text: 'War nie dort.' };
    return (await owner.post<Review>('/reviews', body)).body.id;
  };
  const path = (rest: string) => `/reviews/${review}/${rest}`;
  const forward = () => admin.post(path('forwardings'), SENT);
  const enter = (answer: string) => admin.post(path('platform-answers'), { answer });
  const seen = async (person: Person = admin) => (await person.get<ReviewCase>(path('case'))).body;
  const stateOf = async () => (await seen()).next.state;
  const kinds = async () =>
    (await admin.get<ReviewHistoryEntry[]>(`/admin/reviews/${review}/history`)).body.map(({ kind }) => kind);
  const setStatus = (status: string) => admin.put(path('status'), { status });

  beforeAll(async () => {
    world = await createTestWorld();
    [admin, customer] = [await world.admin(), await world.customer('inhaberin@beispiel.de')];
    business = await newBusiness(customer);
  });
  beforeEach(async () => {
    review = await handIn(customer, business);
  });
  afterAll(() => world.close());

  it('an amendment in the moment of forwarding is kept: before it as what was sent, after it as an addition', async () => {
    const [forwarded, amended] = await Promise.all([forward(), customer.put(path('details'), COMPLETE)]);
    expect([forwarded.status, amended.status]).toEqual([201, 200]);
    const happened = await kinds();
    expect(happened.slice(1).sort()).toEqual(['details-amended', 'forwarded']);
    expect(await seen()).toMatchObject({ next: { state: 'waiting-for-platform' }, facts: COMPLETE.facts });
  });

  it('a question asked and a decision entered at once leave no question open', async () => {
    await forward();
    const [, decided] = await Promise.all([admin.post(path('questions'), { text: 'Wann?' }), setStatus('gelöscht')]);
    expect(decided.status).toBe(200);
    expect(await seen()).toMatchObject({ next: { state: 'decided' }, question: null });
  });

  it('an answer for a withdrawn request is refused with what to do, and so is every step of the desk', async () => {
    await admin.post(path('questions'), { text: 'Wann?' });
    const { question } = await seen(customer);
    await customer.post(path('withdrawal'), {});
    const late = await customer.post(path(`questions/${question?.id}/answer`), { text: 'Nie.' });
    expect(late).toMatchObject({ status: 409, body: { code: 'question-closed' } });
    for (const step of [
      forward(),
      enter('removed'),
      admin.post(path('questions'), { text: 'Und?' }),
      admin.post(path('appeals'), SENT),
      admin.put(path('follow-up'), { on: '2026-07-01' }),
      admin.post(path('takeover'), {}),
    ]) {
      expect(await step).toMatchObject({
        status: 409,
        body: { code: 'removal-withdrawn', detail: expect.stringContaining('wieder aufgenommen') },
      });
    }
    expect(await kinds()).toEqual(['submitted', 'question-asked', 'withdrawn']);
  });

  it('there is one appeal against a refusal, and a new one once the review came back', async () => {
    await forward();
    await enter('refused');
    expect((await admin.post(path('appeals'), SENT)).status).toBe(201);
    expect(await admin.post(path('appeals'), SENT)).toMatchObject({ status: 409, body: { code: 'appeal-used' } });
    await enter('refused');
    expect(await admin.post(path('appeals'), SENT)).toMatchObject({ status: 409, body: { code: 'appeal-used' } });
    await enter('removed');
    expect((await customer.post(path('return'))).status).toBe(201);
    await forward();
    await enter('refused');
    expect((await admin.post(path('appeals'), SENT)).status).toBe(201);
  });

  it('a review that two people see again comes back once', async () => {
    await setStatus('gelöscht');
    const answers = await Promise.all([customer.post(path('return')), admin.post(path('return'))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await kinds()).filter((kind) => kind === 'came-back')).toHaveLength(1);
  });

  it('a status set without any step takes the case along, there and back', async () => {
    await customer.put(path('details'), COMPLETE);
    const states: string[] = [];
    for (const status of ['gelöscht', 'nicht_genehmigt', 'eingereicht', 'nicht_genehmigt']) {
      await setStatus(status);
      states.push(await stateOf());
    }
    expect(states).toEqual(['decided', 'decided', 'ready-to-forward', 'decided']);
    await forward();
    await setStatus('eingereicht');
    expect(await stateOf()).toBe('ready-to-forward');
  });

  it('a removed business takes its cases out of every list, and every step of them is one of nothing', async () => {
    const gone = await newBusiness(customer);
    review = await handIn(customer, gone);
    await admin.post(path('questions'), { text: 'Wann?' });
    await customer.delete(`/business/${gone}`);
    expect((await admin.get(path('case'))).status).toBe(404);
    const questions = (await customer.get<OpenQuestion[]>('/questions')).body;
    expect(questions.map(({ review_id }) => review_id)).not.toContain(review);
    for (const step of [forward(), enter('removed'), customer.put(path('details'), COMPLETE)]) {
      expect((await step).status).toBe(404);
    }
    const filter = encodeURIComponent(JSON.stringify({ id: [review] }));
    expect((await admin.get<AdminReview[]>(`/admin/reviews?filter=${filter}`)).body).toEqual([]);
    expect(await kinds()).toEqual(['submitted', 'question-asked']);
  });

  it('a removal and a step at once leave no case in a list', async () => {
    const gone = await newBusiness(customer);
    review = await handIn(customer, gone);
    await Promise.all([customer.delete(`/business/${gone}`), forward()]);
    await world.catchUp();
    expect((await admin.get(path('case'))).status).toBe(404);
    const { body } = await admin.get<{ id: string }[]>('/admin/cases?range=[0,99]');
    expect(body.map(({ id }) => id)).not.toContain(review);
  });
});
