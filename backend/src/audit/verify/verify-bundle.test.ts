import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoredEvent } from '@sternklar/event-store/event-store';
import { createNoteSigner, writeNote } from '@sternklar/event-store/transparency/signed-note';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exportBundle } from '../bundle/export-bundle.ts';
import { LOG_KEY, ORIGIN, reviewLog, storeOf, transparencyLogOver, WITNESS } from '../testing/audit-log.ts';
import { timedWitness } from '../testing/timed-witness.ts';
import { verifyBundle } from './verify-bundle.mjs';

const REVIEWS = 300;
const EVENTS = 2 * REVIEWS;
const FILES = [
  'checkpoint.txt',
  'checkpoints.jsonl',
  'events.jsonl',
  'keys.txt',
  'status-history.csv',
  'tree.txt',
  'witnesses.txt',
];

type Bundle = Map<string, string>;
let folder: string;
let events: readonly StoredEvent[];
let honest: Bundle;
let trustedKey: string;
let bundle: Bundle;
/** Kept by an auditor long ago. */
let earlier: string;

let exports = 0;
const exported = async (options: Parameters<typeof transparencyLogOver>[0]): Promise<Bundle> => {
  const { log } = await transparencyLogOver(options);
  exports += 1;
  const target = join(folder, String(exports));
  await exportBundle({ store: options.store, log, folder: target, brandName: 'Sternklar', now: () => new Date(0) });
  return new Map(
    await Promise.all(FILES.map(async (name) => [name, await readFile(join(target, name), 'utf8')] as const)),
  );
};

const verify = (options: { since?: string; key?: string; toleranceMs?: number } = {}) =>
  verifyBundle(
    {
      has: (name) => bundle.has(name),
      async *open(name) {
        yield Buffer.from(bundle.get(name) ?? '');
      },
    },
    options,
  );
const problems = async (options?: { since?: string; key?: string }) => (await verify(options)).problems;

const linesOf = (name: string) => (bundle.get(name) ?? '').split('\n').slice(0, -1);
const setLines = (name: string, lines: readonly string[]) =>
  bundle.set(name, lines.map((line) => `${line}\n`).join(''));
const change = (name: string, with_: (lines: string[]) => readonly string[]) => setLines(name, with_(linesOf(name)));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sternklar-bundle-'));
  const { store } = await reviewLog(REVIEWS);
  events = await store.readAll(0, EVENTS);
  const log = await transparencyLogOver({ store, keptAt: [100, 256] });
  trustedKey = `${log.key}\n`;
  const early = await transparencyLogOver({ store: storeOf(events.slice(0, 200)) });
  earlier = (await early.log.latest())?.note ?? '';
  honest = await exported({ store, keptAt: [100, 256] });
});
beforeEach(() => {
  bundle = new Map(honest);
});
afterAll(() => rm(folder, { recursive: true }));

describe('an honest bundle', () => {
  it('is accepted, with and without an earlier checkpoint and a known key', async () => {
    for (const options of [{}, { since: earlier }, { key: trustedKey }, { since: earlier, key: trustedKey }]) {
      expect(await verify(options)).toMatchObject({ size: EVENTS, problems: [] });
    }
  });

  it('is accepted with what one kept as a clipboard or an editor left it', async () => {
    const asLeft: readonly ((text: string) => string)[] = [
      (text) => text.trimEnd(),
      (text) => `\uFEFF${text}`,
      (text) => text.replaceAll('\n', '\r\n'),
      (text) => `\n${text}\n\n`,
    ];
    for (const left of asLeft) expect(await problems({ since: left(earlier), key: left(trustedKey) })).toEqual([]);
  });

  it('is accepted with remarks on what could not be checked', async () => {
    const bound = expect.stringContaining(`Der Stand trägt die Zeit ${events.at(-1)?.recordedAt}: Er begrenzt`);
    expect((await verify({ since: earlier, key: trustedKey })).remarks).toEqual([bound]);
    expect((await verify()).remarks).toEqual([
      expect.stringContaining('Schlüssel stammt aus dem Bündel selbst'),
      expect.stringContaining('Nicht geprüft: ob die Vergangenheit umgeschrieben'),
      bound,
    ]);
  });

  it('is accepted as those were that carry no time, and says so', async () => {
    bundle = await exported({ store: storeOf(events), keptAt: [100], timeOf: () => null });
    const { problems: found, remarks } = await verify({ since: earlier, key: trustedKey });
    expect([found, remarks]).toEqual([[], [expect.stringContaining('Der Stand trägt keine Zeit')]]);
  });

  it('holds personal data as ciphertext and the history of statuses in German', () => {
    expect(bundle.get('events.jsonl')).not.toContain('War nie dort');
    expect(bundle.get('events.jsonl')).toContain('$personal');
    const [head, first, second] = (bundle.get('status-history.csv') ?? '').split('\r\n');
    expect(head).toBe('\uFEFFZeit (UTC);Bewertung;Von;Nach;Wer;Ereignis');
    expect(first).toMatch(/^2026-03-02T09:01:00\.000Z;[0-9a-f-]+;;eingereicht;Konto [0-9a-f-]+;[0-9a-f-]+$/);
    expect(second).toMatch(/;eingereicht;gelöscht;/);
  });
});

