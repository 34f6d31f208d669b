import type { OpenQuestion, ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import type { Review, ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

const DAY_MS = 24 * 3_600_000;
const REMINDER = 'Erinnerung: eine Frage zu Ihrem Löschantrag';

describe('questions that wait for weeks', { shuffle: false }, () => {
  let world: TestWorld;
  let email: string;
  const reviews: Record<'open' | 'answered' | 'withdrawn' | 'removed', string> = {
    open: '',
    answered: '',
    withdrawn: '',
    removed: '',
  };
  let removedBusiness: string;

  const newBusiness = async (customer: Person, business_name: string) => {
    const business = { business_name, google_business_link: 'https://maps.example/eins' };
    return (await customer.post<{ id: string }>('/business', business)).body.id;
  };
  const caseOf = async (person: Person, id: string) => (await person.get<ReviewCase>(`/reviews/${id}/case`)).body;
  const answer = async (person: Person, id: string) => {
    const { question } = await caseOf(person, id);
    return person.post(`/reviews/${id}/questions/${question?.id}/answer`, { text: 'Unter dem Link.' });
  };
  const kindsOf = async (person: Person, id: string) =>
    (await person.get<ReviewHistoryEntry[]>(`/reviews/${id}/history`)).body.map(({ kind }) => kind);
  const reminders = async () => (await world.mails(email)).filter(({ subject }) => subject === REMINDER);
  const days = async (count: number) => {
    world.advance(count * DAY_MS);
    await world.catchUp();
  };

  beforeAll(async () => {
    world = await createTestWorld();
    const [admin, customer] = [await world.admin(), await world.customer('inhaberin@beispiel.de')];
    email = customer.email;
    const kept = await newBusiness(customer, 'Krone');
    removedBusiness = await newBusiness(customer, 'Adler');
    for (const name of ['open', 'answered', 'withdrawn', 'removed'] as const) {
      const business_id = name === 'removed' ? removedBusiness : kept;
      const body = { business_id, reviewer_name: name, rating: 1, review_text: 'War nie dort.' };
      reviews[name] = (await customer.post<Review>('/reviews', body)).body.id;
      await admin.post(`/reviews/${reviews[name]}/questions`, { text: 'Wo steht die Bewertung?' });
    }
    await answer(customer, reviews.answered);
    await customer.post(`/reviews/${reviews.withdrawn}/withdrawal`, {});
    await customer.delete(`/business/${removedBusiness}`);
    await world.catchUp();
  });
  afterAll(() => world.close());

  it('an answer stands at the desk with its words, until the desk goes on', async () => {
    const admin = await world.admin();
    expect(await caseOf(admin, reviews.answered)).toMatchObject({
      next: { state: 'answer-to-enter' },
      answered: { text: 'Unter dem Link.' },
      missing: ['review_url', 'reason', 'good_faith'],
    });
  });

  it('the customer is reminded of what is open after three days, once, with the way to the question', async () => {
    await days(2);
    expect(await reminders()).toEqual([]);
    await days(1);
    await days(1);
    const mails = await reminders();
    expect(mails.map(({ text }) => text.match(/bewertungen\/([^#]+)#frage/)?.[1])).toEqual([reviews.open]);
    const customer = await world.login(email);
    expect(await kindsOf(customer, reviews.open)).toEqual(['submitted', 'question-asked', 'question-reminded']);
    expect((await customer.get<OpenQuestion[]>('/questions')).body).toMatchObject([{ review_id: reviews.open }]);
  });

  it('a question is closed after thirty days; its late answer is refused with what to do, and the next one is new', async () => {
    const before = await caseOf(await world.login(email), reviews.open);
    await days(26);
    const [customer, admin] = [await world.login(email), await world.admin()];
    expect(await caseOf(customer, reviews.open)).toMatchObject({ next: { state: 'incomplete' }, question: null });
    expect(await kindsOf(customer, reviews.open)).toEqual([
      'submitted',
      'question-asked',
      'question-reminded',
      'question-closed',
    ]);
    const late = `/reviews/${reviews.open}/questions/${before.question?.id}/answer`;
    expect(await customer.post(late, { text: 'Ach so.' })).toMatchObject({
      status: 409,
      body: { code: 'question-closed', detail: expect.stringMatching(/ergänzen\.$/) },
    });
    await admin.post(`/reviews/${reviews.open}/questions`, { text: 'Und jetzt?' });
    await days(3);
    expect(await reminders()).toHaveLength(2);
  });

  it('nobody is reminded of what was answered, withdrawn or belongs to a removed business', async () => {
    const admin = await world.admin();
    for (const id of [reviews.answered, reviews.withdrawn, reviews.removed]) {
      const { body } = await admin.get<ReviewHistoryEntry[]>(`/admin/reviews/${id}/history`);
      expect(body.map(({ kind }) => kind)).not.toContain('question-reminded');
      expect(body.map(({ kind }) => kind)).not.toContain('question-closed');
    }
  });
});
