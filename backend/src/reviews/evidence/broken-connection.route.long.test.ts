import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Evidence, EvidenceUpload } from '@sternklar/contracts/reviews/evidence/evidence.api';
import type { Review } from '@sternklar/contracts/reviews/review.api';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

const OCTETS = { 'content-type': 'application/octet-stream' };
const SENT = 400_000;
/** As much as is written at once. */
const WRITTEN = 262_144;
const FILE = Buffer.from(`%PDF-1.4\n% ${randomBytes(350_000).toString('hex')}\n%%EOF\n`);

describe('a connection that breaks within a piece', () => {
  let world: TestWorld;
  let url: URL;
  let customer: Person;
  let reviewId: string;

  beforeAll(async () => {
    world = await createTestWorld();
    url = new URL(await world.app.listen({ port: 0, host: '127.0.0.1' }));
    customer = await world.customer('inhaberin@beispiel.de');
    const business = { business_name: 'Bäckerei Sonnenschein', google_business_link: 'https://maps.example/baeckerei' };
    const { id: business_id } = (await customer.post<{ id: string }>('/business', business)).body;
    const body = { business_id, reviewer_name: 'Max M.', rating: 1, review_text: 'War nie dort.' };
    reviewId = (await customer.post<Review>('/reviews', body)).body.id;
  });
  afterAll(() => world.close());

  const begin = async () =>
    (
      await customer.post<EvidenceUpload>(`/reviews/${reviewId}/evidence-uploads`, {
        name: 'Beleg.pdf',
        size: FILE.length,
      })
    ).body.id;
  const received = async (id: string) => (await customer.get<EvidenceUpload>(`/evidence-uploads/${id}`)).body.received;
  /** Sends the beginning of a piece and hangs up once `until` resolves. */
  const breakOff = async (id: string, until: () => Promise<void>): Promise<void> => {
    const sending = request(new URL(`/api/evidence-uploads/${id}?offset=0`, url), {
      method: 'PUT',
      headers: { ...OCTETS, authorization: `Bearer ${customer.token}`, 'content-length': FILE.length },
    });
    sending.on('error', () => undefined);
    await new Promise((written) => {
      sending.write(FILE.subarray(0, SENT), written);
    });
    await until();
    sending.destroy();
  };

  it('keeps what came of it, from where the file goes on and becomes evidence', async () => {
    const id = await begin();
    await breakOff(id, () => vi.waitFor(async () => expect(await received(id)).toBe(WRITTEN), { timeout: 10_000 }));
    // What was not written yet is lost, and nothing of it is there twice.
    const from = await received(id);
    expect(from).toBe(WRITTEN);
    const rest = await customer.put(`/evidence-uploads/${id}?offset=${from}`, FILE.subarray(from), OCTETS);
    expect([rest.status, rest.body]).toEqual([200, { received: FILE.length }]);
    const added = await customer.post<Evidence>(`/evidence-uploads/${id}/completion`);
    expect([added.status, added.body.size]).toEqual([201, FILE.length]);
    const given = await world.app.inject({
      url: `/api/reviews/${reviewId}/evidence/${added.body.id}/file`,
      headers: { authorization: `Bearer ${customer.token}` },
    });
    expect(given.rawPayload.equals(FILE)).toBe(true);
  });

  it('leaves its place to others, however often that happens', async () => {
    const id = await begin();
    for (let time = 0; time < 30; time += 1) await breakOff(id, () => Promise.resolve());
    const from = await received(id);
    const sent = await customer.put(`/evidence-uploads/${id}?offset=${from}`, FILE.subarray(from), OCTETS);
    expect(sent.status).toBe(200);
    expect((await customer.delete(`/evidence-uploads/${id}`)).status).toBe(200);
  });
});