describe('the time of events', () => {
  const dated = (position: number, recordedAt: string) =>
    events.map((event) => (event.position === position ? { ...event, recordedAt } : event));
  const ago = (position: number, ms: number) =>
    new Date(Date.parse(events[position - 2]?.recordedAt ?? '') - ms).toISOString();

  it('that steps back by a year is named, although whoever did it signed it', async () => {
    const at = ago(590, 365 * 86_400_000);
    bundle = await exported({ store: storeOf(dated(590, at)) });
    expect(await problems({ since: earlier, key: trustedKey })).toEqual([
      `Ereignis 590 ist vom ${at} datiert, obwohl eines vor ihm von ${events[588]?.recordedAt} ist: Die Zeit geht zurück.`,
    ]);
  });

  it('may step back by what clocks of servers differ, or by what the auditor grants', async () => {
    bundle = await exported({ store: storeOf(dated(590, ago(590, 1_000))) });
    expect(await problems()).toEqual([]);
    bundle = await exported({ store: storeOf(dated(590, ago(590, 90_000))) });
    expect(await problems()).toHaveLength(1);
    expect((await verify({ toleranceMs: 90_000 })).problems).toEqual([]);
  });
});

describe('boxes of personal data', () => {
  const LOOSE = /"fields":\[[^\]]+\],"commitment":"[^"]+",/;
  /** As the version before wrote them. */
  const loose = (isLoose: (position: number) => boolean, moved = events) =>
    moved.map((event) => (isLoose(event.position) ? { ...event, data: event.data.replace(LOOSE, '') } : event));
  const not = (position: number) =>
    `Ereignis ${position} ist so verschlüsselt, dass mehr als ein Schlüssel passen kann, obwohl frühere an ihren gebunden sind.`;

  it('are bound to their keys from the first event on, or from an update on, or not at all', async () => {
    expect(await verify()).toMatchObject({ committedFrom: 1, problems: [] });
    bundle = await exported({ store: storeOf(loose((position) => position < 400)) });
    expect(await verify()).toMatchObject({ committedFrom: 400, problems: [] });
    bundle = await exported({ store: storeOf(loose(() => true)) });
    expect(await verify()).toMatchObject({ committedFrom: null, problems: [] });
  });

  it('may be of both kinds during an update, and of one alone after it', async () => {
    // A review a minute: 401 is the first that commits, 403 comes with an older process, 423 when all of them are gone.
    const during = loose((position) => position < 400 || position === 403);
    bundle = await exported({ store: storeOf(during) });
    expect(await verify()).toMatchObject({ committedFrom: 404, problems: [] });
    bundle = await exported({ store: storeOf(loose((position) => position === 423, during)) });
    expect(await problems({ key: trustedKey })).toEqual([not(423)]);
  });

  it.each([
    ['without a commitment', (data: string) => data.replace(LOOSE, '')],
    ['with half a one', (data: string) => data.replace(/("commitment":"[^"]{20})[^"]+/, '$1')],
    ['without the names of its fields', (data: string) => data.replace(/"fields":\[[^\]]+\]/, '"fields":[]')],
    ['that is written otherwise', (data: string) => data.replace(LOOSE, '').replace('$personal', '\\u0024personal')],
  ])('are found %s, although whoever wrote them signed them', async (_, change) => {
    const forged = events.map((event) => (event.position === 501 ? { ...event, data: change(event.data) } : event));
    expect(forged[500]?.data).not.toBe(events[500]?.data);
    bundle = await exported({ store: storeOf(forged) });
    expect(await problems({ since: earlier, key: trustedKey })).toEqual([not(501)]);
  });

  it('are found that commit to another key than the same person’s or review’s earlier ones', async () => {
    const [first, other] = [events[500], events[502]];
    const again = {
      ...other,
      data: other?.data.replaceAll(
        /review:[0-9a-f-]{36}/g,
        () => /review:[0-9a-f-]{36}/.exec(first?.data ?? '')?.[0] ?? '',
      ),
    };
    bundle = await exported({ store: storeOf(events.with(502, again as StoredEvent)) });
    expect(await problems()).toEqual([
      expect.stringMatching(
        /^Ereignis 503 ist für review:[0-9a-f-]{36} mit einem anderen Schlüssel verschlüsselt als frühere\.$/,
      ),
    ]);
  });
});

