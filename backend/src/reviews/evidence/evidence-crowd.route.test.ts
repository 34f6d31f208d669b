import type { Problem } from '@sternklar/contracts/problem';
import type { EvidenceUpload } from '@sternklar/contracts/reviews/evidence/evidence.api';
import type { Review } from '@sternklar/contracts/reviews/review.api';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiAnswer } from '../../testing/api-calls.ts';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';
import { OPEN_UPLOADS } from './evidence-uploads.ts';

const CROWD = 500;
const DAY_MS = 86_400_000;
const SIZE = 1_000;
const OCTETS = { 'content-type': 'application/octet-stream' };
/** Words with a full stop, in the language of all of them. */
const SENTENCE = /^[A-ZÄÖÜ].*(Bitte|bitte) .*\.$/;

type Begun = ApiAnswer<EvidenceUpload & Problem>;

describe('500 files at once', () => {
  let world: TestWorld;
  let sql: pg.Client;

  beforeAll(async () => {
    world = await createTestWorld({ env: { RATE_LIMIT_PER_MINUTE: '100000' } });
    sql = new pg.Client({ connectionString: world.ownerUrl });
    await sql.connect();
  });
  afterAll(async () => {
    await sql.end();
    await world.close();
  });

  const withReview = async (email: string) => {
    const person = await world.customer(email);
    const business = { business_name: 'Bäckerei Sonnenschein', google_business_link: 'https://maps.example/baeckerei' };
    const { id: business_id } = (await person.post<{ id: string }>('/business', business)).body;
    const body = { business_id, reviewer_name: 'Max M.', rating: 1, review_text: 'War nie dort.' };
    return { person, reviewId: (await person.post<Review>('/reviews', body)).body.id };
  };
  const begin = ({ person, reviewId }: { readonly person: Person; readonly reviewId: string }): Promise<Begun> =>
    person.post(`/reviews/${reviewId}/evidence-uploads`, { name: 'Beleg.pdf', size: SIZE });
  const stored = async () => {
    const { rows } = await sql.query<{ uploads: number; pieces: number; files: number }>(
      `select (select count(*)::integer from evidence.uploads) as uploads,
              (select count(*)::integer from evidence.upload_pieces) as pieces,
              (select count(*)::integer from files.pieces) as files`,
    );
    return rows[0];
  };
  const expectRefusals = (answers: readonly ApiAnswer<Problem>[], status: number) => {
    for (const refused of answers) {
      expect(refused.status).toBe(status);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.body.detail).toMatch(SENTENCE);
    }
  };
  const expectNothingLeft = async () => {
    world.advance(DAY_MS + 1);
    await world.catchUp();
    expect(await stored()).toEqual({ uploads: 0, pieces: 0, files: 0 });
  };

  it('one person begins ten of them, and nothing of them is left after a day', { tags: 'long' }, async () => {
    const one = await withReview('eine@beispiel.de');
    const answers = await Promise.all(Array.from({ length: CROWD }, () => begin(one)));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(CROWD - OPEN_UPLOADS);
    expectRefusals(refused, 429);
    expect(await stored()).toEqual({ uploads: OPEN_UPLOADS, pieces: 0, files: 0 });
    await expectNothingLeft();
  });

  it('five people begin ten each, whose pieces are taken once however often they come', { tags: 'long' }, async () => {
    const all = await Promise.all([1, 2, 3, 4, 5].map((number) => withReview(`viele-${number}@beispiel.de`)));
    const answers = await Promise.all(
      Array.from({ length: CROWD / all.length }, () =>
        all.map(async (who) => ({ who, answer: await begin(who) })),
      ).flat(),
    );
    const begun = answers.filter(({ answer }) => answer.status === 201);
    expect(begun).toHaveLength(all.length * OPEN_UPLOADS);
    expectRefusals(
      answers.filter(({ answer }) => answer.status !== 201).map(({ answer }) => answer),
      429,
    );
    const pieces = await Promise.all(
      Array.from({ length: 5 }, () =>
        begun.map(({ who, answer }) =>
          who.person.put<Problem>(`/evidence-uploads/${answer.body.id}?offset=0`, Buffer.alloc(SIZE), OCTETS),
        ),
      ).flat(),
    );
    const taken = pieces.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(begun.length);
    expectRefusals(
      pieces.filter(({ status }) => status !== 200 && status !== 409),
      503,
    );
    expect(await stored()).toEqual({ uploads: begun.length, pieces: begun.length, files: 0 });
    await expectNothingLeft();
  });
});
