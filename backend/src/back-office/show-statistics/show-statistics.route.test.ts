import type { Review } from '@sternklar/contracts/reviews/review.api';
import type { ReviewStatistics } from '@sternklar/contracts/reviews/review-statistics.api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

const HOUR_MS = 3_600_000;

describe('GET /api/admin/statistics', () => {
  let world: TestWorld;
  let customer: Person;

  beforeAll(async () => {
    world = await createTestWorld();
    customer = await world.customer('inhaberin@beispiel.de');
  });
  afterAll(() => world.close());

  const submit = async () => {
    const business = await customer.post<{ id: string }>('/business', {
      business_name: 'Bäckerei',
      google_business_link: 'https://maps.example/1',
    });
    const review = { business_id: business.body.id, reviewer_name: 'Max', rating: 1, review_text: 'Nie dort.' };
    return (await customer.post<Review>('/reviews', review)).body.id;
  };

  it('answers what came in, what was decided, and how long it took', async () => {
    const admin = await world.admin();
    const [first] = [await submit(), await submit()];
    world.advance(5 * HOUR_MS);
    await admin.put(`/reviews/${first}/status`, { status: 'gelöscht' });
    world.advance(5 * 24 * HOUR_MS);

    // The first session is over by then.
    const { status, body } = await (await world.admin()).get<ReviewStatistics>('/admin/statistics');
    expect(status).toBe(200);
    expect(body).toMatchObject({ at: world.now().toISOString(), incoming: 2, deleted: 1, rejected: 0 });
    expect(body).toMatchObject({ median_hours: 5, waiting: { total: 1, up_to_7_days: 1 } });
    expect(body.months.at(-1)).toMatchObject({ start: '2026-03-01', incoming: 2, deleted: 1 });
  });

  it('is for admins and auditors', async () => {
    expect((await (await world.auditor()).get('/admin/statistics')).status).toBe(200);
    const somebody = await world.customer('kundin@beispiel.de');
    expect((await somebody.get('/admin/statistics')).status).toBe(403);
    expect((await world.visitor.get('/admin/statistics')).status).toBe(401);
  });
});
