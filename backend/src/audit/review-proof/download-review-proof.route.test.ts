import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { AuditCheckpoint } from '@sternklar/contracts/audit/audit.api';
import type { Review } from '@sternklar/contracts/reviews/review.api';
import { createNoteSigner } from '@sternklar/event-store/transparency/signed-note';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CUSTOMER_PASSWORD, createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';
import { REVIEW_EVENT_WORDS } from '../bundle/review-event-words.ts';
import { filesInTar } from '../testing/files-in-tar.ts';
import { signedUpToNow } from '../testing/signed-up-to-now.ts';
import { STEP_WORDS, verifyReview } from '../verify/verify-review.mjs';

type Proof = Map<string, string>;
const EVIL = '<script>alert(1)</script>';

describe('the proof of one review', () => {
  let world: TestWorld;
  let admin: Person;
  let auditor: Person;
  let customer: Person;
  let review: Review;
  let other: Review;
  let honest: Proof;
  let proof: Proof;
  let key: string;

  const download = (person: Person, id: string) =>
    world.app.inject({ url: `/api/audit/reviews/${id}/archive`, headers: { authorization: `Bearer ${person.token}` } });
  const downloaded = async (id: string): Promise<Proof> => {
    const { statusCode, rawPayload } = await download(auditor, id);
    expect(statusCode).toBe(200);
    return new Map(
      [...filesInTar(rawPayload)].map(([name, content]) => [name.replace(/^.*\//, ''), content.toString()]),
    );
  };
  const verify = (options: { key?: string } = {}) =>
    verifyReview({ has: (name) => proof.has(name), text: async (name) => proof.get(name) ?? '' }, options);
  const problems = async () => (await verify({ key })).problems;
  const change = (name: string, with_: (text: string) => string) => {
    const before = proof.get(name) ?? '';
    const after = with_(before);
    expect(after).not.toBe(before);
    proof.set(name, after);
  };
  const lines = (name: string) => (proof.get(name) ?? '').split('\n').slice(0, -1);
  const setLines = (name: string, all: readonly string[]) => proof.set(name, all.map((line) => `${line}\n`).join(''));

  beforeAll(async () => {
    world = await createTestWorld();
    [admin, auditor, customer] = [
      await world.admin(),
      await world.auditor(),
      await world.customer('inhaberin@beispiel.de'),
    ];
    const business = { business_name: 'Bäckerei Sonnenschein', google_business_link: 'https://maps.example/baeckerei' };
    const { id: business_id } = (await customer.post<{ id: string }>('/business', business)).body;
    const body = { business_id, reviewer_name: `Max ${EVIL}`, rating: 1, review_text: 'War nie dort.' };
    review = (await customer.post<Review>('/reviews', body)).body;
    other = (await customer.post<Review>('/reviews', body)).body;
    await admin.post(`/reviews/${review.id}/notes`, { note: 'Geheime Notiz des Teams' });
    await admin.put(`/reviews/${review.id}/status`, { status: 'nicht_genehmigt' });
    await admin.put(`/reviews/${review.id}/status`, { status: 'gelöscht' });
    await signedUpToNow(world);
    honest = await downloaded(review.id);
    key = (await world.visitor.get<AuditCheckpoint>('/audit/checkpoint')).body.keys.map((one) => one.key).join('\n');
  });
  beforeEach(() => {
    proof = new Map(honest);
  });
  afterAll(() => world.close());

  it('is an archive for admins and auditors, with a page, the events, and what checks them', async () => {
    const answer = await download(admin, review.id);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/x-tar',
      'content-disposition': `attachment; filename="beleg-${review.id}.tar"`,
      'cache-control': 'private, no-store',
    });
    expect([...honest.keys()]).toEqual([
      'README.md',
      'beleg.html',
      'checkpoint.txt',
      'events.jsonl',
      'keys.txt',
      'proofs.jsonl',
      'verify-review.mjs',
      'verify-bundle.mjs',
      'witnesses.txt',
      'words.json',
    ]);
    expect((await download(customer, review.id)).statusCode).toBe(403);
    expect((await download(auditor, '0198a000-0000-7000-8000-0000000000aa')).statusCode).toBe(404);
  });

  it('is there for a review that was handed in at this moment', { tags: 'long' }, async () => {
    const body = { business_id: review.business_id, reviewer_name: 'Neu', rating: 1, review_text: 'Gerade eben.' };
    const fresh = (await customer.post<Review>('/reviews', body)).body;
    proof = await downloaded(fresh.id);
    expect((await verify({ key })).problems).toEqual([]);
  });

  it('is told in plain words, by the names of the product, with nothing that runs', () => {
    const page = honest.get('beleg.html') ?? '';
    for (const words of ['Status geändert: eingereicht → nicht genehmigt', 'Geheime Notiz', 'War nie dort.', '@page']) {
      expect(page).toContain(words);
    }
    expect(page).toContain('Max &lt;script&gt;');
    expect(page).not.toContain('<script');
    expect(STEP_WORDS).toEqual(REVIEW_EVENT_WORDS);
  });

  it('holds personal data once, for whom may read it, and nobody’s address', () => {
    for (const [name, text] of honest) {
      expect(text).not.toContain('@beispiel.de');
      if (name !== 'words.json' && name !== 'beleg.html') expect(text).not.toContain('Geheime Notiz');
    }
  });

  it('is found good, also by its own program in a folder of its own', async () => {
    expect(await verify({ key })).toMatchObject({ size: 4, problems: [] });
    expect((await verify()).remarks[0]).toMatch(/^Der Schlüssel stammt aus dem Beleg selbst/);
    const folder = await mkdtemp(join(tmpdir(), 'sternklar-beleg-'));
    try {
      for (const [name, text] of honest) {
        await mkdir(dirname(join(folder, name)), { recursive: true });
        await writeFile(join(folder, name), text);
      }
      const run = () =>
        new Promise<{ code: number; printed: string }>((resolve) => {
          execFile(process.execPath, ['verify-review.mjs', '.'], { cwd: folder }, (error, out, err) =>
            resolve({ code: Number(error?.code ?? 0), printed: out + err }),
          );
        });
      expect(await run()).toMatchObject({ code: 0, printed: expect.stringMatching(/^In Ordnung: 4 Ereignisse/) });
      await writeFile(join(folder, 'beleg.html'), 'Alles gut.');
      expect(await run()).toMatchObject({ code: 1, printed: expect.stringMatching(/^FEHLER: beleg.html/) });
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it.each<[string, () => void, RegExp]>([
    [
      'an event',
      () =>
        change('events.jsonl', (text) =>
          text.replace('"from":\\"', '"from":\\"').replace('nicht_genehmigt', 'eingereicht'),
        ),
      /Zeile 3 von events.jsonl wurde verändert/,
    ],
    [
      'its time',
      () => change('events.jsonl', (text) => text.replace(/"recordedAt":"20/, '"recordedAt":"19')),
      /Zeile 1 von events/,
    ],
    [
      'its encrypted text',
      () => change('events.jsonl', (text) => text.replace(/\$personal(.{8})./, '$personal$1x')),
      /Zeile 1 von events/,
    ],
    [
      'its place',
      () => change('proofs.jsonl', (text) => text.replace(/"index":(\d+)/, (_, at) => `"index":${Number(at) + 1}`)),
      /Zeile 1 von events/,
    ],
    [
      'a hash of its proof',
      () =>
        change('proofs.jsonl', (text) =>
          text.replace(/(\["?)[A-Za-z0-9+/]/, (all) => `${all.slice(0, -1)}${all.endsWith('A') ? 'B' : 'A'}`),
        ),
      /Zeile 1 von/,
    ],
    [
      'the signed state',
      () => change('checkpoint.txt', (text) => text.replace(/\n(\d+)\n/, (_, size) => `\n${Number(size) - 1}\n`)),
      /falsche Unterschrift/,
    ],
    [
      'a step of the page',
      () => change('beleg.html', (text) => text.replace('→ gelöscht', '→ eingereicht')),
      /beleg.html sagt etwas anderes/,
    ],
    [
      'the looks of the page',
      () => change('beleg.html', (text) => text.replace('</style>', 'tr:last-child{display:none}</style>')),
      /beleg.html sagt/,
    ],
    [
      'a word behind the page',
      () => change('words.json', (text) => text.replace('Geheime', 'Andere')),
      /beleg.html sagt/,
    ],
    [
      'a line that is gone',
      () => {
        setLines('events.jsonl', lines('events.jsonl').toSpliced(1, 1));
        setLines('proofs.jsonl', lines('proofs.jsonl').toSpliced(1, 1));
      },
      /fehlt eines/,
    ],
    [
      'the first line gone',
      () => {
        setLines('events.jsonl', lines('events.jsonl').slice(1));
        setLines('proofs.jsonl', lines('proofs.jsonl').slice(1));
      },
      /fehlt eines/,
    ],
    [
      'the order of lines',
      () => {
        setLines('events.jsonl', lines('events.jsonl').toReversed());
        setLines('proofs.jsonl', lines('proofs.jsonl').toReversed());
      },
      /Reihenfolge/,
    ],
    [
      'a proof that is gone',
      () => setLines('proofs.jsonl', lines('proofs.jsonl').slice(1)),
      /nicht gleich viele Zeilen/,
    ],
    ['a line that is none', () => change('events.jsonl', (text) => `{}\n${text}`), /nicht gleich viele Zeilen/],
    [
      'a proof that is none',
      () => change('proofs.jsonl', (text) => text.replace('"proof":[', '"proof":["",')),
      /kein Beweis/,
    ],
    ['a file that is gone', () => void proof.delete('witnesses.txt'), /Im Beleg fehlt: witnesses.txt/],
  ])('with %s changed it is refused, and says what is wrong', async (_what, spoil, sentence) => {
    spoil();
    expect((await problems()).join('\n')).toMatch(sentence);
  });

  it('with an event of another review it is refused', async () => {
    const another = await downloaded(other.id);
    for (const name of ['events.jsonl', 'proofs.jsonl']) proof.set(name, `${proof.get(name)}${another.get(name)}`);
    expect((await problems()).join('\n')).toMatch(/nicht zu einer einzigen Bewertung/);
  });

  it('signed by whoever made it up it is refused by the key that one knows', async () => {
    const stranger = createNoteSigner('localhost/audit', Buffer.alloc(32, 9));
    const { problems: found } = await verify({ key: stranger.key.text });
    expect(found.join('\n')).toMatch(/keinem Schlüssel des Protokolls/);
  });

  it('still proves what happened where the account is erased, without its words', async () => {
    const person = await world.customer('geht@beispiel.de');
    const business = { business_name: 'Gasthaus', google_business_link: 'https://maps.example/gasthaus' };
    const { id: business_id } = (await person.post<{ id: string }>('/business', business)).body;
    const body = { business_id, reviewer_name: 'Moritz', rating: 2, review_text: 'Schade um die Zeit.' };
    const gone = (await person.post<Review>('/reviews', body)).body;
    await person.post('/account/erasure', { password: CUSTOMER_PASSWORD, understood: true });
    await world.catchUp();
    await signedUpToNow(world);
    proof = await downloaded(gone.id);
    expect((await verify({ key })).problems).toEqual([]);
    expect(proof.get('beleg.html')).toContain('Angaben gelöscht');
    for (const text of proof.values()) expect(text).not.toMatch(/Moritz|Schade um/);
  });
});
