import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from './testing/test-world.ts';

let world: TestWorld;
let anna: Person;
let admin: Person;

beforeAll(async () => {
  world = await createTestWorld();
  anna = await world.customer('anna@firma.example');
  admin = await world.admin();
});
afterAll(() => world.close());

const link = 'https://maps.example/firma';

describe('the product', () => {
  it('carries a review from the customer to the admin and back, with a mail', async () => {
    const business = await anna.post<{ id: string }>('/business', {
      business_name: 'Firma',
      google_business_link: link,
    });
    expect(business.status).toBe(201);
    const review = await anna.post<{ id: string; status: string }>('/reviews', {
      business_id: business.body.id,
      reviewer_name: 'R. Laut',
      rating: 1,
      review_text: 'Nie wieder.',
    });
    expect(review).toMatchObject({ status: 201, body: { status: 'eingereicht' } });
    const changed = await admin.put(`/reviews/${review.body.id}/status`, { status: 'gelöscht'.normalize('NFD') });
    expect(changed.status).toBe(200);
    expect((await anna.get(`/reviews/${business.body.id}`)).body).toMatchObject([{ status: 'gelöscht' }]);
    expect((await world.mails(anna.email)).map((mail) => mail.subject)).toHaveLength(2);
  });
});