describe('the time of checkpoints', () => {
  const MINUTE_MS = 60_000;
  const timeAt = (size: number) => Date.parse(events[size - 1]?.recordedAt ?? '');

  it('bounds what came later: an event that is dated before it is named, although the log’s order has it right', async () => {
    // Nothing came for an hour, and a checkpoint said so; then an event is written for the middle of that hour.
    const hourLater = new Date(timeAt(590) + 60 * MINUTE_MS);
    const at = new Date(timeAt(590) + 30 * MINUTE_MS).toISOString();
    const forged = events.map((event) => (event.position > 590 ? { ...event, recordedAt: at } : event));
    const timeOf = (size: number) => (size === 590 ? hourLater : null);
    bundle = await exported({ store: storeOf(forged), keptAt: [590], timeOf });
    const found = await problems({ key: trustedKey });
    expect(found).toHaveLength(10);
    expect(found[0]).toBe(
      `Ereignis 591 ist vom ${at} datiert, obwohl das Protokoll bis ${hourLater.toISOString()} nur 590 Ereignisse hatte: Es wurde nachträglich in die Vergangenheit gesetzt.`,
    );
  });

  it('does not step back, nor lie before the events of its own checkpoint', async () => {
    const late = new Date(timeAt(600) + 60 * MINUTE_MS);
    bundle = await exported({ store: storeOf(events), keptAt: [100], timeOf: (size) => (size === 100 ? late : null) });
    expect((await problems({ key: trustedKey }))[0]).toMatch(/^Ereignis 101 .* bis .* nur 100 Ereignisse hatte/);
    bundle = await exported({ store: storeOf(events), timeOf: () => new Date(timeAt(590)) });
    expect(await problems({ since: earlier, key: trustedKey })).toEqual([
      expect.stringMatching(
        /^Der Prüfpunkt über 600 Ereignisse trägt die Zeit .*, obwohl Ereignis 593 vom .* darin steht/,
      ),
      ...Array.from({ length: 7 }, () => expect.stringMatching(/^Der Prüfpunkt über 600 Ereignisse/)),
    ]);
    const early = new Date(timeAt(150));
    bundle = await exported({ store: storeOf(events), keptAt: [100], timeOf: (size) => (size === 600 ? early : late) });
    expect(await problems({ key: trustedKey })).toContainEqual(
      expect.stringMatching(/^Der Prüfpunkt über 600 .* obwohl der über 100 schon .* trägt: Die Zeit geht zurück/),
    );
  });

  it('is part of what is signed: another one in its place is found', async () => {
    const [, , , , , , timed = ''] = (bundle.get('checkpoint.txt') ?? '').split('\n');
    const [, bytes = ''] = /^— \S+ (\S+)$/u.exec((bundle.get('checkpoint.txt') ?? '').split('\n')[5] ?? '') ?? [];
    expect(timed).not.toBe('');
    const other = Buffer.from(bytes, 'base64');
    other.writeBigUInt64BE(other.readBigUInt64BE(4) - 3_600n, 4);
    bundle.set('checkpoint.txt', (bundle.get('checkpoint.txt') ?? '').replace(bytes, other.toString('base64')));
    expect(await problems({ key: trustedKey })).toEqual([expect.stringContaining('falsche Unterschrift')]);
  });
});

