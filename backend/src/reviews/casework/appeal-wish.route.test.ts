import type { CaseCounts, ListedCase } from '@sternklar/contracts/reviews/casework/case-list.api';
import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import type { Review, ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person, TestWorld } from '../../testing/test-world.ts';
import { type CaseWorld, COMPLETE, createCaseWorld, SENT } from './testing/case-at-hand.ts';

describe('what a customer says after a refusal', () => {
  let world: TestWorld;
  let admin: Person;
  let customer: Person;
  let handIn: CaseWorld['handIn'];
  let review: Review;

  beforeAll(async () => {
    ({ world, admin, customer, handIn } = await createCaseWorld());
  });
  beforeEach(async () => {
    review = await handIn();
    await customer.put(path('details'), COMPLETE);
    await admin.post(path('forwardings'), SENT);
    await admin.post(path('platform-answers'), { answer: 'refused' });
  });
  afterAll(() => world.close());

  const path = (rest: string) => `/reviews/${review.id}/${rest}`;
  const wish = (person = customer) => person.post(path('appeal-wish'), {});
  const setAside = (text = 'Das Kassenbuch nennt einen anderen Tag.') => admin.post(path('appeal-set-aside'), { text });
  const caseOf = async (person = customer) => (await person.get<ReviewCase>(path('case'))).body;
  const listed = async () => {
    const filter = encodeURIComponent(JSON.stringify({ id: [review.id] }));
    return (await admin.get<ListedCase[]>(`/admin/cases?range=[0,9]&filter=${filter}`)).body[0]?.next;
  };
  const closed = async () => (await admin.get<CaseCounts>('/admin/cases/counts')).body.closed.decided;
  const history = async () => (await customer.get<ReviewHistoryEntry[]>(path('history'))).body;

  it('is work at the desk as soon as they wish the appeal, which then goes out with their details', async () => {
    expect(await listed()).toBeUndefined();
    const before = await closed();
    expect((await wish()).status).toBe(201);
    expect(await listed()).toMatchObject({ state: 'answer-to-enter', because: 'appeal-wished' });
    expect(await caseOf()).toMatchObject({
      next: { state: 'answer-to-enter', because: 'appeal-wished' },
      appeal_wished_at: expect.any(String),
    });
    expect(await closed()).toBe(before - 1);
    expect((await admin.post(path('appeals'), SENT)).status).toBe(201);
    expect(await caseOf()).toMatchObject({ next: { state: 'waiting-for-platform' }, appeal_wished_at: null });
    expect((await history()).map(({ kind }) => kind).slice(-2)).toEqual(['appeal-wished', 'appealed']);
  });

  it('reaches the desk without a wish, too, and can be asked about before the one appeal is spent', async () => {
    await customer.put(path('details'), { ...COMPLETE, facts: 'Ich habe jetzt die Kassenrolle.' });
    expect(await listed()).toMatchObject({ state: 'answer-to-enter', because: 'told-after-refusal' });
    expect((await admin.post(path('questions'), { text: 'Möchten Sie Widerspruch einlegen?' })).status).toBe(201);
    const { next, question } = await caseOf();
    expect(next).toMatchObject({ state: 'waiting-for-customer' });
    await customer.post(path(`questions/${question?.id}/answer`), { text: 'Ja, bitte.' });
    expect(await listed()).toMatchObject({ state: 'answer-to-enter', because: 'customer-answered' });
    expect((await admin.post(path('appeals'), SENT)).status).toBe(201);
  });

  it('ends with a sentence to the customer where no appeal is lodged; they may wish it again', async () => {
    await wish();
    expect((await setAside(' ')).status).toBe(422);
    expect((await setAside()).status).toBe(201);
    expect(await caseOf()).toMatchObject({ next: { state: 'decided' }, appeal_wished_at: null });
    expect((await history()).at(-1)).toMatchObject({
      kind: 'appeal-set-aside',
      note: 'Das Kassenbuch nennt einen anderen Tag.',
      shown_to_customer: true,
    });
    const { length } = await history();
    expect([(await setAside()).status, (await history()).length]).toEqual([201, length]);
    expect((await wish()).status).toBe(201);
    expect(await listed()).toMatchObject({ because: 'appeal-wished' });
  });

  it('is recorded once, by its owner alone, and only while there is an appeal', async () => {
    expect((await wish(admin)).status).toBe(404);
    await wish();
    const { length } = await history();
    expect([(await wish()).status, (await history()).length]).toEqual([201, length]);
    await admin.post(path('appeals'), SENT);
    await admin.post(path('platform-answers'), { answer: 'refused', text: 'Es bleibt dabei.' });
    expect(await wish()).toMatchObject({ status: 409, body: { detail: expect.stringMatching(/es gibt ihn einmal/i) } });
    expect((await admin.post(path('questions'), { text: 'Wann?' })).status).toBe(409);
    await customer.put(path('details'), { ...COMPLETE, facts: 'Noch etwas.' });
    expect([await listed(), (await setAside()).status]).toEqual([undefined, 409]);
  });

  it('leaves the queue with a request that is withdrawn, and with a refusal that was a mistake', async () => {
    await wish();
    await customer.post(path('withdrawal'), {});
    expect([await listed(), (await wish()).status]).toEqual([undefined, 409]);
    await customer.delete(path('withdrawal'));
    await wish();
    await admin.put(path('status'), { status: 'eingereicht' });
    expect(await caseOf()).toMatchObject({ next: { state: 'ready-to-forward' }, appeal_wished_at: null });
  });

  it('keeps nobody from taking the refusal back: then the request is where it was', async () => {
    await wish();
    await admin.put(path('status'), { status: 'eingereicht', takes_back: true });
    expect(await caseOf()).toMatchObject({ next: { state: 'waiting-for-platform' }, appeal_wished_at: null });
  });
});
