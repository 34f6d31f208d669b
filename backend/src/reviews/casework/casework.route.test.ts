import { FOLLOW_UP_MAX_DAYS } from '@sternklar/contracts/constants';
import type { IncompleteRequests, OpenQuestion, ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import type { Notice } from '@sternklar/contracts/reviews/casework/notice.api';
import type { AdminReview, Review, ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

const LINK = 'https://maps.example/bewertung/1';

describe('the casework of a review', () => {
  let world: TestWorld;
  let admin: Person;
  let customer: Person;
  let stranger: Person;
  let businessId: string;
  let review: Review;

  beforeAll(async () => {
    world = await createTestWorld();
    [admin, customer] = [await world.admin(), await world.customer('inhaberin@beispiel.de')];
    stranger = await world.customer('fremd@beispiel.de');
    const business = { business_name: 'Bäckerei Sonnenschein', google_business_link: 'https://maps.example/baeckerei' };
    businessId = (await customer.post<{ id: string }>('/business', business)).body.id;
  });
  beforeEach(async () => {
    const body = { business_id: businessId, reviewer_name: 'Max M.', rating: 1, review_text: 'War nie dort.' };
    review = (await customer.post<Review>('/reviews', body)).body;
  });
  afterAll(() => world.close());

  const path = (rest: string) => `/reviews/${review.id}/${rest}`;
  const caseOf = async (person: Person = customer) => (await person.get<ReviewCase>(path('case'))).body;
  const nextOf = async () => (await caseOf()).next;
  const history = async (person: Person = customer) => (await person.get<ReviewHistoryEntry[]>(path('history'))).body;
  const complete = {
    reviewer_name: 'Max M.',
    rating: 1,
    review_text: 'War nie dort.',
    review_url: LINK,
    reason: 'kein_kundenkontakt',
    good_faith: true,
    facts: 'An diesem Tag war geschlossen.',
  };
  const amend = (change: object = {}) => customer.put(path('details'), { ...complete, ...change });
  const sent = { channel: 'report-tool', sent_text: 'Diese Person war nie unsere Kundin.', reference: '1-2345' };
  const forward = (change: object = {}) => admin.post(path('forwardings'), { ...sent, ...change });
  const answer = (person: Person, body: object) => person.post(path('platform-answers'), body);
  const status = async () => (await admin.get<AdminReview>(`/admin/reviews/${review.id}`)).body.status;

  it('enters what went out before the request was withdrawn, with that note, and what the platform decided', async () => {
    await amend();
    await customer.post(path('withdrawal'), {});
    expect((await forward()).status).toBe(409);
    expect((await forward({ sent_before_withdrawal: true })).status).toBe(201);
    expect((await history()).at(-1)).toMatchObject({ kind: 'forwarded', step: { before_withdrawal: true } });
    expect(await caseOf()).toMatchObject({ next: { state: 'withdrawn' }, at_platform: true });
    expect((await answer(admin, { answer: 'removed' })).status).toBe(201);
    expect([await status(), (await nextOf()).state]).toEqual(['gelöscht', 'withdrawn']);
  });

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

  it('keeps no text as sent that was made of words that are no longer the customer’s, unless its sender knows', async () => {
    await amend();
    const seen = (await admin.get<Notice>(path('notice?channel=report-tool'))).body;
    await amend({ facts: 'Wir hatten Betriebsferien.' });
    const late = await forward({ sent_text: seen.text, notice_version: seen.version });
    expect(late).toMatchObject({
      status: 409,
      body: { detail: expect.stringMatching(/^Der Kunde hat seine Angaben geändert/) },
    });
    const { version } = (await admin.get<Notice>(path('notice?channel=report-tool'))).body;
    expect(version).toBeGreaterThan(seen.version);
    expect((await forward({ sent_text: seen.text, notice_version: version })).status).toBe(201);
    expect((await history()).at(-1)).toMatchObject({ kind: 'forwarded', note: seen.text });
  });

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
      facts: complete.facts,
      review: { review_url: LINK, reason: 'kein_kundenkontakt', good_faith: true, status: 'eingereicht' },
    });

    expect((await forward()).status).toBe(201);
    expect(await nextOf()).toMatchObject({ state: 'waiting-for-platform', until: expect.any(String) });
    expect(await status()).toBe('eingereicht');

    await answer(admin, { answer: 'refused', text: 'Kein Verstoß.' });
    expect([await nextOf(), await status()]).toEqual([{ state: 'decided' }, 'nicht_genehmigt']);
    expect((await admin.post(path('appeals'), sent)).status).toBe(201);
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
    await admin.post(path('appeals'), sent);
    const appealed = await caseOf();
    await answer(admin, { answer: 'removed' });
    await admin.put(path('status'), { status: 'nicht_genehmigt', takes_back: true });
    expect(await caseOf()).toEqual({
      ...appealed,
      review: expect.objectContaining({ status: 'nicht_genehmigt' }),
    });
  });

  it('a mail leads to the question, and none comes once it is answered', async () => {
    await admin.post(path('questions'), { text: 'Wo steht die Bewertung?' });
    const mails = await world.mails(customer.email);
    expect(mails.map(({ text }) => text).join()).toContain(`/bewertungen/${review.id}#frage`);
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

  it('what lacks something is counted and named to its customer, while nobody asked about it', async () => {
    const owner = await world.customer('unvollstaendig@beispiel.de');
    const business = { business_name: 'Krone', google_business_link: 'https://maps.example/krone' };
    const business_id = (await owner.post<{ id: string }>('/business', business)).body.id;
    const incomplete = async (person: Person) => (await person.get<IncompleteRequests>('/incomplete-requests')).body;
    const handIn = async (change: object) =>
      (await owner.post<Review>('/reviews', { ...complete, business_id, ...change })).body.id;
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
    const { id } = (await owner.post<Review>('/reviews', { ...complete, business_id, reason: 'anderer' })).body;
    const incomplete = async () => (await owner.get<IncompleteRequests>('/incomplete-requests')).body.requests;
    await admin.post(`/reviews/${id}/questions`, { text: 'Was ist geschehen?' });
    expect(await incomplete()).toEqual([]);
    const { question } = (await owner.get<{ question: { id: string } }>(`/reviews/${id}/case`)).body;
    await owner.post(`/reviews/${id}/questions/${question.id}/answer`, { text: 'Eine Verwechslung.' });
    expect(await incomplete()).toMatchObject([{ review_id: id, missing: ['facts'] }]);
    expect((await admin.post(`/reviews/${id}/forwardings`, sent)).status).toBe(201);
    expect(await incomplete()).toEqual([]);
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

  it.each([
    ['forwarding what is there already', async () => [await forward(), await forward()]],
    ['an answer before anything was sent', async () => [await answer(admin, { answer: 'removed' })]],
    ['an appeal without a refusal', async () => [await admin.post(path('appeals'), sent)]],
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

  it('a legal notice needs link, ground and declaration, and a follow-up a day to come', async () => {
    expect((await forward({ channel: 'legal-form' })).status).toBe(422);
    expect(await admin.put(path('follow-up'), { on: '2026-07-01' })).toMatchObject({
      body: { code: 'not-at-platform' },
    });
    await amend();
    expect((await forward({ channel: 'legal-form' })).status).toBe(201);
    expect((await admin.put(path('follow-up'), { on: '2020-01-01' })).status).toBe(422);
    expect((await admin.put(path('follow-up'), { on: '2026-07-01', reason: 'Ferien' })).status).toBe(200);
    expect(await nextOf()).toEqual({ state: 'waiting-for-platform', until: '2026-07-01T07:00:00.000Z' });
    expect((await history()).map(({ kind }) => kind)).not.toContain('follow-up-set');
    expect((await history(admin)).at(-1)).toMatchObject({ kind: 'follow-up-set', note: 'Ferien' });
  });

  it('a follow-up on a free day is moved to the next working day, and says so', async () => {
    await forward();
    const set = (on: string) => admin.put<{ message: string }>(path('follow-up'), { on });
    expect((await set('2026-04-03')).body.message).toContain('07.04.2026');
    expect(await nextOf()).toMatchObject({ until: '2026-04-07T07:00:00.000Z' });
    // Corpus Christi, which Rhineland-Palatinate has.
    expect((await set('2026-06-04')).body.message).toContain('05.06.2026');
    expect((await set('2026-06-03')).body.message).toBe('Die Wiedervorlage ist gesetzt.');
  });

  it('a follow-up on a far day, which may be a slip of the year, is refused with how far it may be', async () => {
    await forward();
    const set = (on: string) => admin.put(path('follow-up'), { on });
    const [day] = new Date(world.now().getTime() + FOLLOW_UP_MAX_DAYS * 86_400_000).toISOString().split('T');
    expect((await set(day ?? '')).status).toBe(200);
    const before = await nextOf();
    for (const on of ['2027-03-12', '2072-12-08', '9999-12-31']) {
      expect(await set(on)).toMatchObject({
        status: 422,
        body: { code: 'day-is-far', detail: expect.stringContaining(`höchstens ${FOLLOW_UP_MAX_DAYS} Tage`) },
      });
    }
    expect(await nextOf()).toEqual(before);
  });

  it('the text for the platform is made of the customer’s words, and says what is missing', async () => {
    const notice = async (channel: string) => (await customer.get<Notice>(path(`notice?channel=${channel}`))).body;
    expect(await notice('legal-form')).toMatchObject({ missing: ['review_url', 'reason', 'good_faith'] });
    await amend();
    expect((await notice('legal-form')).text).toMatch(
      /Bäckerei Sonnenschein.*maps\.example.*geschlossen.*gutem Glauben/s,
    );
    await amend({ facts: 'Wort '.repeat(700) });
    const short = await notice('report-tool');
    expect(short).toMatchObject({ limit: 1_000, is_shortened: true });
    expect(short.text.length).toBeLessThanOrEqual(1_000);
    expect(short.text).toMatch(/Wort…$/);
  });

  it('is nobody else’s: strangers find nothing, and staff’s steps are theirs', async () => {
    for (const call of [
      stranger.get(path('case')),
      stranger.get(path('notice?channel=post')),
      stranger.put(path('details'), complete),
      stranger.post(path('withdrawal'), {}),
      stranger.post(path('return')),
      answer(stranger, { answer: 'removed' }),
      admin.put(path('details'), complete),
      admin.post(path('withdrawal'), {}),
    ]) {
      expect((await call).status).toBe(404);
    }
    expect((await customer.post(path('forwardings'), sent)).status).toBe(403);
    expect((await customer.post(path('questions'), { text: 'Wer?' })).status).toBe(403);
    expect(await history(admin)).toHaveLength(1);
  });

  it('is taken over and withdrawn without a word', async () => {
    expect((await admin.post(path('takeover'))).status).toBe(201);
    expect((await customer.post(path('withdrawal'))).status).toBe(201);
    expect(await nextOf()).toMatchObject({ state: 'withdrawn' });
  });

  it('a question that was never asked is not found, and one that is answered is closed', async () => {
    const reply = (id: string | undefined) => customer.post(path(`questions/${id}/answer`), { text: 'Nie.' });
    expect(await reply(review.id)).toMatchObject({ status: 404, body: { code: 'question-unknown' } });
    await admin.post(path('questions'), { text: 'Wann?' });
    const { question } = await caseOf();
    expect((await reply(question?.id)).status).toBe(201);
    expect(await reply(question?.id)).toMatchObject({ status: 409, body: { code: 'question-closed' } });
  });

  it('two admins who forward at once send it once', async () => {
    const answers = await Promise.all([forward(), forward()]);
    expect(answers.map(({ status: code }) => code).sort()).toEqual([201, 409]);
    expect((await history()).filter(({ kind }) => kind === 'forwarded')).toHaveLength(1);
  });

  it('a withdrawn request stands in no queue', async () => {
    await customer.post(path('withdrawal'), {});
    const filter = encodeURIComponent(JSON.stringify({ id: [review.id], status: 'eingereicht', withdrawn: false }));
    expect((await admin.get(`/admin/reviews?filter=${filter}`)).body).toEqual([]);
    expect((await admin.get<AdminReview>(`/admin/reviews/${review.id}`)).body).toHaveProperty('withdrawn_at');
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

  it('is looked at again once its follow-up falls due', async () => {
    await forward();
    const { until } = await nextOf();
    world.advance(Date.parse(until ?? '') - world.now().getTime());
    const later = await world.admin();
    expect((await caseOf(later)).next).toEqual({
      state: 'answer-to-enter',
      since: until,
      because: 'follow-up-due',
    });
  });
});