describe('keys and witnesses', () => {
  const OWN_KEY = createNoteSigner(ORIGIN, LOG_KEY);
  const NEXT = createNoteSigner(ORIGIN, Buffer.alloc(32, 5));
  const textOf = (note: string) => note.slice(0, note.indexOf('\n\n') + 1);
  const signedBy = (signers: readonly { sign(text: string): string }[]) => {
    const text = textOf(bundle.get('checkpoint.txt') ?? '');
    bundle.set(
      'checkpoint.txt',
      writeNote(
        text,
        signers.map((signer) => signer.sign(text)),
      ),
    );
  };

  it('a changed key is accepted while both sign, and later by whoever knows the new one or the listed one', async () => {
    setLines('keys.txt', [NEXT.key.text, OWN_KEY.key.text]);
    signedBy([NEXT, OWN_KEY]);
    for (const key of [OWN_KEY, NEXT]) expect(await problems({ since: earlier, key: `${key.key.text}\n` })).toEqual([]);
    signedBy([NEXT]);
    // The checkpoint from before has the former signature, which stays listed.
    expect(await problems({ since: earlier })).toEqual([]);
    expect(await problems({ key: trustedKey })).toEqual([
      'checkpoint.txt ist mit keinem Schlüssel des Protokolls gültig unterschrieben.',
    ]);
  });

  it('a witness may sign with the time at which it saw the state; a forged time is found', async () => {
    const witness = timedWitness('uhr.example', Buffer.alloc(32, 6));
    change('witnesses.txt', (lines) => [...lines, witness.key.text]);
    const text = textOf(bundle.get('checkpoint.txt') ?? '');
    bundle.set('checkpoint.txt', writeNote(text, [OWN_KEY.sign(text), witness.sign(text, 1_700_000_000)]));
    expect(await problems({ key: trustedKey })).toEqual([]);
    const forged = witness.sign(text, 1_700_000_000, 1_700_000_001);
    bundle.set('checkpoint.txt', writeNote(text, [OWN_KEY.sign(text), forged]));
    expect(await problems()).toEqual([
      'checkpoint.txt trägt eine falsche Unterschrift von „uhr.example“: Text oder Unterschrift wurden verändert.',
    ]);
  });

  it('a witness alone is not the log', async () => {
    signedBy([WITNESS]);
    expect(await problems()).toEqual(['checkpoint.txt ist mit keinem Schlüssel des Protokolls gültig unterschrieben.']);
  });

  it('a signature of somebody unknown is named', async () => {
    signedBy([OWN_KEY, createNoteSigner('fremd.example', Buffer.alloc(32, 7))]);
    expect(await problems()).toEqual([
      'checkpoint.txt trägt eine Unterschrift von „fremd.example“ mit einem fremden Schlüssel.',
    ]);
  });
});

