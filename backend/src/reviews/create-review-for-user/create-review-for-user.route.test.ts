import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

describe('POST /api/admin/reviews/create', () => {
  let world: TestWorld;
  let admin: Person;
  let customer: Person;
  let businessId: string;

  beforeAll(async () => {
    world = await createTestWorld();
    admin = await world.admin();
    customer = await world.customer('inhaberin@beispiel.de');
    const { body } = await customer.post<{ id: string }>('/business', {
      business_name: 'Bäckerei Sonnenschein',
      google_business_link: 'https://maps.example/baeckerei',
    });
    businessId = body.id;
  });
  afterAll(() => world.close());

  const aReview = (overrides: Record<string, unknown> = {}) => ({
    user_id: customer.accountId,
    business_id: businessId,
    reviewer_name: 'Max M.',
    rating: 2,
    review_text: 'War nie dort.',
    ...overrides,
  });

  it('hands a review in that the customer sees at once', async () => {
    const created = await admin.post('/admin/reviews/create', aReview());
    expect(created).toMatchObject({ status: 201, body: { status: 'eingereicht', rating: 2, business_id: businessId } });
    expect((await customer.get(`/reviews/${businessId}`)).body).toContainEqual(created.body);
  });

  it('refuses a business that is not the chosen user’s, naming the field', async () => {
    const other = await world.customer('fremder@beispiel.de');
    for (const overrides of [{ user_id: other.accountId }, { user_id: v7() }, { business_id: v7() }]) {
      const refused = await admin.post('/admin/reviews/create', aReview(overrides));
      expect(refused).toMatchObject({
        status: 422,
        body: { code: 'business-of-another-user', errors: [{ field: 'business_id' }] },
      });
    }
  });

  it.each([
    ['no user', { user_id: undefined }, 'user_id'],
    ['no business', { business_id: '' }, 'business_id'],
    ['true as a rating', { rating: true }, 'rating'],
    ['no text', { review_text: '' }, 'review_text'],
  ])('refuses %s', async (_case, overrides, field) => {
    const refused = await admin.post('/admin/reviews/create', aReview(overrides));
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field }] } });
  });

  it('is for admins only', async () => {
    expect((await customer.post('/admin/reviews/create', aReview())).status).toBe(403);
    expect((await (await world.auditor()).post('/admin/reviews/create', aReview())).status).toBe(403);
    expect((await world.visitor.post('/admin/reviews/create', aReview())).status).toBe(401);
  });
});
