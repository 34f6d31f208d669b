import type { Business } from '@sternklar/contracts/businesses/business.api';
import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import { openWords } from '@sternklar/contracts/reviews/casework/open-words';
import type { Review, ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayInBerlin } from '../../platform/mail.port.ts';
import { NO_AUDITOR } from '../../testing/running-product.ts';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

const DELAY_MS = 45_000;
const COMPLETE = { review_url: 'https://maps.google.com/bewertung/1', reason: 'spam', good_faith: true };
const SENDING = { channel: 'report-tool', sent_text: 'Bitte prüfen Sie.' };

let world: TestWorld;
let admin: Person;
let customer: Person;
let businessId: string;
let reviewId: string;
let customers = 0;

beforeAll(async () => {
  world = await createTestWorld({ env: { STATUS_MAIL_DELAY_SECONDS: '45', ...NO_AUDITOR } });
});
afterAll(() => world.close());
beforeEach(async () => {
  admin = await world.admin();
  customers += 1;
  customer = await world.customer(`inhaber-${customers}@beispiel.de`);
  const business = { business_name: 'Krone', google_business_link: 'https://maps.example/krone' };
  businessId = (await customer.post<Business>('/business', business)).body.id;
  const words = { business_id: businessId, reviewer_name: 'Max M.', rating: 1, review_text: 'War nie dort.' };
  reviewId = (await customer.post<Review>('/reviews', { ...words, ...COMPLETE })).body.id;
});

const taken = async (step: Promise<{ status: number }>) => expect((await step).status).toBeLessThan(300);
const forward = () => taken(admin.post(`/reviews/${reviewId}/forwardings`, SENDING));
const answer = (said: 'removed' | 'refused') =>
  taken(admin.post(`/reviews/${reviewId}/platform-answers`, { answer: said }));
const setStatus = (body: object) => taken(admin.put(`/reviews/${reviewId}/status`, body));
const pass = async () => {
  world.advance(DELAY_MS);
  await world.catchUp();
};
const newestMail = async () => {
  const [mail] = await world.mails(customer.email);
  if (mail === undefined) throw new Error('No mail was sent.');
  return { subject: mail.subject, text: mail.text.replace(/\s+/g, ' ') };
};
/** What the page of the review says at this moment. */
const pageWords = async () => {
  const found = (await customer.get<ReviewCase>(`/reviews/${reviewId}/case`)).body;
  const history = (await customer.get<ReviewHistoryEntry[]>(`/reviews/${reviewId}/history`)).body;
  return openWords(found, history, { day: dayInBerlin, near: dayInBerlin });
};
const expectAsOnPage = async (title: string) => {
  const words = await pageWords();
  expect(words?.title).toBe(title);
  const { text } = await newestMail();
  expect(text).toContain(words?.title);
  expect(text).toContain(words?.text);
};

describe('a mail about a status says what the page says', () => {
  it('of a review that came back: that it did, and that the request begins anew', async () => {
    await forward();
    await answer('removed');
    await pass();
    await taken(admin.post(`/reviews/${reviewId}/return`));
    await pass();
    await expectAsOnPage('Die Bewertung ist wieder da');
    const { subject, text } = await newestMail();
    expect(subject).toBe('Ihr Löschantrag: Die Bewertung ist wieder da');
    expect(text).not.toContain('Die Entscheidung der Plattform steht noch aus');
  });

  it('of one that came back and went to the platform before the mail did: where it is', { tags: 'long' }, async () => {
    await forward();
    await answer('removed');
    await pass();
    await taken(customer.post(`/reviews/${reviewId}/return`));
    await forward();
    await pass();
    await expectAsOnPage('Jetzt ist die Plattform am Zug');
  });

  it('of a decision that was taken back: that it was a mistake, and where the request is', async () => {
    await forward();
    await answer('refused');
    await pass();
    await setStatus({ status: 'eingereicht', takes_back: true });
    await pass();
    await expectAsOnPage('Jetzt ist die Plattform am Zug');
    expect((await newestMail()).text).toContain('war ein Versehen');
  });

  it('of a request that begins anew: what comes next', { tags: 'long' }, async () => {
    await forward();
    await answer('refused');
    await pass();
    await setStatus({ status: 'eingereicht' });
    await pass();
    await expectAsOnPage('Ihr Antrag ist vollständig');
    expect((await newestMail()).text).not.toContain('war ein Versehen');
  });

  it('of a deletion that was taken back to a refusal: that it was a mistake', { tags: 'long' }, async () => {
    await forward();
    await answer('refused');
    await setStatus({ status: 'gelöscht' });
    await pass();
    await setStatus({ status: 'nicht_genehmigt', takes_back: true });
    await pass();
    const { subject, text } = await newestMail();
    expect(subject).toBe('Ihr Löschantrag: nicht genehmigt');
    expect(text).toContain('war ein Versehen');
  });

  it('of a refusal that was appealed before the mail went: that the appeal is at the platform', async () => {
    await forward();
    await answer('refused');
    await taken(admin.post(`/reviews/${reviewId}/appeals`, SENDING));
    await pass();
    const { subject, text } = await newestMail();
    expect(subject).toBe('Ihr Löschantrag: nicht genehmigt');
    expect(text).toContain('Die Plattform hat die Löschung nicht genehmigt.');
    expect(text).toContain((await pageWords())?.text);
    expect(text).toContain('Ihr Widerspruch ist seit');
  });

  it('and is not sent of what its owner removed with the business', async () => {
    await forward();
    await answer('refused');
    await taken(customer.delete(`/business/${businessId}`));
    await pass();
    expect(
      (await world.mails(customer.email)).map(({ subject }) => subject).filter((one) => /antrag/i.test(one)),
    ).toEqual([]);
  });
});
