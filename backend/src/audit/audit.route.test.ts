import type { AuditCheckpoint, AuditConsistency, AuditInclusion } from '@sternklar/contracts/audit/audit.api';
import { openSession } from '@sternklar/event-store/postgres/session';
import { leafHash } from '@sternklar/event-store/transparency/merkle-hash';
import { isConsistent, rootFromInclusion } from '@sternklar/event-store/transparency/proof-checks';
import { createNoteSigner, isSignedBy, parseNote, parseNoteKey } from '@sternklar/event-store/transparency/signed-note';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../testing/test-world.ts';
import { timedWitness } from './testing/timed-witness.ts';

const bytes = (text: string) => Buffer.from(text, 'base64');

describe('the calls of the audit', () => {
  let world: TestWorld;
  let auditor: Person;
  let eventIds: readonly string[];

  beforeAll(async () => {
    world = await createTestWorld();
    auditor = await world.auditor();
    await world.customer('inhaberin@beispiel.de');
    const owner = await openSession({ url: world.ownerUrl, applicationName: 'sternklar-tests' });
    const { rows } = await owner.query<{ id: string }>('select id from event_log.events order by position');
    await owner.end();
    eventIds = rows.map(({ id }) => id);
    await vi.waitFor(async () => expect((await checkpoint()).size).toBe(eventIds.length), { timeout: 10_000 });
  });
  afterAll(() => world.close());

  const checkpoint = async () => (await world.visitor.get<AuditCheckpoint>('/audit/checkpoint')).body;

  it('show everybody the newest signed state and the key that signed it', async () => {
    const { note, keys, size, root, origin } = await checkpoint();
    const [key] = keys;
    const { text, signatures } = parseNote(note);
    expect(text).toBe(`${origin}\n${size}\n${root}\n`);
    expect(origin).toBe('localhost/audit');
    if (!key || !signatures[0]) throw new Error('Nobody has signed.');
    expect(isSignedBy(parseNoteKey(key.key), text, signatures[0])).toBe(true);
    expect(key.retired_at).toBeNull();
  });

  it('prove an event against the signed root', async () => {
    // Every reading of an auditor is an event itself, so the log grows meanwhile.
    const { root, size } = await checkpoint();
    for (const [index, event] of eventIds.entries()) {
      const { status, body } = await auditor.get<AuditInclusion>(`/audit/inclusion?event=${event}&size=${size}`);
      expect(status).toBe(200);
      expect(body).toMatchObject({ index, root });
      expect(leafHash(Buffer.from(body.leaf))).toEqual(bytes(body.leaf_hash));
      const claim = { ...body, leafHash: bytes(body.leaf_hash), proof: body.proof.map(bytes) };
      expect(rootFromInclusion(claim)).toEqual(bytes(root));
      expect(JSON.parse(body.leaf)).toMatchObject({ id: event });
    }
  });

  it('show personal data only as ciphertext', async () => {
    const answers = await Promise.all(
      eventIds.map((event) => auditor.get<AuditInclusion>(`/audit/inclusion?event=${event}`)),
    );
    const leaves = answers.map(({ body }) => body.leaf).join('\n');
    expect(leaves).toContain('$personal');
    expect(leaves).not.toContain('inhaberin');
  });

  it('prove that the log only grew', async () => {
    const { size, root } = await checkpoint();
    const { body } = await auditor.get<AuditConsistency>(`/audit/consistency?from=2&to=${size}`);
    expect(body).toMatchObject({ from: 2, to: size, to_root: root });
    const claim = {
      from: { size: 2, root: bytes(body.from_root) },
      to: { size, root: bytes(root) },
      proof: body.proof.map(bytes),
    };
    expect(isConsistent(claim)).toBe(true);
    const older = await auditor.get<AuditConsistency>('/audit/consistency?from=2&to=3');
    expect(older.body).toMatchObject({ from: 2, to: 3 });
  });

  it('refuse in German what is not in the log or makes no sense', async () => {
    const [event] = eventIds;
    for (const path of [
      `inclusion?event=${v7()}`,
      `inclusion?event=${event}&size=999999`,
      'consistency?from=999999',
      'consistency?from=3&to=2',
    ]) {
      const { status, body } = await auditor.get<{ detail: string }>(`/audit/${path}`);
      expect({ path, status }).toEqual({ path, status: 404 });
      expect(body.detail).toMatch(/Protokoll/);
    }
    for (const path of ['inclusion', 'inclusion?event=1', 'consistency?from=-1', 'consistency?from=x', 'consistency']) {
      expect((await auditor.get(`/audit/${path}`)).status).toBe(422);
    }
  });

  it('show events to admins and auditors alone; what is signed, and that it only grew, to everybody', async () => {
    const customer = await world.customer('kundin@beispiel.de');
    const inclusion = `/audit/inclusion?event=${eventIds[0]}`;
    expect((await world.visitor.get(inclusion)).status).toBe(401);
    expect((await customer.get(inclusion)).status).toBe(403);
    expect((await (await world.admin()).get(inclusion)).status).toBe(200);
    for (const path of ['/audit/checkpoint', '/audit/consistency?from=1']) {
      expect((await world.visitor.get(path)).status).toBe(200);
    }
  });

  describe('keep what witnesses have signed', () => {
    const witness = createNoteSigner('witness.example', Buffer.alloc(32, 3));
    const offer = async () => {
      const { size, note } = await checkpoint();
      return { size, key: witness.key.text, line: witness.sign(parseNote(note).text) };
    };

    it('and show it with the state', async () => {
      const admin = await world.admin();
      const path = '/audit/cosignatures';
      const offered = await vi.waitFor(
        async () => {
          const one = await offer();
          expect((await admin.post(path, one)).status).toBe(200);
          const shown = await checkpoint();
          expect(shown.size).toBe(one.size);
          expect(shown.note).toContain(`\n${one.line}\n`);
          return one;
        },
        { timeout: 10_000 },
      );
      expect((await admin.post(path, offered)).status).toBe(200);
      const { note } = await checkpoint();
      expect(note.split(offered.line)).toHaveLength(2);
    });

    it('also together with the time at which they saw it', async () => {
      const admin = await world.admin();
      const timed = timedWitness('uhr.example', Buffer.alloc(32, 5));
      await vi.waitFor(
        async () => {
          const { size, note } = await checkpoint();
          const line = timed.sign(parseNote(note).text, 1_772_442_000);
          const cosignature = { size, key: timed.key.text, line };
          expect((await admin.post('/audit/cosignatures', cosignature)).status).toBe(200);
          const forged = { ...cosignature, line: timed.sign(parseNote(note).text, 1_772_442_000, 1_772_442_001) };
          expect((await admin.post('/audit/cosignatures', forged)).status).toBe(422);
          expect((await checkpoint()).note).toContain(`\n${line}\n`);
        },
        { timeout: 10_000 },
      );
    });

    it('but nothing that they have not signed', async () => {
      const admin = await world.admin();
      const offered = await offer();
      for (const other of [
        { size: offered.size - 1 },
        { key: 'nonsense' },
        { key: createNoteSigner('other.example', Buffer.alloc(32, 4)).key.text },
        { line: 'nonsense' },
        { line: `${offered.line}\n${offered.line}` },
      ]) {
        const { status, body } = await admin.post<{ detail: string }>('/audit/cosignatures', { ...offered, ...other });
        expect(status).toBe(422);
        expect(body.detail).toContain('keine Unterschrift');
      }
      expect((await admin.post('/audit/cosignatures', { ...offered, size: 999_999 })).status).toBe(404);
      expect((await auditor.post('/audit/cosignatures', offered)).status).toBe(403);
    });
  });
});
