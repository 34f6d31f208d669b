import type { Review } from '@sternklar/contracts/reviews/review.api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person, TestWorld } from '../../testing/test-world.ts';
import { type CaseWorld, createCaseWorld, stepsOn } from './testing/case-at-hand.ts';

describe('what the platform says', () => {
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
  });
  afterAll(() => world.close());

  const { path, caseOf, nextOf, history, amend, forward, answer, status } = stepsOn(() => ({
    admin,
    customer,
    review,
  }));

  it('enters no answer over a decision that its admin did not see, and says what happened', async () => {
    await forward();
    const { version } = (await caseOf(admin)).review;
    await answer(admin, { answer: 'removed', text: 'Entfernt.' });
    const entering = (seen: number) =>
      admin.post(path('platform-answers'), { answer: 'refused' }, { 'if-match': `"${seen}"` });
    const late = await entering(version);
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: 'review-changed-meanwhile',
        detail: expect.stringContaining('hat jetzt den Status „gelöscht“'),
        current: { status: 'gelöscht' },
      },
    });
    const { changes } = late.body as { changes: readonly { kind: string; actor_email: string }[] };
    expect(changes.map(({ kind }) => kind)).toEqual(['forwarded', 'platform-answered', 'status-changed']);
    expect(await status()).toBe('gelöscht');
    expect((await entering((await caseOf(admin)).review.version)).status).toBe(201);
    expect(await status()).toBe('nicht_genehmigt');
  });

  it('what the customer was told by the platform waits for staff and sets no status', async () => {
    await forward();
    expect((await answer(customer, { answer: 'removed', text: 'Sie ist weg.' })).status).toBe(201);
    expect(await caseOf()).toMatchObject({
      next: { state: 'answer-to-enter', because: 'answer-entered' },
      entered: { answer: 'removed', text: 'Sie ist weg.' },
    });
    await answer(customer, { answer: 'refused' });
    expect(await caseOf()).toMatchObject({ entered: { answer: 'refused', text: '' } });
    await answer(admin, { answer: 'received' });
    expect(await caseOf()).toMatchObject({ entered: null });
    expect(await status()).toBe('eingereicht');
  });

  it('the same answer of the platform is entered once, whoever enters it and however often', async () => {
    await forward();
    const refusal = { answer: 'refused', text: ' Kein Verstoß. ' };
    const codes = await Promise.all([admin, admin, admin, admin, admin, admin].map((one) => answer(one, refusal)));
    expect(codes.map(({ status: code }) => code)).toEqual([201, 201, 201, 201, 201, 201]);
    expect((await answer(customer, refusal)).status).toBe(201);
    expect((await history()).map(({ kind }) => kind)).toEqual([
      'submitted',
      'forwarded',
      'platform-answered',
      'status-changed',
    ]);
    expect(await nextOf()).toEqual({ state: 'decided' });
  });

  it('the desk and the customer who enter a decision at once leave it decided', async () => {
    await forward();
    await Promise.all([admin, customer, admin, customer].map((one) => answer(one, { answer: 'refused' })));
    // Whether the customer's stands beside it depends on who was first.
    const byDesk = (await history()).filter(({ kind, actor }) => kind === 'platform-answered' && actor === 'admin');
    expect(byDesk).toHaveLength(1);
    expect([await nextOf(), await status()]).toEqual([{ state: 'decided' }, 'nicht_genehmigt']);
  });

  it('after a decision the platform looks again only at an appeal', async () => {
    await forward();
    await answer(admin, { answer: 'refused' });
    for (const late of ['received', 'asks', 'passed-to-author']) {
      expect(await answer(admin, { answer: late })).toMatchObject({
        status: 409,
        body: { detail: expect.stringContaining('schon entschieden') },
      });
    }
    expect(await answer(customer, { answer: 'received' })).toMatchObject({
      status: 409,
      body: { code: 'decided-for-customer', detail: expect.stringContaining('im Chat') },
    });
    expect(await caseOf()).toMatchObject({ next: { state: 'decided' }, at_platform: false });
    expect((await answer(admin, { answer: 'removed' })).status).toBe(201);
    expect(await status()).toBe('gelöscht');
  });

  it('the customer’s words for a decision that stands are kept, and make no work', async () => {
    await forward();
    await answer(admin, { answer: 'refused' });
    for (const _ of [1, 2]) {
      expect((await answer(customer, { answer: 'refused', text: 'Es ist eine Meinung.' })).status).toBe(201);
    }
    expect(await caseOf()).toMatchObject({ next: { state: 'decided' }, entered: null });
    expect((await history()).at(-1)).toMatchObject({ kind: 'platform-answered', note: 'Es ist eine Meinung.' });
    expect((await history()).filter(({ kind }) => kind === 'platform-answered')).toHaveLength(2);
    await answer(customer, { answer: 'removed' });
    expect(await nextOf()).toMatchObject({ state: 'answer-to-enter', because: 'answer-entered' });
  });

  it('a question of the platform stays told until something goes to it again or it says something else', async () => {
    await amend();
    await forward();
    const at = world.now().toISOString();
    await answer(admin, { answer: 'asks', text: 'Worauf stützen Sie das?' });
    const asked = { state: 'answer-to-enter', because: 'platform-asked', since: at, platform_asked_at: at };
    expect(await nextOf()).toEqual({ ...asked, until: expect.any(String) });
    await admin.post(path('questions'), { text: 'Worauf stützen Sie das?' });
    const { question } = await caseOf();
    await customer.post(path(`questions/${question?.id}/answer`), { text: 'Auf unseren Kalender.' });
    expect(await nextOf()).toMatchObject({ state: 'answer-to-enter', platform_asked_at: at });
    const filter = encodeURIComponent(JSON.stringify({ id: [review.id] }));
    expect((await admin.get(`/admin/cases?filter=${filter}`)).body).toMatchObject([
      { next: { platform_asked_at: at } },
    ]);
    await forward();
    expect(await nextOf()).not.toHaveProperty('platform_asked_at');
    await answer(admin, { answer: 'asks' });
    await answer(admin, { answer: 'received' });
    expect(await nextOf()).not.toHaveProperty('platform_asked_at');
  });
});
