import { REVIEW_NOTE_MAX_LENGTH } from '@sternklar/contracts/constants';
import type { AdminReview, Review, ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, TEST_ADMIN, type TestWorld } from '../../testing/test-world.ts';

describe('PUT /api/reviews/:id/status', () => {
  let world: TestWorld;
  let admin: Person;
  let customer: Person;
  let businessId: string;
  let review: Review;

  const aBusiness = async () => {
    const { body } = await customer.post<{ id: string }>('/business', {
      business_name: 'Bäckerei Sonnenschein',
      google_business_link: 'https://maps.example/baeckerei',
    });
    return body.id;
  };
  const aReviewOf = async (business_id: string) => {
    const review = { business_id, reviewer_name: 'Max M.', rating: 1, review_text: 'War nie dort.' };
    return (await customer.post<Review>('/reviews', review)).body;
  };
  beforeAll(async () => {
    world = await createTestWorld();
    admin = await world.admin();
    customer = await world.customer('inhaberin@beispiel.de');
    businessId = await aBusiness();
  });
  beforeEach(async () => {
    review = await aReviewOf(businessId);
  });
  afterAll(() => world.close());

  const setStatus = (status: unknown, headers: Record<string, string> = {}) =>
    admin.put<{ message: string; current?: unknown; changes?: unknown }>(
      `/reviews/${review.id}/status`,
      { status },
      headers,
    );
  const shown = async () => (await admin.get<AdminReview>(`/admin/reviews/${review.id}`)).body;
  const statusMails = async () =>
    (await world.mails(customer.email)).filter(({ subject }) => subject.startsWith('Ihr Löschantrag'));
  /** What was mailed because of `action`; the clock stands still, so order says nothing. */
  const mailedBy = async (action: () => Promise<unknown>) => {
    const known = new Set((await statusMails()).map(({ id }) => id));
    await action();
    return (await statusMails()).filter(({ id }) => !known.has(id));
  };

  it('is seen at once by admin and customer, with the time of the change', async () => {
    world.advance(60_000);
    expect(await setStatus('gelöscht')).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    const changed = {
      status: 'gelöscht',
      version: 2,
      updated_at: world.now().toISOString(),
      created_at: review.created_at,
    };
    expect(await shown()).toMatchObject(changed);
    const { body } = await customer.get<Review[]>(`/reviews/${businessId}`);
    expect(body.find(({ id }) => id === review.id)).toMatchObject(changed);
  });

  it('allows any status after any other', async () => {
    for (const status of ['nicht_genehmigt', 'gelöscht', 'eingereicht', 'gelöscht', 'nicht_genehmigt', 'eingereicht']) {
      expect((await setStatus(status)).status).toBe(200);
      expect(await shown()).toMatchObject({ status });
    }
  });

  it('mails the customer once for every change, naming business and reviewer', async () => {
    const mails = await mailedBy(async () => {
      await setStatus('nicht_genehmigt');
      await setStatus('gelöscht');
    });
    const subjects = mails.map(({ subject }) => subject).sort();
    expect(subjects).toEqual(['Ihr Löschantrag: gelöscht', 'Ihr Löschantrag: nicht genehmigt']);
    for (const { text } of mails) {
      expect(text).toContain('Bäckerei Sonnenschein');
      expect(text).toContain('Max M.');
    }
  });

  it('changes nothing and mails nobody when the status stays', async () => {
    await setStatus('gelöscht');
    const mails = await mailedBy(async () => expect((await setStatus('gelöscht')).status).toBe(200));
    expect(mails).toEqual([]);
    expect(await shown()).toMatchObject({ version: 2 });
  });

  it('understands gelöscht with a decomposed ö, and stores it composed', async () => {
    expect((await setStatus('gelo\u0308scht')).status).toBe(200);
    expect((await shown()).status).toBe('gel\u00f6scht');
  });

  it.each([undefined, null, '', 'Gelöscht', 'geloescht', 'nicht genehmigt', true, 1])(
    'refuses the status %j',
    async (status) => {
      const refused = await setStatus(status);
      expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'status' }] } });
      expect(await shown()).toMatchObject({ status: 'eingereicht', version: 1 });
    },
  );

  it('answers 404 for a review there is not, and for an id that is none', async () => {
    for (const id of [v7(), 'unsinn', businessId]) {
      expect((await admin.put(`/reviews/${id}/status`, { status: 'gelöscht' })).status).toBe(404);
    }
  });

  it('answers 404 once the business was removed, and mails nobody', async () => {
    const removed = await aBusiness();
    review = await aReviewOf(removed);
    await customer.delete(`/business/${removed}`);
    const mails = await mailedBy(async () => expect((await setStatus('gelöscht')).status).toBe(404));
    expect(mails).toEqual([]);
  });

  it('is for admins only', async () => {
    const path = `/reviews/${review.id}/status`;
    expect((await customer.put(path, { status: 'gelöscht' })).status).toBe(403);
    expect((await (await world.auditor()).put(path, { status: 'gelöscht' })).status).toBe(403);
    expect((await world.visitor.put(path, { status: 'gelöscht' })).status).toBe(401);
    expect(await shown()).toMatchObject({ status: 'eingereicht' });
  });

  describe('with a note', () => {
    const setWithNote = (body: object) => admin.put<{ message: string }>(`/reviews/${review.id}/status`, body);
    const notes = async (person: Person) => {
      const { body } = await person.get<ReviewHistoryEntry[]>(`/reviews/${review.id}/history`);
      return body.flatMap(({ kind, note }) => (kind === 'note-added' ? [note] : []));
    };

    it('records both, the note for the admins unless said otherwise', async () => {
      await setWithNote({ status: 'nicht_genehmigt', note: ' Abgelehnt, Belege fehlen. ' });
      await setWithNote({ status: 'gelöscht', note: 'Doch gelöscht.', note_shown_to_customer: true });
      expect(await shown()).toMatchObject({ status: 'gelöscht' });
      expect(await notes(admin)).toEqual(['Abgelehnt, Belege fehlen.', 'Doch gelöscht.']);
      expect(await notes(customer)).toEqual(['Doch gelöscht.']);
    });

    it('is just the note when the status stays, and mails nobody', async () => {
      const mails = await mailedBy(async () => {
        const answer = await setWithNote({ status: 'eingereicht', note: 'Nachgefragt.' });
        expect(answer).toMatchObject({ status: 200, body: { message: expect.stringContaining('Notiz') } });
      });
      expect(mails).toEqual([]);
      expect(await notes(admin)).toEqual(['Nachgefragt.']);
      expect(await shown()).toMatchObject({ status: 'eingereicht', version: 1 });
    });

    it('takes an empty one for none', async () => {
      for (const note of ['', '  ', null]) await setWithNote({ status: 'gelöscht', note });
      expect(await notes(admin)).toEqual([]);
    });

    it.each([
      ['note', { note: 7 }],
      ['note', { note: 'x'.repeat(REVIEW_NOTE_MAX_LENGTH + 1) }],
      ['note_shown_to_customer', { note: 'Ja', note_shown_to_customer: 'ja' }],
    ])('refuses a wrong %s, and changes nothing', async (field, body) => {
      const refused = await setWithNote({ status: 'gelöscht', ...body });
      expect(refused).toMatchObject({ status: 422, body: { errors: [{ field }] } });
      expect(await shown()).toMatchObject({ status: 'eingereicht' });
    });
  });

  describe('with If-Match', () => {
    it('goes ahead when nobody changed the review since', async () => {
      expect((await setStatus('gelöscht', { 'if-match': '"1"' })).status).toBe(200);
      expect((await setStatus('eingereicht', { 'if-match': '2' })).status).toBe(200);
      expect((await setStatus('gelöscht', { 'if-match': '*' })).status).toBe(200);
    });

    const changedMeanwhile = (status: string, label: string) => ({
      status: 409,
      body: {
        code: 'review-changed-meanwhile',
        detail: expect.stringContaining(`jetzt den Status „${label}“`),
        current: { status, version: 2, updated_at: world.now().toISOString() },
      },
    });

    it('is refused to the second of two admins, telling what the first one set', async () => {
      await setStatus('nicht_genehmigt', { 'if-match': '"1"' });
      const refused = await setStatus('gelöscht', { 'if-match': '"1"' });
      expect(refused).toMatchObject(changedMeanwhile('nicht_genehmigt', 'nicht genehmigt'));
      expect(await shown()).toMatchObject({ status: 'nicht_genehmigt' });
    });

    it('tells who did what meanwhile, and when, the notes too', async () => {
      await admin.put(`/reviews/${review.id}/status`, { status: 'nicht_genehmigt', note: 'Belege fehlen.' });
      const { body } = await setStatus('gelöscht', { 'if-match': '"1"' });
      const who = { actor: 'admin', actor_email: TEST_ADMIN.email, at: world.now().toISOString() };
      expect(body.changes).toMatchObject([
        { version: 2, kind: 'status-changed', from: 'eingereicht', to: 'nicht_genehmigt', ...who },
        { version: 3, kind: 'note-added', note: 'Belege fehlen.', shown_to_customer: false, ...who },
      ]);
    });

    it('lets one of many admins win who change a review at the same moment', async () => {
      const second = await world.admin();
      const path = `/reviews/${review.id}/status`;
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, number) =>
          (number % 2 ? admin : second).put(path, { status: 'gelöscht' }, { 'if-match': '"1"' }),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const answer of answers.filter(({ status }) => status !== 200)) {
        expect(answer).toMatchObject(changedMeanwhile('gelöscht', 'gelöscht'));
      }
      expect(await shown()).toMatchObject({ status: 'gelöscht', version: 2 });
    });

    it('takes the version that lists show, also when a note came since', async () => {
      await admin.post(`/reviews/${review.id}/notes`, { note: 'Wird geprüft.' });
      const { version, updated_at } = await shown();
      expect({ version, updated_at }).toEqual({ version: 1, updated_at: review.updated_at });
      expect((await setStatus('gelöscht', { 'if-match': `"${version}"` })).status).toBe(200);
      const changed = await shown();
      expect((await setStatus('eingereicht', { 'if-match': `"${changed.version}"` })).status).toBe(200);
    });

    it('lets the later one win without it', async () => {
      await setStatus('nicht_genehmigt', { 'if-match': '"1"' });
      expect((await setStatus('gelöscht')).status).toBe(200);
    });

    it('is refused when it names no version', async () => {
      expect((await setStatus('gelöscht', { 'if-match': '"neueste"' })).status).toBe(422);
    });
  });
});
