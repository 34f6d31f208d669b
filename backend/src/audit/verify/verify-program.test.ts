import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { StoredEvent } from '@sternklar/event-store/event-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportBundle } from '../bundle/export-bundle.ts';
import { LOG_KEY, reviewLog, storeOf, transparencyLogOver } from '../testing/audit-log.ts';

const REVIEWS = 300;
const EVENTS = 2 * REVIEWS;

let folder: string;
let events: readonly StoredEvent[];
/** Kept by an auditor long ago. */
let earlier: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sternklar-verifier-'));
  events = await (await reviewLog(REVIEWS)).store.readAll(0, EVENTS);
  const early = await transparencyLogOver({ store: storeOf(events.slice(0, 200)) });
  earlier = (await early.log.latest())?.note ?? '';
});
afterAll(() => rm(folder, { recursive: true }));

describe('the verifier in a bundle', () => {
  it('comes as a page with the very same program, which may ask nobody anything', async () => {
    const target = join(folder, 'page');
    const { log } = await transparencyLogOver({ store: storeOf(events) });
    await exportBundle({ store: storeOf(events), log, folder: target, brandName: 'Sternklar', now: () => new Date(0) });
    const page = await readFile(join(target, 'verify.html'), 'utf8');
    const program = await readFile(join(target, 'verify-bundle.mjs'), 'utf8');
    expect(page.replace(program, '')).toContain('<script type="module">\n\n\n// ── This page');
    expect(program).not.toContain('</script');
    // The page's own names are none of the program's.
    await writeFile(join(folder, 'page.mjs'), page.split(/<\/?script[^>]*>/)[1] ?? '');
    await promisify(execFile)(process.execPath, ['--check', join(folder, 'page.mjs')]);
    expect(page).toContain(`content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'"`);
    expect(page).not.toMatch(/\ssrc=|<link|@import|url\(/);
  });

  it('runs as a file of its own', async () => {
    const target = join(folder, 'alone');
    const { log } = await transparencyLogOver({ store: storeOf(events), key: LOG_KEY });
    await exportBundle({ store: storeOf(events), log, folder: target, brandName: 'Sternklar', now: () => new Date(0) });
    await writeFile(join(folder, 'earlier.txt'), earlier);
    const run = (...args: string[]) =>
      new Promise<{ code: number; printed: string }>((resolve) => {
        execFile(process.execPath, ['verify-bundle.mjs', ...args], { cwd: target }, (error, stdout, stderr) =>
          resolve({ code: Number(error?.code ?? 0), printed: stdout + stderr }),
        );
      });
    expect(await run('.', '--since', '../earlier.txt', '--key', 'keys.txt')).toEqual({
      code: 0,
      printed:
        `In Ordnung: ${EVENTS} Ereignisse, wie sie unterschrieben wurden, und seit dem früheren Prüfpunkt kam nur hinzu.\n` +
        'Was verschlüsselt ist, ist ab Ereignis 1 an genau einen Schlüssel gebunden.\n' +
        `Hinweis: Der Stand trägt die Zeit 2026-03-02T14:00:00.000Z: Er begrenzt, was bis dahin war. Es sind diese ${EVENTS} Ereignisse, und was später hinzukommt, ist später datiert.\n`,
    });
    await writeFile(join(target, 'tree.txt'), '');
    expect(await run('.')).toMatchObject({
      code: 1,
      printed: expect.stringMatching(/^FEHLER: tree.txt wurde verändert/),
    });
    expect(await run()).toMatchObject({ code: 2, printed: expect.stringContaining('Aufruf: node verify-bundle.mjs') });
  });

  it('says in German what it wants, and what it was given instead', async () => {
    await writeFile(join(folder, 'bundle.tar'), '');
    await mkdir(join(folder, 'empty'));
    const run = (program: string, ...args: string[]) =>
      new Promise<{ code: number; printed: string }>((resolve) => {
        const path = fileURLToPath(new URL(`./${program}`, import.meta.url));
        execFile(process.execPath, [path, ...args], { cwd: folder }, (error, stdout, stderr) =>
          resolve({ code: Number(error?.code ?? 0), printed: stdout + stderr }),
        );
      });
    for (const program of ['verify-bundle.mjs', 'verify-review.mjs']) {
      const usage = `Aufruf: node ${program} <`;
      for (const help of ['--help', '-h']) {
        expect(await run(program, help)).toEqual({ code: 0, printed: expect.stringContaining(usage) });
      }
      const refusals: readonly (readonly [given: readonly string[], said: string])[] = [
        [[], 'Der Ordner fehlt.'],
        [
          ['bundle.tar'],
          '„bundle.tar“ ist noch gepackt. Entpacken Sie es zuerst (tar -xf bundle.tar) und nennen Sie den Ordner.',
        ],
        [['earlier.txt'], '„earlier.txt“ ist eine Datei, gebraucht wird der Ordner.'],
        [['nirgends'], '„nirgends“ gibt es nicht.'],
        [['empty'], 'In „empty“ liegt davon nichts: '],
        [['..', '--kee', 'x'], 'Die Angabe „--kee“ gibt es nicht.'],
        [['..', '--key'], 'Zu „--key“ fehlt der Wert.'],
        [['page', '--key', 'nie.txt'], '„nie.txt“ (--key) ist weder eine Datei, die es gibt, noch ein Schlüssel wie '],
        [['page', '--key', 'earlier.txt'], 'In „earlier.txt“ (--key) steht kein Schlüssel wie '],
        [['eins', 'zwei'], 'Das ist mehr als ein Ordner: eins, zwei.'],
      ];
      for (const [given, said] of refusals) {
        const { code, printed } = await run(program, ...given);
        expect([given, code, printed]).toEqual([given, 2, expect.stringContaining(said)]);
        expect(printed).toContain(usage);
      }
    }
    const { printed } = await run('verify-bundle.mjs', 'page', '--since', 'nie.txt');
    expect(printed).toContain('Den früheren Prüfpunkt „nie.txt“ gibt es nicht.');
    const asCheckpoint = await run('verify-bundle.mjs', 'page', '--since', 'page/keys.txt');
    expect([asCheckpoint.code, asCheckpoint.printed]).toEqual([
      2,
      expect.stringContaining('In „page/keys.txt“ (--since) steht kein Prüfpunkt.'),
    ]);
    expect((await run('verify-bundle.mjs', 'page', '--tolerance', 'viel')).printed).toContain(
      '--tolerance ist eine Zahl von Sekunden, --quorum eine von 1 bis 99.',
    );
  });
});
