import type { Business } from '@sternklar/contracts/businesses/business.api';
import type { Review } from '@sternklar/contracts/reviews/review.api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../testing/test-world.ts';

const COMPANY = 'Gewinn-GmbH gewinn.example';
const BUSINESS = 'Ihr Preis wartet: preis.example';
const REVIEWER = 'Abholen unter holen.example';
const TYPED = /(?:gewinn|preis|holen)\.example/;

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});
afterAll(() => world.close());

/** Does everything that has a mail with typed words; all of these mails. */
const mailsOf = async (customer: Person) => {
  const admin = await world.admin();
  const business = { business_name: BUSINESS, google_business_link: 'https://maps.example/krone' };
  const { id: business_id } = (await customer.post<Business>('/business', business)).body;
  const words = { business_id, reviewer_name: REVIEWER, rating: 1, review_text: 'War nie dort.' };
  const { id } = (await customer.post<Review>('/reviews', words)).body;
  await customer.post('/subscription/create', { plan_name: 'standard', company_name: COMPANY });
  await admin.post(`/reviews/${id}/questions`, { text: 'Wann war das?' });
  await world.catchUp();
  await admin.put(`/reviews/${id}/status`, { status: 'nicht_genehmigt' });
  return world.mails(customer.email);
};

const subjectsOf = (mails: Awaited<ReturnType<typeof mailsOf>>) => mails.map(({ subject }) => subject);
const SUBJECTS = expect.arrayContaining([
  'Sternklar: Ihr Abo läuft',
  'Eine Frage zu Ihrem Löschantrag',
  'Ihr Löschantrag: nicht genehmigt',
]);

describe('what customers typed', () => {
  it('stands in no mail to an address that nobody showed to read, which is told all the same', async () => {
    const mails = await mailsOf(await world.register('fremde@beispiel.de'));
    expect(subjectsOf(mails)).toEqual(SUBJECTS);
    for (const { text, html } of mails) expect(`${text}${html}`).not.toMatch(TYPED);
  });

  it('stands in those to an address that somebody showed to read', async () => {
    const mails = await mailsOf(await world.customer('eigene@beispiel.de'));
    expect(subjectsOf(mails)).toEqual(SUBJECTS);
    const said = mails.map(({ text }) => text).join('\n');
    for (const typed of [COMPANY, BUSINESS, REVIEWER]) expect(said).toContain(typed);
  });
});
