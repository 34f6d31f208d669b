import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuditCheckpoint } from '@sternklar/contracts/audit/audit.api';
import { openSession } from '@sternklar/event-store/postgres/session';
import { createNoteSigner, writeNote } from '@sternklar/event-store/transparency/signed-note';
import { checkpointText } from '@sternklar/event-store/transparency/tlog-checkpoint';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runProgram } from '../testing/run-program.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';

describe('npm run audit', () => {
  let world: TestWorld;
  let folder: string;
  let reviewId: string;
  const inFolder = (name: string) => join(folder, name);

  /** The command in a process of its own. */
  const audit = (...args: string[]) =>
    run(args, {
      DATABASE_URL: world.databaseUrl,
      DATABASE_OWNER_URL: world.ownerUrl,
      MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
      JWT_SECRET: 'only for tests, only for tests, only',
      DATA_DIR: inFolder('data'),
    });
  const auditElsewhere = (...args: string[]) => run(args, { DATA_DIR: inFolder('data') });
  const run = (args: readonly string[], env: Readonly<Record<string, string>>) =>
    runProgram('command-lines/audit.cli.ts', { args, env });

  const asOwner = async (...statements: string[]) => {
    const owner = await openSession({ url: world.ownerUrl, applicationName: 'sternklar-tests' });
    for (const statement of statements) await owner.query(statement);
    await owner.end();
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sternklar-audit-'));
    world = await createTestWorld();
    const owner = await world.customer('inhaberin@beispiel.de');
    const business = { business_name: 'Krone', google_business_link: 'https://maps.example/krone' };
    const { id: business_id } = (await owner.post<{ id: string }>('/business', business)).body;
    const review = { business_id, reviewer_name: 'Max M.', rating: 1, review_text: 'War nie dort.' };
    reviewId = (await owner.post<{ id: string }>('/reviews', review)).body.id;
    world.advance(60_000);
    const admin = await world.admin();
    await admin.put(`/reviews/${reviewId}/status`, { status: 'gelöscht', note: 'Kunde hat angerufen.' });
    await vi.waitFor(
      async () => {
        const { body } = await world.visitor.get<AuditCheckpoint>('/audit/checkpoint');
        const owner = await openSession({ url: world.ownerUrl, applicationName: 'sternklar-tests' });
        const { rows } = await owner.query('select position::int from event_log.log_head');
        await owner.end();
        expect(body.size).toBe(rows[0].position);
      },
      { timeout: 10_000 },
    );
  });
  afterAll(async () => {
    await world.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('says how, and what there is not', async () => {
    expect(await audit()).toMatchObject({ code: 0, printed: expect.stringContaining('npm run audit -- export') });
    for (const wrong of [
      ['löschen'],
      ['export'],
      ['history', 'x'],
      ['as-of', 'gestern'],
      ['watch', 'a', 'b'],
      ['export', '--all'],
      ['watch', 'a', '--url', 'http://sternklar.example'],
      ['watch', 'a', '--key', 'k'],
    ]) {
      expect(await audit(...wrong)).toMatchObject({
        code: 1,
        printed: '',
        complained: expect.stringContaining('npm run audit -- export'),
      });
    }
  });

  it('replays a review and shows what was at a moment', async () => {
    const { printed } = await audit('history', reviewId);
    expect(printed.split('\n')).toEqual([
      expect.stringMatching(/^2026-03-02T09:00:00\.000Z {2}Konto \S+ {2}eingereicht$/),
      expect.stringMatching(/^2026-03-02T09:01:00\.000Z {2}Konto \S+ {2}eingereicht → gelöscht$/),
      expect.stringMatching(/ {2}Notiz: Kunde hat angerufen\.$/),
    ]);
    expect((await audit('as-of', '2026-03-02T09:00:30Z')).printed).toContain(`${reviewId}  eingereicht  seit`);
    expect((await audit('as-of', '2026-03-02T09:01:30Z')).printed).toContain(`${reviewId}  gelöscht  seit`);
  });

  it('watches a running product from elsewhere, without a database, and finds that it took another way', async () => {
    const url = await world.app.listen({ host: '127.0.0.1', port: 0 });
    const watch = (file: string) => auditElsewhere('watch', inFolder(file), '--url', url);
    expect(await watch('far.txt')).toMatchObject({
      code: 0,
      printed: expect.stringMatching(/^In Ordnung: \d+ Ereignisse sind unterschrieben\. Es gab noch keinen/),
      complained: '',
    });
    expect(await watch('far.txt')).toMatchObject({
      code: 0,
      printed: expect.stringContaining('Seit dem letzten Mal kam nur hinzu.'),
    });

    const text = checkpointText({ origin: 'localhost/audit', size: 2, root: Buffer.alloc(32) });
    const another = writeNote(text, [createNoteSigner('localhost/audit', Buffer.alloc(32, 8)).sign(text)]);
    await writeFile(inFolder('other.txt'), another);
    expect(await watch('other.txt')).toMatchObject({
      code: 1,
      printed: expect.stringMatching(/^FEHLER: Die ersten 2 Ereignisse sind nicht mehr die von damals/),
    });
    expect(await readFile(inFolder('other.txt'), 'utf8')).toBe(another);
    expect(await readFile(inFolder('other.txt.conflict'), 'utf8')).toBe(await readFile(inFolder('far.txt'), 'utf8'));

    await writeFile(inFolder('nonsense.txt'), 'nonsense');
    expect(await watch('nonsense.txt')).toMatchObject({ code: 2, complained: expect.stringContaining('Prüfpunkt') });
  });

  it('exports a bundle that verifies, watches, and finds an event that the operator rewrote', async () => {
    expect(await audit('watch', inFolder('kept.txt'))).toMatchObject({ code: 0, complained: '' });
    expect(await audit('export', inFolder('bundle'))).toMatchObject({ code: 0, complained: '' });
    expect(await audit('export', inFolder('bundle'))).toMatchObject({
      code: 1,
      complained: expect.stringContaining('nicht leer'),
    });
    expect(await audit('verify', inFolder('bundle'), '--since', inFolder('kept.txt'))).toMatchObject({
      code: 0,
      printed: expect.stringMatching(/^In Ordnung/),
    });
    expect(await audit('watch', inFolder('kept.txt'))).toMatchObject({
      code: 0,
      printed: expect.stringContaining('Seit dem letzten Mal kam nur hinzu'),
    });

    await asOwner(
      'alter table event_log.events disable trigger events_are_append_only',
      `update event_log.events set data = replace(data, 'gelöscht', 'nicht_genehmigt') where type = 'ReviewStatusChanged'`,
    );
    const kept = await readFile(inFolder('kept.txt'), 'utf8');
    expect(await audit('watch', inFolder('kept.txt'))).toMatchObject({
      code: 1,
      printed: expect.stringMatching(
        /FEHLER: Ereignis \d+ \(ReviewStatusChanged \S+\) ist in der Datenbank verändert worden\./,
      ),
    });
    expect(await readFile(inFolder('kept.txt'), 'utf8')).toBe(kept);
    await audit('export', inFolder('rewritten'));
    expect(await audit('verify', inFolder('rewritten'))).toMatchObject({
      code: 1,
      printed: expect.stringMatching(/^FEHLER: Zeile \d+ von events.jsonl wurde verändert/),
    });
    await expect(stat(inFolder('data/secrets'))).rejects.toThrow('ENOENT');
  });
});
