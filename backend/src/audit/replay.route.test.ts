import type { BoundingCheckpoint } from '@sternklar/contracts/audit/audit.api';
import type { AuditedReview, AuditProofs, AuditReviews } from '@sternklar/contracts/audit/audit-replay.api';
import { openSession } from '@sternklar/event-store/postgres/session';
import { leafHash } from '@sternklar/event-store/transparency/merkle-hash';
import { rootFromInclusion } from '@sternklar/event-store/transparency/proof-checks';
import { schemaOf } from '@sternklar/projections/engine/read-model/schema-names';
import { reviewHistory } from '@sternklar/projections/reviews/review-history/review-history.projection';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../testing/test-world.ts';
import { signedUpToNow } from './testing/signed-up-to-now.ts';

const HOUR_MS = 3_600_000;
const bytes = (text: string) => Buffer.from(text, 'base64');

describe('replaying', () => {
  let world: TestWorld;
  let auditor: Person;
  let customer: Person;
  let admin: Person;
  /** Handed in at hour 1 and 2. */
  let first: string;
  let second: string;
  let start: number;

  const at = (hours: number) => new Date(start + hours * HOUR_MS).toISOString();
  const list = async (query: Readonly<Record<string, string>> = {}) =>
    (await auditor.get<AuditReviews>(`/audit/reviews?${new URLSearchParams(query)}`)).body;

  beforeAll(async () => {
    world = await createTestWorld();
    start = world.now().getTime();
    [auditor, admin, customer] = [
      await world.auditor(),
      await world.admin(),
      await world.customer('inhaberin@beispiel.de'),
    ];
    const { body: business } = await customer.post<{ id: string }>('/business', {
      business_name: 'Gasthof Krone',
      google_business_link: 'https://maps.google.com/?cid=1',
    });
    const submit = async (name: string) => {
      world.advance(HOUR_MS);
      const review = { business_id: business.id, reviewer_name: name, rating: 1, review_text: 'War nie dort.' };
      return (await customer.post<{ id: string }>('/reviews', review)).body.id;
    };
    first = await submit('Max M.');
    second = await submit('Erika E.');
    world.advance(HOUR_MS);
    await admin.put(`/reviews/${first}/status`, { status: 'nicht_genehmigt', note: 'Es fehlt ein Beleg.' });
    world.advance(HOUR_MS);
    await admin.put(`/reviews/${first}/status`, { status: 'gelöscht' });
    await customer.delete(`/business/${business.id}`);
    world.advance(HOUR_MS);
  });
  afterAll(() => world.close());

  it('shows the list as it was at any moment, also of a business that was removed since', async () => {
    const states = async (moment: string) => (await list({ at: moment })).rows.map(({ id, status }) => [id, status]);
    expect(await states(at(0.5))).toEqual([]);
    expect(await states(at(2.5))).toEqual([
      [second, 'eingereicht'],
      [first, 'eingereicht'],
    ]);
    expect(await states(at(3.5))).toEqual([
      [second, 'eingereicht'],
      [first, 'nicht_genehmigt'],
    ]);
    const now = await list();
    expect(now).toMatchObject({ at: at(5), read_at: at(5), total: 2, page: 1, oldest: at(1), compared_with: null });
    expect(now.rows[1]).toMatchObject({
      ...{ id: first, status: 'gelöscht', status_since: at(4), submitted_at: at(1) },
      ...{ user_id: customer.accountId, user_email: customer.email, reviewer_name: null, business_name: null },
    });
  });

  it('tells statuses by the events, whatever somebody wrote into the read model, and says that it was another', async () => {
    const table = `${schemaOf(reviewHistory)}.entry`;
    const owner = await openSession({ url: world.ownerUrl, applicationName: 'sternklar-tests' });
    const write = (status: string) =>
      owner.query(`update ${table} set to_status = $1 where review_id = $2 and version = 4`, [status, first]);
    const told = async () =>
      (await list({ at: at(4.5) })).rows.map(({ id, status, disagrees }) => [id, status, disagrees]);
    await write('eingereicht');
    expect(await told()).toEqual([
      [second, 'eingereicht', false],
      [first, 'gelöscht', true],
    ]);
    await write('gelöscht');
    await owner.end();
    expect((await told()).map(([, , disagrees]) => disagrees)).toEqual([false, false]);
  });

  it('names the signed state that bounds the moment, or says that none does yet', async () => {
    await signedUpToNow(world);
    const bounded = await list({ at: at(4) });
    expect(Date.parse(bounded.bounded_by?.time ?? '')).toBeGreaterThan(Date.parse(at(4)));
    expect(bounded.bounded_by?.size).toBeGreaterThan(5);
    expect((await list()).bounded_by).toBeNull();
    const boundingAt = (moment: string) =>
      world.visitor.get<BoundingCheckpoint>(`/audit/checkpoint/bounding?at=${moment}`);
    const { checkpoint } = (await boundingAt(at(4))).body;
    expect(checkpoint).toMatchObject(bounded.bounded_by ?? {});
    expect(checkpoint?.note).toContain(`\n${bounded.bounded_by?.size}\n`);
    expect((await boundingAt(at(5))).body).toEqual({ checkpoint: null });
    expect((await boundingAt('gestern')).status).toBe(422);
    // Of two moments the later one is what has to be bounded.
    expect((await list({ at: at(4), compared_with: at(5) })).bounded_by).toBeNull();
  });

  it('compares two moments: what changed between them', async () => {
    const { rows } = await list({ at: at(4.5), compared_with: at(2.5) });
    expect(rows.map((row) => [row.id, row.compared_status, row.status])).toEqual([[first, 'eingereicht', 'gelöscht']]);
  });

  it.each([
    ['a review by its id', () => first, () => [first]],
    ['a customer by their id', () => customer.accountId, () => [second, first]],
    ['a customer by a part of the address', () => 'inhaberin@', () => [second, first]],
    ['nothing by nonsense', () => 'gibt es nicht', () => []],
  ])('finds %s', async (_, words, found) => {
    expect((await list({ q: words() })).rows.map(({ id }) => id)).toEqual(found());
  });

  it('finds those of a period', async () => {
    expect((await list({ since: at(1.5), before: at(2.5) })).rows.map(({ id }) => id)).toEqual([second]);
  });

  it('tells what happened to a review from the log itself: who, when, from, to, and the notes', async () => {
    const { body } = await auditor.get<AuditedReview>(`/audit/reviews/${first}`);
    expect(body).toMatchObject({ id: first, reviewer_name: 'Max M.', rating: 1, user_email: customer.email });
    expect(
      body.entries.map((entry) => [entry.version, entry.at, entry.kind, entry.from, entry.to, entry.note]),
    ).toEqual([
      [1, at(1), 'submitted', null, 'eingereicht', null],
      [2, at(3), 'status-changed', 'eingereicht', 'nicht_genehmigt', null],
      [3, at(3), 'note-added', null, null, 'Es fehlt ein Beleg.'],
      [4, at(4), 'status-changed', 'nicht_genehmigt', 'gelöscht', null],
    ]);
    expect(body.entries.map(({ actor_email }) => actor_email)).toEqual([customer.email, ...Array(3).fill(admin.email)]);
  });

  it('proves all of it against one signed state', async () => {
    const { body: review } = await auditor.get<AuditedReview>(`/audit/reviews/${first}`);
    await vi.waitFor(
      async () => {
        const { body } = await auditor.get<AuditProofs>(`/audit/reviews/${first}/proofs`);
        expect(body.events.map(({ event_id }) => event_id)).toEqual(review.entries.map(({ event_id }) => event_id));
        for (const { event_id, inclusion } of body.events) {
          if (!inclusion) throw new Error('Not in the signed state yet.');
          const { index, leaf, proof } = inclusion;
          expect(JSON.parse(leaf).id).toBe(event_id);
          const { size, root } = body.checkpoint;
          const claim = { index, size, leafHash: leafHash(Buffer.from(leaf)), proof: proof.map(bytes) };
          expect(rootFromInclusion(claim)?.toString('base64')).toBe(root);
        }
      },
      { timeout: 10_000 },
    );
  });

  it('refuses in German what makes no sense, and knows no review that never was', async () => {
    for (const query of ['at=gestern', 'compared_with=1', 'page=0', 'page=1000', 'since=x', `q=${'x'.repeat(201)}`]) {
      const { status, body } = await auditor.get<{ detail: string }>(`/audit/reviews?${query}`);
      expect({ query, status }).toEqual({ query, status: 422 });
      expect(body.detail).toMatch(/(muss|beginnt|endet|ist zu) /);
    }
    for (const path of [v7(), `${v7()}/proofs`, 'unsinn']) {
      expect((await auditor.get(`/audit/reviews/${path}`)).status).toBe(404);
    }
  });

  it('is for admins and auditors', async () => {
    for (const path of ['reviews', `reviews/${first}`, `reviews/${first}/proofs`, 'bundle']) {
      expect((await world.visitor.get(`/audit/${path}`)).status).toBe(401);
      expect((await customer.get(`/audit/${path}`)).status).toBe(403);
    }
    expect((await admin.get(`/audit/reviews/${first}`)).status).toBe(200);
  });
});