describe('damage is found and named:', () => {
  it('a changed byte', async () => {
    change('events.jsonl', (lines) => lines.with(41, (lines[41] ?? '').replace('"to', '"tO')));
    expect(await problems()).toContain(
      'Zeile 42 von events.jsonl wurde verändert: Als Ereignis 42 steht im Protokoll etwas anderes.',
    );
  });

  it('a dropped event', async () => {
    change('events.jsonl', (lines) => lines.toSpliced(99, 1));
    expect(await problems()).toContain('Ereignis 100 fehlt in events.jsonl (vor Zeile 100).');
  });

  it('an inserted event', async () => {
    change('events.jsonl', (lines) => lines.toSpliced(7, 0, (lines[7] ?? '').replace('gelöscht', 'nicht_genehmigt')));
    expect(await problems()).toContain(
      'Zeile 8 von events.jsonl wurde eingefügt: Dieses Ereignis steht nicht im Protokoll.',
    );
  });

  it('two events in the wrong order', async () => {
    change('events.jsonl', (lines) => lines.with(10, lines[20] ?? '').with(20, lines[10] ?? ''));
    expect(await problems()).toEqual(
      expect.arrayContaining([
        'Zeile 11 von events.jsonl ist Ereignis 21, nicht 11: Die Reihenfolge wurde verändert.',
        'Zeile 21 von events.jsonl ist Ereignis 11, nicht 21: Die Reihenfolge wurde verändert.',
      ]),
    );
  });

  it('a repeated event', async () => {
    change('events.jsonl', (lines) => lines.toSpliced(30, 0, lines[12] ?? ''));
    expect(await problems()).toContain('Zeile 31 von events.jsonl wiederholt Ereignis 13.');
  });

  it('several events that are dropped, put in or repeated side by side, each run in one sentence', async () => {
    const foreign = [1, 2, 3].map((number) => (linesOf('events.jsonl')[number] ?? '').replace('e', 'E'));
    change('events.jsonl', (lines) =>
      lines
        .toSpliced(400, 0, lines[5] ?? '', lines[6] ?? '')
        .toSpliced(300, 0, ...foreign)
        .toSpliced(200, 1, foreign[0] ?? '')
        .toSpliced(99, 3),
    );
    const told = await problems({ since: earlier });
    expect(told.filter((sentence) => !sentence.startsWith('status-history'))).toEqual([
      'Die Ereignisse 100 bis 102 fehlen in events.jsonl (vor Zeile 100).',
      'Zeile 198 von events.jsonl wurde verändert: Als Ereignis 201 steht im Protokoll etwas anderes.',
      'Die Zeilen 298 bis 300 von events.jsonl wurden eingefügt: Diese Ereignisse stehen nicht im Protokoll.',
      'Zeile 401 von events.jsonl wiederholt Ereignis 6.',
      'Zeile 402 von events.jsonl wiederholt Ereignis 7.',
    ]);
  });

  it('but no ends of lines that a program wrote anew when it copied or unpacked the files', async () => {
    for (const name of FILES)
      bundle.set(name, (bundle.get(name) ?? '').replaceAll('\r\n', '\n').replaceAll('\n', '\r\n'));
    expect(await verify({ since: earlier })).toMatchObject({
      problems: [],
      remarks: expect.arrayContaining([
        `In events.jsonl enden ${EVENTS} Zeilen auf CR und LF statt auf LF, wie es Programme beim Kopieren oder Entpacken tun. Geprüft ist, was davor steht.`,
      ]),
    });
    bundle.set(
      'status-history.csv',
      (honest.get('status-history.csv') ?? '').replaceAll('\r', '').replace('\uFEFF', ''),
    );
    expect(await problems()).toEqual([]);
    bundle.set('events.jsonl', (bundle.get('events.jsonl') ?? '').replace('"to', '"tO'));
    expect(await problems()).toContainEqual(expect.stringContaining('wurde verändert: Als Ereignis'));
  });

  it('a truncated end, also of the list of hashes', async () => {
    change('events.jsonl', (lines) => lines.slice(0, -5));
    expect(await problems()).toContain('Am Ende von events.jsonl fehlen 5 Ereignisse: abgeschnitten.');
    change('tree.txt', (lines) => lines.slice(0, -5));
    expect(await problems()).toContain(
      `Das Bündel hat ${EVENTS - 5} Ereignisse, unterschrieben sind ${EVENTS}: Das Ende wurde abgeschnitten.`,
    );
    bundle.set('events.jsonl', (honest.get('events.jsonl') ?? '').slice(0, -10));
    expect(await problems()).toContain('events.jsonl endet mitten in einer Zeile: Das Ende wurde abgeschnitten.');
  });

  it('hashes of another tree', async () => {
    const others = await exported({
      store: storeOf(events.toReversed().map((event, index) => ({ ...event, position: index + 1 }))),
    });
    bundle.set('tree.txt', others.get('tree.txt') ?? '');
    expect(await problems()).toEqual(['tree.txt wurde verändert; die Ereignisse selbst sind die unterschriebenen.']);
    bundle.set('events.jsonl', others.get('events.jsonl') ?? '');
    expect(await problems()).toContain(
      'events.jsonl und tree.txt passen zueinander, aber nicht zum unterschriebenen Stand: Sie gehören zu einem anderen Baum.',
    );
  });

  it('a changed checkpoint or signature', async () => {
    change('checkpoint.txt', (lines) => lines.with(1, `${EVENTS - 1}`));
    expect(await problems()).toContain(
      'checkpoint.txt trägt eine falsche Unterschrift von „sternklar.example/audit“: Text oder Unterschrift wurden verändert.',
    );
    bundle.set('checkpoint.txt', 'nonsense');
    expect(await problems()).toEqual(['checkpoint.txt ist kein lesbarer Prüfpunkt.']);
  });

  it('a missing file', async () => {
    bundle.delete('tree.txt');
    expect(await problems()).toEqual(['Im Bündel fehlt: tree.txt.']);
  });

  it('a history of statuses that says something else', async () => {
    bundle.set(
      'status-history.csv',
      (bundle.get('status-history.csv') ?? '').replace('eingereicht;gelöscht', 'eingereicht;nicht genehmigt'),
    );
    expect(await problems()).toEqual(['status-history.csv sagt etwas anderes als die Ereignisse.']);
  });

  it('an event that the operator rewrote in the database', async () => {
    const rewritten = events.map((event) =>
      event.position === 50 ? { ...event, data: event.data.replace('gelöscht', 'nicht_genehmigt') } : event,
    );
    bundle = await exported({ store: storeOf(rewritten), signedEvents: events });
    expect(await problems()).toEqual([
      'Zeile 50 von events.jsonl wurde verändert: Als Ereignis 50 steht im Protokoll etwas anderes.',
    ]);
  });
});

