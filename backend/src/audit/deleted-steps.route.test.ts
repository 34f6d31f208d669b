import type { AuditedReview } from '@sternklar/contracts/audit/audit-replay.api';
import type { Review } from '@sternklar/contracts/reviews/review.api';
import { openSession } from '@sternklar/event-store/postgres/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../testing/test-world.ts';
import { filesInTar } from './testing/files-in-tar.ts';
import { signedUpToNow } from './testing/signed-up-to-now.ts';
import { verifyReview } from './verify/verify-review.mjs';

describe('a review of which somebody deleted events from the database', () => {
  let world: TestWorld;
  let auditor: Person;
  let customer: Person;
  let admin: Person;
  let businessId: string;
  beforeAll(async () => {
    world = await createTestWorld();
    [auditor, admin, customer] = [
      await world.auditor(),
      await world.admin(),
      await world.customer('inhaberin@beispiel.de'),
    ];
    const business = { business_name: 'Gasthof Krone', google_business_link: 'https://maps.google.com/?cid=1' };
    businessId = (await customer.post<{ id: string }>('/business', business)).body.id;
  });
  afterAll(() => world.close());

  /** Handed in, refused, removed: three steps, signed. */
  const aDecidedReview = async (): Promise<string> => {
    const body = { business_id: businessId, reviewer_name: 'Max M.', rating: 1, review_text: 'War nie dort.' };
    const { id } = (await customer.post<Review>('/reviews', body)).body;
    await admin.put(`/reviews/${id}/status`, { status: 'nicht_genehmigt' });
    await admin.put(`/reviews/${id}/status`, { status: 'gelöscht' });
    await signedUpToNow(world);
    return id;
  };
  /** By the database's owner, who may do anything. */
  const asOwner = async (statements: readonly string[]) => {
    const owner = await openSession({ url: world.ownerUrl, applicationName: 'sternklar-tests' });
    await owner.query('alter table event_log.events disable trigger events_are_append_only');
    for (const statement of statements) await owner.query(statement);
    await owner.query('alter table event_log.events enable always trigger events_are_append_only');
    await owner.end();
  };
  const replayed = (id: string) => auditor.get<AuditedReview & { code: string }>(`/audit/reviews/${id}`);
  const without = (id: string, versions: string) =>
    asOwner([`delete from event_log.events where stream_id = 'review-${id}' and ${versions}`]);

  it('says that the newest are missing, by the log’s own count', async () => {
    const id = await aDecidedReview();
    expect((await replayed(id)).body.entries_missing).toBe(0);
    await without(id, 'version > 1');
    const { body } = await replayed(id);
    expect([body.entries.length, body.entries_missing]).toEqual([1, 2]);
  });

  it('says it, too, where that count was changed with them, by the read model’s', { tags: 'long' }, async () => {
    const id = await aDecidedReview();
    await without(id, 'version = 3');
    await asOwner([`update event_log.streams set previous = 1, version = 2 where stream_id = 'review-${id}'`]);
    expect((await replayed(id)).body.entries_missing).toBe(1);
  });

  it('says it in the proof that is taken along, which stays a good one of what is left', async () => {
    const id = await aDecidedReview();
    await without(id, 'version = 3');
    const headers = { authorization: `Bearer ${auditor.token}` };
    const { rawPayload } = await world.app.inject({ url: `/api/audit/reviews/${id}/archive`, headers });
    const files = new Map(
      [...filesInTar(rawPayload)].map(([name, content]) => [name.replace(/^.*\//, ''), content.toString()]),
    );
    expect(files.get('beleg.html')).toContain('Nach dem letzten gab es 1 weiteren Schritt');
    const proof = { has: (name: string) => files.has(name), text: async (name: string) => files.get(name) ?? '' };
    expect((await verifyReview(proof)).problems).toEqual([]);
  });

  it('was not one that never was, where its beginning or all of it is gone', { tags: 'long' }, async () => {
    for (const versions of ['version = 1', 'version > 0']) {
      const id = await aDecidedReview();
      await without(id, versions);
      expect((await replayed(id)).body).toMatchObject({ status: 409, code: 'review-torn' });
    }
  });
});
