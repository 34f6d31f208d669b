import type { Notice } from '@sternklar/contracts/reviews/casework/notice.api';
import type { Review, ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import type { Subscription } from '@sternklar/contracts/subscriptions/subscription.api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

const LINK = 'https://maps.example/bewertung/1';
const complete = {
  reviewer_name: 'Max M.',
  rating: 1,
  review_text: 'War nie dort.',
  review_url: LINK,
  reason: 'kein_kundenkontakt',
  good_faith: true,
  facts: 'An diesem Tag war geschlossen.',
};

describe('the notice about a review', () => {
  let world: TestWorld;
  let admin: Person;
  let customer: Person;
  let businessId: string;
  let review: Review;

  beforeAll(async () => {
    world = await createTestWorld({
      env: { PLATFORM_LEGAL_URL: 'https://plattform.example/recht', PLATFORM_REPORT_LIMIT: '500' },
    });
    [admin, customer] = [await world.admin(), await world.customer('inhaberin@beispiel.de')];
    const business = { business_name: 'Bäckerei Sonnenschein', google_business_link: 'https://maps.example/baeckerei' };
    businessId = (await customer.post<{ id: string }>('/business', business)).body.id;
  });
  beforeEach(async () => {
    const body = { business_id: businessId, ...complete, facts: undefined };
    review = (await customer.post<Review>('/reviews', body)).body;
  });
  afterAll(() => world.close());

  const path = (rest: string) => `/reviews/${review.id}/${rest}`;
  const notice = async (query: string, person: Person = customer) =>
    (await person.get<Notice>(path(`notice?${query}`))).body;
  const fieldOf = ({ fields }: Notice, name: string) => fields.find((field) => field.name === name);
  const forward = (sent: object = {}) =>
    admin.post(path('forwardings'), { channel: 'report-tool', sent_text: 'Gesendet.', reference: '1-2345', ...sent });

  it('names the company of the subscription with its address, and says so while there is none', async () => {
    expect(fieldOf(await notice('channel=post'), 'address')).toMatchObject({ value: '', missing: true });
    await customer.post<Subscription>('/subscription/create', {
      plan_name: 'standard',
      company_name: 'Sonnenschein GmbH',
      street: 'Mühlenstraße 12',
      postal_code: '55543',
      town: 'Bad Kreuznach',
    });
    await world.catchUp();
    const form = await notice('channel=legal-form', admin);
    expect(form.form_url).toBe('https://plattform.example/recht');
    expect(fieldOf(form, 'company')).toMatchObject({ value: 'Sonnenschein GmbH', missing: false });
    expect(fieldOf(form, 'address')?.value).toBe('Mühlenstraße 12\n55543 Bad Kreuznach');
    expect(fieldOf(form, 'email')?.value).toBe('inhaberin@beispiel.de');
    expect(fieldOf(form, 'review_url')?.value).toBe(LINK);
  });

  it('has the day of the declaration, which is the last on which it was given', async () => {
    expect((await notice('channel=post')).text).toContain('(Erklärung vom 2. März 2026)');
    world.advance(3 * 86_400_000);
    customer = await world.login(customer.email);
    admin = await world.admin();
    await customer.put(path('details'), complete);
    expect((await notice('channel=post')).text).toContain('(Erklärung vom 5. März 2026)');
    await customer.put(path('details'), { ...complete, good_faith: null });
    expect((await notice('channel=post')).text).not.toContain('Erklärung vom');
  });

  it('names the evidence that goes along, all of it unless somebody chose', async () => {
    const add = async (name: string) => {
      const bytes = Buffer.from(
        `%PDF-1.4\n% ${name}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n` +
          '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Size 4/Root 1 0 R>>\nstartxref\n9\n%%EOF\n',
      );
      const { id } = (await customer.post<{ id: string }>(path('evidence-uploads'), { name, size: bytes.length })).body;
      await customer.put(`/evidence-uploads/${id}?offset=0`, bytes, { 'content-type': 'application/octet-stream' });
      return (await customer.post<{ id: string }>(`/evidence-uploads/${id}/completion`)).body.id;
    };
    const [book, list] = [await add('Kassenbuch.pdf'), await add('Terminliste.pdf')];
    await world.catchUp();
    const namedIn = async (query: string) => fieldOf(await notice(`channel=legal-form${query}`), 'evidence')?.value;
    expect(await namedIn('')).toBe('– Kassenbuch.pdf\n– Terminliste.pdf');
    expect(await namedIn(`&evidence=${list},${book}`)).toBe('– Kassenbuch.pdf\n– Terminliste.pdf');
    expect(await namedIn(`&evidence=${list}`)).toBe('– Terminliste.pdf');
    expect(await namedIn('&evidence=')).toBeUndefined();
    expect((await notice(`channel=post&evidence=${list}`)).text).not.toContain('Kassenbuch.pdf');
    const letter = (query: string) =>
      world.app.inject({
        url: `/api/reviews/${review.id}/letter${query}`,
        headers: { authorization: `Bearer ${customer.token}` },
      });
    const [whole, part] = [await letter(''), await letter('?evidence=')];
    expect([whole.statusCode, part.statusCode]).toEqual([200, 200]);
    expect(part.rawPayload.length).toBeLessThan(whole.rawPayload.length);
  });

  it('is as short as the operator’s setting says', async () => {
    await customer.put(path('details'), { ...complete, facts: 'Wort '.repeat(700) });
    const short = await notice('channel=report-tool');
    expect(short).toMatchObject({ limit: 500, is_shortened: true });
    expect(short.text.length).toBeLessThanOrEqual(500);
  });

  it('against a refusal names what was sent, with the platform’s reference', { tags: 'long' }, async () => {
    await forward();
    await admin.post(path('platform-answers'), { answer: 'refused' });
    expect((await notice('channel=legal-form&appeal=true')).text).toContain('Ihr Aktenzeichen 1-2345');
    expect((await notice('channel=report-tool')).text).not.toContain('1-2345');
    await customer.post(path('withdrawal'), {});
  });

  it.each(['notice?channel=post&appeal=true', 'letter?appeal=true'])(
    'there is none against what was not refused (%s)',
    async (rest) => {
      const refused = { status: 409, body: { code: 'not-refused' } };
      expect(await customer.get(path(rest))).toMatchObject(refused);
      await forward();
      expect(await admin.get(path(rest))).toMatchObject(refused);
      await admin.post(path('platform-answers'), { answer: 'removed' });
      expect(await admin.get(path(rest))).toMatchObject(refused);
    },
  );

  it('is kept word for word up to 60 KB, however many letters these are', async () => {
    const most = 'ü'.repeat(30_000);
    expect(await forward({ sent_text: `${most}ü` })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'sent_text', message: 'Der Text ist zu lang: Er darf höchstens 60 KB haben.' }] },
    });
    expect((await forward({ sent_text: most })).status).toBe(201);
    const { body } = await customer.get<ReviewHistoryEntry[]>(path('history'));
    expect(body.at(-1)?.note).toBe(most);
  });

  it('goes by mail or as a letter only where somebody knows an address of the platform', { tags: 'long' }, async () => {
    const place = await createTestWorld({ env: { PLATFORM_POSTAL_ADDRESS: ';' } });
    try {
      const [desk, owner] = [await place.admin(), await place.customer('anders@beispiel.de')];
      const business = { business_name: 'Bäckerei', google_business_link: LINK };
      const { id } = (await owner.post<{ id: string }>('/business', business)).body;
      const { body: asked } = await owner.post<Review>('/reviews', { business_id: id, ...complete, facts: undefined });
      const told = (await desk.get<Notice>(`/reviews/${asked.id}/notice?channel=report-tool`)).body;
      expect(told.closed_ways).toEqual(['email', 'post']);
      const refused = { status: 409, body: { code: 'way-without-address' } };
      for (const channel of told.closed_ways) {
        const sending = { channel, sent_text: 'Gesendet.' };
        expect(await desk.post(`/reviews/${asked.id}/forwardings`, sending)).toMatchObject(refused);
        expect(await desk.post(`/reviews/${asked.id}/appeals`, sending)).toMatchObject(refused);
        const many = { ...sending, reviews: [{ id: asked.id }] };
        expect(await desk.post('/reviews/forwardings', many)).toMatchObject(refused);
      }
      expect((await owner.get<ReviewHistoryEntry[]>(`/reviews/${asked.id}/history`)).body).toHaveLength(1);
    } finally {
      await place.close();
    }
    expect((await notice('channel=report-tool')).closed_ways).toEqual(['email']);
    expect((await forward({ channel: 'post' })).status).toBe(201);
  });

  it('comes as a letter, to its owner and the staff alone, and says what it could not show', async () => {
    const stranger = await world.customer(`fremd-${review.id}@beispiel.de`);
    const letter = (token: string, id = review.id, query = '') =>
      world.app.inject({ url: `/api/reviews/${id}/letter${query}`, headers: { authorization: `Bearer ${token}` } });
    for (const person of [customer, admin, await world.auditor()]) {
      const answer = await letter(person.token);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="Brief-${review.id}.pdf"`,
        'cache-control': 'no-store, private',
      });
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
    expect((await letter(stranger.token)).statusCode).toBe(404);
    expect((await letter(customer.token, 'unsinn')).statusCode).toBe(404);
    expect((await letter(customer.token, review.id, '?appeal=vielleicht')).statusCode).toBe(422);
    expect((await world.visitor.get(path('letter'))).status).toBe(401);
    await customer.put(path('details'), { ...complete, facts: 'Frau 東京 war nie da 😡' });
    expect((await notice('channel=post')).not_drawn).toBe('東 京 😡');
    expect((await notice('channel=email')).not_drawn).toBe('');
  });

  it('asks for a way that there is', async () => {
    expect((await customer.get(path('notice?channel=taube'))).status).toBe(422);
    expect((await customer.get(path('notice?channel=post&appeal=vielleicht'))).status).toBe(422);
    expect((await customer.get(path('notice'))).status).toBe(422);
  });
});