describe('what the database lacks', () => {
  it('keeps nobody from the bundle that shows it', async () => {
    const left = storeOf(events.filter(({ position }) => position !== 50 && position !== 300));
    bundle = await exported({ store: left, signedEvents: events });
    expect(await problems()).toEqual([
      'Ereignis 50 fehlt in events.jsonl (vor Zeile 50).',
      'Ereignis 300 fehlt in events.jsonl (vor Zeile 299).',
    ]);
  });
});

describe('an operator who signs another history', () => {
  const rewritten = () =>
    storeOf(
      events.map((event) =>
        event.position === 50 ? { ...event, data: event.data.replace('gelöscht', 'nicht_genehmigt') } : event,
      ),
    );

  it('is found by an earlier checkpoint, and without one the verdict says that this was not checked', async () => {
    bundle = await exported({ store: rewritten() });
    expect(await verify()).toMatchObject({
      problems: [],
      remarks: expect.arrayContaining([expect.stringContaining('--since')]),
    });
    expect(await problems({ since: earlier })).toEqual([
      'Der frühere Prüfpunkt passt nicht zu den ersten 200 Ereignissen: Die Vergangenheit wurde umgeschrieben.',
    ]);
  });

  it('is found by an earlier checkpoint when events were cut off', async () => {
    bundle = await exported({ store: storeOf(events.slice(0, 150)) });
    expect(await problems({ since: earlier })).toContain(
      'Der frühere Prüfpunkt nennt 200 Ereignisse, hier sind nur 150: Dieses Bündel ist älter als er, oder das Protokoll wurde gekürzt. Verlangen Sie ein neues Bündel; nennt es wieder weniger, wurde es gekürzt.',
    );
  });

  it('is found by the key that one knows, or by an earlier checkpoint, when it is another key', async () => {
    bundle = await exported({ store: rewritten(), key: Buffer.alloc(32, 9) });
    expect(await problems()).toEqual([]);
    expect(await problems({ key: trustedKey })).toContain(
      'checkpoint.txt ist mit keinem Schlüssel des Protokolls gültig unterschrieben.',
    );
    expect(await problems({ since: earlier })).toContain(
      'Der frühere Prüfpunkt ist mit keinem Schlüssel des Protokolls gültig unterschrieben.',
    );
  });
});
