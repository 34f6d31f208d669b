import { createHash, randomBytes } from 'node:crypto';
import { EVIDENCE_CHUNK_BYTES } from '@sternklar/contracts/constants';
import type { Problem } from '@sternklar/contracts/problem';
import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import type { Notice } from '@sternklar/contracts/reviews/casework/notice.api';
import type { Evidence, EvidenceUpload } from '@sternklar/contracts/reviews/evidence/evidence.api';
import type { Review, ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const pictureOf = (width: number, height = width) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
const withClient = async <Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
const OCTETS = { 'content-type': 'application/octet-stream' };

describe('evidence of a review', () => {
  let world: TestWorld;
  let admin: Person;
  let auditor: Person;
  let customer: Person;
  let stranger: Person;
  let businessId: string;
  let review: Review;
  let photo: Buffer;

  beforeAll(async () => {
    world = await createTestWorld();
    [admin, auditor, customer] = [
      await world.admin(),
      await world.auditor(),
      await world.customer('inhaberin@beispiel.de'),
    ];
    stranger = await world.customer('fremd@beispiel.de');
    const business = { business_name: 'Bäckerei Sonnenschein', google_business_link: 'https://maps.example/baeckerei' };
    businessId = (await customer.post<{ id: string }>('/business', business)).body.id;
    photo = await pictureOf(64)
      .withExif({ IFD0: { Artist: 'Erika Musterfrau' }, IFD3: { GPSLatitude: '50/1 0/1 0/1' } })
      .jpeg()
      .toBuffer();
  });
  beforeEach(async () => {
    const body = { business_id: businessId, reviewer_name: 'Max M.', rating: 1, review_text: 'War nie dort.' };
    review = (await customer.post<Review>('/reviews', body)).body;
  });
  afterAll(() => world.close());

  const path = (rest: string) => `/reviews/${review.id}/${rest}`;
  const begin = (person: Person, size: number, name = 'Kassenbuch.jpg') =>
    person.post<EvidenceUpload & Problem>(path('evidence-uploads'), { name, size });
  const send = (person: Person, id: string, offset: number, bytes: Buffer) =>
    person.put<{ received: number } & Problem>(`/evidence-uploads/${id}?offset=${offset}`, bytes, OCTETS);
  const complete = (person: Person, id: string) =>
    person.post<Evidence & Problem>(`/evidence-uploads/${id}/completion`);
  const sent = async (person: Person, bytes: Buffer, name?: string) => {
    const { id } = (await begin(person, bytes.length, name)).body;
    for (let at = 0; at < bytes.length; at += EVIDENCE_CHUNK_BYTES) {
      await send(person, id, at, bytes.subarray(at, at + EVIDENCE_CHUNK_BYTES));
    }
    return id;
  };
  const add = async (person: Person, bytes: Buffer, name?: string) => complete(person, await sent(person, bytes, name));
  const list = async (person: Person = customer) => (await person.get<Evidence[]>(path('evidence'))).body;
  const file = (person: Person, id: string) =>
    world.app.inject({
      url: `/api${path(`evidence/${id}/file`)}`,
      headers: { authorization: `Bearer ${person.token}` },
    });
  const history = async () => (await customer.get<ReviewHistoryEntry[]>(path('history'))).body;

  it('comes in pieces, is told of everywhere, and is given out as a picture without what a camera wrote into it', async () => {
    const { status, body: upload } = await begin(customer, photo.length, '../böse/Kassen"buch.exe');
    expect([status, upload]).toEqual([
      201,
      { id: expect.any(String), size: photo.length, received: 0, chunk_size: EVIDENCE_CHUNK_BYTES },
    ]);
    expect((await send(customer, upload.id, 0, photo.subarray(0, 100))).body).toEqual({ received: 100 });
    expect((await complete(customer, upload.id)).body).toMatchObject({ code: 'upload-incomplete', received: 100 });
    expect((await send(customer, upload.id, 100, photo.subarray(100))).body).toEqual({ received: photo.length });

    const added = await complete(customer, upload.id);
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({
      name: 'Kassen"buch.jpg',
      kind: 'picture',
      type: 'image/jpeg',
      added_by: 'customer',
    });
    for (const person of [customer, admin, auditor]) expect(await list(person)).toEqual([added.body]);
    expect((await customer.get<ReviewCase>(path('case'))).body.evidence).toEqual([added.body]);
    expect((await history()).at(-1)).toMatchObject({
      kind: 'evidence-added',
      note: 'Kassen"buch.jpg',
      actor: 'customer',
      step: { evidence_id: added.body.id, evidence_kind: 'picture', stored_hash: added.body.stored_hash },
    });

    const given = await file(customer, added.body.id);
    expect(sha256(given.rawPayload)).toBe(added.body.content_hash);
    expect(given.rawPayload.length).toBe(added.body.size);
    expect((await sharp(given.rawPayload).metadata()).exif).toBeUndefined();
    expect(given.rawPayload.includes('Musterfrau')).toBe(false);
    expect(given.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `inline; filename="Kassen_buch.jpg"; filename*=UTF-8''Kassen%22buch.jpg`,
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect((await file(admin, added.body.id)).statusCode).toBe(200);
    expect((await file(auditor, added.body.id)).statusCode).toBe(403);
    expect((await file(stranger, added.body.id)).statusCode).toBe(404);
  });

  it('is taken up again where an upload was cut, and told where that is', async () => {
    const { id } = (await begin(customer, photo.length)).body;
    await send(customer, id, 0, photo.subarray(0, 500));
    for (const offset of [0, 499, 501]) {
      const { status, body } = await send(customer, id, offset, photo.subarray(500, 600));
      expect([status, body.code, body.received]).toEqual([409, 'wrong-offset', 500]);
    }
    expect((await customer.get<EvidenceUpload>(`/evidence-uploads/${id}`)).body.received).toBe(500);
    expect((await send(customer, id, 500, photo)).status).toBe(422);
    expect((await send(customer, id, 500, Buffer.alloc(0))).status).toBe(422);
    expect((await send(customer, id, 500, Buffer.alloc(EVIDENCE_CHUNK_BYTES + 1))).status).toBe(413);
    await send(customer, id, 500, photo.subarray(500));
    expect((await complete(customer, id)).status).toBe(201);
    expect((await complete(customer, id)).status).toBe(200);
    expect((await send(customer, id, 0, photo)).status).toBe(409);
  });

  it('belongs to whoever sends it, and to a review that is theirs', async () => {
    expect((await begin(stranger, 10)).status).toBe(404);
    expect((await begin(auditor, 10)).status).toBe(404);
    const { id } = (await begin(customer, photo.length)).body;
    for (const person of [stranger, admin, auditor]) {
      expect((await send(person, id, 0, photo)).status).toBe(404);
      expect((await complete(person, id)).status).toBe(404);
      expect((await person.get(`/evidence-uploads/${id}`)).status).toBe(404);
      expect((await person.delete(`/evidence-uploads/${id}`)).status).toBe(404);
    }
    expect((await customer.delete(`/evidence-uploads/${id}`)).status).toBe(200);
    expect((await customer.get(`/evidence-uploads/${id}`)).status).toBe(404);
    expect((await add(admin, photo)).body.added_by).toBe('admin');
    expect((await stranger.get(path('evidence'))).status).toBe(404);
  });

  it('is stored once, whoever sends the same again, also twice at once', async () => {
    const ids = [await sent(customer, photo), await sent(customer, photo, 'Noch einmal.jpg')];
    const both = await Promise.all(ids.map((id) => complete(customer, id)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 201]);
    expect(await list()).toHaveLength(1);
    expect((await add(admin, photo)).body.id).toBe(both[0]?.body.id);
    const twice = await sent(customer, await pictureOf(32).png().toBuffer());
    const answers = await Promise.all([complete(customer, twice), complete(customer, twice)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201]);
    expect(await list()).toHaveLength(2);
  });

  it('is added where the same content is removed while it is made', { tags: 'long' }, async () => {
    // Large enough to be looked into for longer than removing takes.
    const pdf = Buffer.from(`%PDF-1.4\n% ${'Zwilling '.repeat(500_000)}\n%%EOF\n`);
    const twin = (await add(customer, pdf)).body;
    const id = await sent(customer, pdf);
    const [removed, added] = await Promise.all([customer.delete(path(`evidence/${twin.id}`)), complete(customer, id)]);
    expect([removed.status, added.status]).toEqual([200, 201]);
    expect((await list()).map((one) => one.id)).toEqual([added.body.id]);
  });

  it('takes digits for a place, bytes for a piece, ids in any case, and gives up nothing that is evidence', async () => {
    const { id } = (await begin(customer, photo.length)).body;
    for (const offset of ['', '0x0', '1e2', '%200', '-0', '0.0']) {
      expect((await customer.put(`/evidence-uploads/${id}?offset=${offset}`, photo, OCTETS)).status).toBe(422);
    }
    const json = { 'content-type': 'application/json' };
    const { status, body } = await customer.put<Problem>(`/evidence-uploads/${id}?offset=0`, photo, json);
    expect([status, body.detail]).toEqual([415, expect.stringContaining('application/octet-stream')]);
    await send(customer, id, 0, photo);
    const added = (await complete(customer, id)).body;
    expect((await file(customer, added.id.toUpperCase())).statusCode).toBe(200);
    const refused = await customer.delete<Problem>(`/evidence-uploads/${id}`);
    expect([refused.status, refused.body.code]).toEqual([409, 'upload-completed']);
    expect(await list()).toHaveLength(1);
  });

  it('is removed by whom may, with its bytes, as long as it was not sent', async () => {
    const own = (await add(customer, photo)).body;
    const staffs = (await add(admin, await pictureOf(33).webp().toBuffer())).body;
    const remove = (person: Person, id: string) => person.delete<Problem>(path(`evidence/${id}`));
    expect((await remove(customer, staffs.id)).body.code).toBe('evidence-of-staff');
    expect((await remove(stranger, own.id)).status).toBe(404);
    expect((await remove(auditor, own.id)).status).toBe(404);
    expect((await remove(customer, own.id)).status).toBe(200);
    expect((await remove(customer, own.id)).status).toBe(404);
    expect((await file(customer, own.id)).statusCode).toBe(404);
    expect((await history()).at(-1)).toMatchObject({ kind: 'evidence-removed', step: { evidence_id: own.id } });
    const stored = await withClient(world.ownerUrl, (client) =>
      client.query('select 1 from files.pieces where file_id = $1', [own.id]),
    );
    expect(stored.rowCount).toBe(0);

    const { fields } = (await customer.get<Notice>(path('notice?channel=legal-form'))).body;
    expect(fields.find(({ name }) => name === 'evidence')?.value).toBe(`– ${staffs.name}`);
    for (const [person, channel] of [[customer, 'email'] as const, [admin, 'post'] as const]) {
      const { text } = (await person.get<Notice>(path(`notice?channel=${channel}`))).body;
      expect(text).toContain(`Belege:\n– ${staffs.name}`);
    }
    const sending = { channel: 'report-tool', sent_text: 'Bitte prüfen.' };
    expect((await admin.post(path('forwardings'), { ...sending, evidence_sent: [own.id] })).status).toBe(422);
    expect((await admin.post(path('forwardings'), { ...sending, evidence_sent: [staffs.id] })).status).toBe(201);
    expect((await list())[0]).toMatchObject({ id: staffs.id, is_sent: true });
    expect((await history()).at(-1)?.step?.evidence_sent).toEqual([staffs.id]);
    expect((await remove(admin, staffs.id)).body.code).toBe('evidence-sent');
  });

  it('is refused for a withdrawn request, and by its size, before a byte is sent', async () => {
    expect((await begin(customer, 10_000_001)).body).toMatchObject({ status: 413, code: 'file-too-large' });
    expect((await begin(customer, 0)).status).toBe(422);
    const id = await sent(customer, photo);
    await customer.post(path('withdrawal'), {});
    expect((await begin(customer, 10)).body.code).toBe('removal-withdrawn');
    // Refused for the request that is over, or gone with it already.
    expect(['removal-withdrawn', 'not-found']).toContain((await complete(customer, id)).body.code);
    expect((await customer.get(`/evidence-uploads/${id}`)).status).toBe(404);
  });

  it('stands nowhere in clear, neither under way nor stored', async () => {
    const name = 'Geheimer Kassenzettel.pdf';
    const words = 'Pflanze im Beleg';
    const pdf = Buffer.from(`%PDF-1.4\n% ${words}\n%%EOF\n`);
    const everything = () =>
      withClient(world.ownerUrl, async (client) => {
        const tables = ['evidence.uploads', 'evidence.upload_pieces', 'files.pieces', 'event_log.events'];
        const rows = await Promise.all(tables.map((table) => client.query(`select * from ${table}`)));
        const raw = rows.flatMap(({ rows: found }) => found.flatMap((row) => Object.values(row)));
        return raw.map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value))).join('\n');
      });
    const id = await sent(customer, pdf, name);
    for (const planted of [words, 'Geheimer']) expect(await everything()).not.toContain(planted);
    const added = await complete(customer, id);
    expect(added.body).toMatchObject({ name, kind: 'document', type: 'application/pdf' });
    for (const planted of [words, 'Geheimer']) expect(await everything()).not.toContain(planted);
    expect((await file(customer, added.body.id)).headers['content-disposition']).toMatch(/^attachment;/);
  });
});
