import { randomBytes } from 'node:crypto';
import type { OwnData } from '@sternklar/contracts/accounts/own-data.api';
import { BUSINESS_RESTORABLE_MS } from '@sternklar/contracts/constants';
import type { Problem } from '@sternklar/contracts/problem';
import type { Evidence, EvidenceUpload } from '@sternklar/contracts/reviews/evidence/evidence.api';
import type { Review } from '@sternklar/contracts/reviews/review.api';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CUSTOMER_PASSWORD, createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

const HOUR_MS = 3_600_000;
const OCTETS = { 'content-type': 'application/octet-stream' };
const pdf = (length = 200) =>
  Buffer.from(`%PDF-1.4\n% ${randomBytes(length).toString('hex').slice(0, length)}\n%%EOF\n`);

describe('limits of evidence', () => {
  let world: TestWorld;
  let sql: pg.Client;
  let admin: Person;
  let customer: Person;

  beforeAll(async () => {
    world = await createTestWorld({ env: { EVIDENCE_ACCOUNT_MB: '1' } });
    sql = new pg.Client({ connectionString: world.ownerUrl });
    await sql.connect();
    [admin, customer] = [await world.admin(), await world.customer('inhaberin@beispiel.de')];
  });
  afterAll(async () => {
    await sql.end();
    await world.close();
  });

  const reviewOf = async (person: Person) => {
    const business = { business_name: 'Bäckerei Sonnenschein', google_business_link: 'https://maps.example/baeckerei' };
    const { id: business_id } = (await person.post<{ id: string }>('/business', business)).body;
    const body = { business_id, reviewer_name: 'Max M.', rating: 1, review_text: 'War nie dort.' };
    return { ...(await person.post<Review>('/reviews', body)).body, business_id };
  };
  const begin = (person: Person, review: Review, size: number) =>
    person.post<EvidenceUpload & Problem>(`/reviews/${review.id}/evidence-uploads`, { name: 'Beleg.pdf', size });
  const send = (person: Person, id: string, bytes: Buffer) =>
    person.put(`/evidence-uploads/${id}?offset=0`, bytes, OCTETS);
  const sent = async (person: Person, review: Review, length?: number) => {
    const bytes = pdf(length);
    const { id } = (await begin(person, review, bytes.length)).body;
    await send(person, id, bytes);
    return id;
  };
  const complete = (person: Person, id: string) =>
    person.post<Evidence & Problem>(`/evidence-uploads/${id}/completion`);
  const add = async (person: Person, review: Review, length?: number) =>
    complete(person, await sent(person, review, length));
  const rows = async (table: string, reviewId: string) => {
    const where = table === 'files.pieces' ? 'file_id in (select evidence_id from evidence.files)' : 'review_id = $1';
    const { rowCount } = await sql.query(
      `select from ${table} where ${where}`,
      table === 'files.pieces' ? [] : [reviewId],
    );
    return rowCount;
  };

  const underWay = async (reviewId: string) => {
    const { rows: counted } = await sql.query<{ uploads: number; pieces: number }>(
      `select count(distinct id)::integer as uploads, count(upload_id)::integer as pieces
       from evidence.uploads left join evidence.upload_pieces on upload_id = id where review_id = $1`,
      [reviewId],
    );
    return counted[0];
  };

  it('an account has so much room, which files under way take, too, and get back', async () => {
    const review = await reviewOf(customer);
    const large = (await begin(customer, review, 900_000)).body;
    const refused = await begin(customer, review, 200_000);
    expect([refused.status, refused.body.code]).toEqual([409, 'evidence-room-used']);
    expect((await begin(admin, review, 200_000)).status).toBe(409);
    await customer.delete(`/evidence-uploads/${large.id}`);
    const { status, body } = await begin(customer, review, 200_000);
    expect(status).toBe(201);
    await customer.delete(`/evidence-uploads/${body.id}`);
  });

  it('one person has ten under way, and those that nobody goes on with make room', async () => {
    const person = await world.customer('viele@beispiel.de');
    const review = await reviewOf(person);
    const answers = await Promise.all(Array.from({ length: 25 }, () => begin(person, review, 1_000)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    const refused = answers.find(({ status }) => status !== 201);
    expect([refused?.status, refused?.body.code, Number(refused?.headers['retry-after'])]).toEqual([
      429,
      'too-many-uploads',
      10,
    ]);
    expect(await rows('evidence.uploads', review.id)).toBe(10);
    world.advance(120_001);
    expect((await begin(person, review, 1_000)).status).toBe(201);
    expect(await rows('evidence.uploads', review.id)).toBe(10);
    world.advance(HOUR_MS + 1);
    const again = await world.login(person.email);
    expect((await begin(again, review, 1_000)).status).toBe(201);
    expect(await rows('evidence.uploads', review.id)).toBe(1);
  });

  it('a request has ten, also where the eleventh comes at the same moment', { tags: 'long' }, async () => {
    const person = await world.customer('zehn@beispiel.de');
    const review = await reviewOf(person);
    for (let count = 0; count < 9; count += 1) expect((await add(person, review)).status).toBe(201);
    const ids = await Promise.all([1, 2, 3].map(() => sent(person, review)));
    const last = await Promise.all(ids.map((id) => complete(person, id)));
    expect(last.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect((await begin(person, review, 100)).body.code).toBe('enough-evidence');
    expect(await rows('evidence.files', review.id)).toBe(10);
  });

  it('what nobody completes is gone after a day', async () => {
    const person = await world.customer('liegen@beispiel.de');
    const review = await reviewOf(person);
    const bytes = pdf();
    await send(person, (await begin(person, review, bytes.length)).body.id, bytes.subarray(0, 50));
    await world.catchUp();
    expect(await rows('evidence.uploads', review.id)).toBe(1);
    world.advance(24 * HOUR_MS + 1);
    await world.catchUp();
    expect(await rows('evidence.uploads', review.id)).toBe(0);
  });

  it('what is under way goes when the request is withdrawn, with its pieces, and not that of another one', async () => {
    const person = await world.customer('zieht-zurueck@beispiel.de');
    const [review, other] = [await reviewOf(person), await reviewOf(person)];
    await sent(person, review);
    await sent(person, other);
    expect((await person.post(`/reviews/${review.id}/withdrawal`, {})).status).toBe(201);
    await world.catchUp();
    expect(await underWay(review.id)).toEqual({ uploads: 0, pieces: 0 });
    expect(await underWay(other.id)).toEqual({ uploads: 1, pieces: 1 });
  });

  it('what is under way goes once a removed business cannot come back any more, and not that of another one', async () => {
    const person = await world.customer('gibt-auf@beispiel.de');
    const [review, other] = [await reviewOf(person), await reviewOf(person)];
    for (const { to, who } of [
      { to: review, who: person },
      { to: review, who: await world.admin() },
      { to: other, who: person },
    ]) {
      await sent(who, to);
    }
    expect(await underWay(review.id)).toEqual({ uploads: 2, pieces: 2 });
    expect((await person.delete(`/business/${review.business_id}`)).status).toBe(200);
    await world.catchUp();
    expect(await underWay(review.id)).toEqual({ uploads: 2, pieces: 2 });
    world.advance(2 * BUSINESS_RESTORABLE_MS);
    await world.catchUp();
    expect(await underWay(review.id)).toEqual({ uploads: 0, pieces: 0 });
    expect(await underWay(other.id)).toEqual({ uploads: 1, pieces: 1 });
  });

  it('what is under way can be finished once the removed business is back', async () => {
    const person = await world.customer('holt-zurueck@beispiel.de');
    const review = await reviewOf(person);
    await sent(person, review);
    await person.delete(`/business/${review.business_id}`);
    await world.catchUp();
    expect((await person.post(`/business/${review.business_id}/restoration`, {})).status).toBe(200);
    world.advance(2 * BUSINESS_RESTORABLE_MS);
    await world.catchUp();
    expect(await underWay(review.id)).toEqual({ uploads: 1, pieces: 1 });
  });

  it('of a removed business, what was sent stays for its owner alone, all else goes, and neither takes room', async () => {
    const person = await world.customer('raeumt-auf@beispiel.de');
    const [review, other] = [await reviewOf(person), await reviewOf(person)];
    const [sentAlong, kept] = [(await add(person, review, 150_000)).body, (await add(person, review, 150_000)).body];
    const sending = { channel: 'report-tool', sent_text: 'Bitte prüfen.', evidence_sent: [sentAlong.id] };
    expect((await (await world.admin()).post(`/reviews/${review.id}/forwardings`, sending)).status).toBe(201);
    const file = async (reader: Person, id: string) =>
      (await reader.get(`/reviews/${review.id}/evidence/${id}/file`)).status;
    const exported = async () =>
      (await person.get<OwnData>('/account/export')).body.reviews
        .filter((one) => one.business_removed)
        .flatMap(({ evidence = [] }) => evidence.map(({ id }) => id));

    expect((await person.delete(`/business/${review.business_id}`)).status).toBe(200);
    await world.catchUp();
    expect(await exported()).toEqual([sentAlong.id, kept.id]);
    for (const id of await exported()) expect(await file(person, id)).toBe(200);
    expect((await begin(person, other, 900_000)).body.code).toBe('evidence-room-used');

    world.advance(2 * BUSINESS_RESTORABLE_MS);
    await world.catchUp();
    await world.catchUp();
    expect(await exported()).toEqual([sentAlong.id]);
    expect([await file(person, sentAlong.id), await file(person, kept.id)]).toEqual([200, 404]);
    for (const stranger of [await world.admin(), await world.customer('neugierig@beispiel.de')])
      expect(await file(stranger, sentAlong.id)).toBe(404);
    expect(await rows('evidence.files', review.id)).toBe(1);
    expect((await sql.query('select from files.pieces where file_id = $1', [kept.id])).rowCount).toBe(0);
    expect((await begin(person, other, 900_000)).status).toBe(201);
  });

  it('what is under way goes with an erased account, also what staff send', async () => {
    const person = await world.customer('geht-mittendrin@beispiel.de');
    const review = await reviewOf(person);
    await sent(person, review);
    // The session of days ago is over.
    await sent(await world.admin(), review);
    expect(await underWay(review.id)).toEqual({ uploads: 2, pieces: 2 });
    const erased = await person.post('/account/erasure', { password: CUSTOMER_PASSWORD, understood: true });
    expect(erased.status).toBe(200);
    await world.catchUp();
    expect(await underWay(review.id)).toEqual({ uploads: 0, pieces: 0 });
    expect(
      (await sql.query('select from evidence.upload_pieces where upload_id not in (select id from evidence.uploads)'))
        .rowCount,
    ).toBe(0);
  });

  it('a file that is stored and was never recorded is found and removed, one that was stays', async () => {
    const person = await world.customer('waise@beispiel.de');
    const review = await reviewOf(person);
    const kept = (await add(person, review)).body;
    await sql.query('update evidence.files set look_at = $2 where evidence_id = $1', [kept.id, world.now()]);
    const orphan = '0198a000-0000-7000-8000-0000000000aa';
    await sql.query(
      'insert into evidence.files select $1, review_id, account_id, size, $3 from evidence.files where evidence_id = $2',
      [orphan, kept.id, world.now()],
    );
    await sql.query('insert into files.pieces values ($1, 0, $2)', [orphan, Buffer.from('x')]);
    await world.catchUp();
    const { rows: left } = await sql.query(
      'select evidence_id as id, look_at from evidence.files where review_id = $1',
      [review.id],
    );
    expect(left).toEqual([{ id: kept.id, look_at: null }]);
    expect((await sql.query('select from files.pieces where file_id = $1', [orphan])).rowCount).toBe(0);
  });

  it('is in the export of one’s own data, and nothing of it is left of an erased account', async () => {
    const person = await world.customer('geht@beispiel.de');
    const review = await reviewOf(person);
    const { body: evidence } = await add(person, review);
    await begin(person, review, 1_000);
    const { body: own } = await person.get<OwnData>('/account/export');
    expect(own.reviews[0]?.evidence).toEqual([evidence]);
    await person.delete(`/business/${review.business_id}`);
    expect((await person.get<OwnData>('/account/export')).body.reviews[0]?.evidence).toEqual([evidence]);
    const erased = await person.post('/account/erasure', { password: CUSTOMER_PASSWORD, understood: true });
    expect(erased.status).toBe(200);
    await world.catchUp();
    for (const table of ['evidence.files', 'evidence.uploads']) expect(await rows(table, review.id)).toBe(0);
    expect((await sql.query('select from files.pieces where file_id = $1', [evidence.id])).rowCount).toBe(0);
  });

  it('goes with what is erased for its age', async () => {
    const person = await world.customer('alt@beispiel.de');
    const review = await reviewOf(person);
    const { body: evidence } = await add(person, review);
    // The session of days ago is over.
    const decided = await (await world.admin()).put(`/reviews/${review.id}/status`, { status: 'gelöscht' });
    expect(decided.status).toBe(200);
    world.advance(5 * 366 * 24 * HOUR_MS);
    await world.catchUp();
    await world.catchUp();
    expect(await rows('evidence.files', review.id)).toBe(0);
    expect((await sql.query('select from files.pieces where file_id = $1', [evidence.id])).rowCount).toBe(0);
  });
});
