import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartRefused } from '@sternklar/event-store/start-refused';
import { describe, expect, it } from 'vitest';
import { aClockDoubt } from '../clock/testing/clock-doubt.builder.ts';
import { startSmtpServer } from '../mail/testing/smtp-server.ts';
import { certificateUntil } from './certificate-until.ts';
import { type BackupsWorld, checkBackups } from './check-backups.ts';
import { checkClock } from './check-clock.ts';
import { checkDisk } from './check-disk.ts';
import { checkEventStore } from './check-event-store.ts';
import { checkKafka } from './check-kafka.ts';
import { checkMachine, type MachineFacts } from './check-machine.ts';
import { checkPayments, type PaymentsWorld } from './check-payments.ts';
import { checkPublicUrl, type PublicUrlWorld } from './check-public-url.ts';
import { findBackups, openFor } from './find-backups.ts';
import type { Finding } from './finding.ts';

const lines = (findings: readonly Finding[]) => findings.map(({ mark, what }) => `${mark}: ${what}`);
const nobody = async (): Promise<never> => {
  throw Object.assign(new Error('geheim'), { code: 'ECONNREFUSED' });
};
const NOW = new Date('2026-03-02T10:00:00Z');

const noDoubt = async () => null;

describe('the clock', () => {
  it.each([
    [400, 'right'],
    [-999, 'right'],
    [1_000, 'doubtful'],
    [-59_000, 'doubtful'],
    [60_000, 'wrong'],
  ])('%i ms apart from the database’s is %s', async (ms, mark) => {
    expect(await checkClock({ apart: async () => ms, doubt: noDoubt })).toMatchObject([{ mark }]);
  });

  it('has nothing to be compared with where the database does not answer', async () => {
    expect(await checkClock({ apart: nobody, doubt: noDoubt })).toMatchObject([{ mark: 'absent' }]);
    expect(await checkClock({ apart: async () => null, doubt: noDoubt })).toMatchObject([{ mark: 'absent' }]);
  });

  it('that the product doubts is wrong until somebody has looked, however right it is now', async () => {
    const doubt = async () => aClockDoubt({ kind: 'leapt', seconds: 400 * 86_400 });
    expect(await checkClock({ apart: async () => 0, doubt })).toMatchObject([
      { mark: 'right' },
      {
        mark: 'wrong',
        what: 'Die Uhr des Rechners sprang im Betrieb um 400 Tage vor. Löschen, Berechnen, Abbuchen, Erinnern und Beenden nach Frist ruhen',
        help: expect.stringContaining('npm run admin -- clock confirm'),
      },
    ]);
  });
});

describe('payments', () => {
  const WELL: PaymentsWorld = {
    provider: 'stripe',
    secretKey: 'sk_live_geheim123',
    publicUrl: 'https://www.sternklar.example',
    ask: async () => 200,
  };
  const said = async (world: Partial<PaymentsWorld>) => lines(await checkPayments({ ...WELL, ...world }));

  it('with a live key at a public address are right, and the key is not printed', async () => {
    const right = await said({});
    expect(right).toEqual([
      'right: Stripe nimmt den Schlüssel an',
      'right: Echter Schlüssel an einer öffentlichen Adresse',
      expect.stringContaining('https://www.sternklar.example/api/payments/stripe/webhook'),
    ]);
    expect(right.join()).not.toContain('geheim');
    expect(await said({ secretKey: null })).toEqual([expect.stringContaining('absent: Zahlungen sind simuliert')]);
  });

  it.each([
    [401, 'wrong: Stripe kennt den Schlüssel nicht'],
    [403, 'wrong: Dem Schlüssel fehlen Rechte bei Stripe'],
    [500, 'wrong: Stripe antwortet mit 500'],
  ])('answered with %i are wrong', async (status, sentence) => {
    expect((await said({ ask: async () => status }))[0]).toBe(sentence);
  });

  it('are wrong where Stripe is not reached, and doubtful with the key of another place', async () => {
    expect((await said({ ask: nobody }))[0]).toBe('wrong: Stripe ist nicht erreichbar');
    expect((await said({ secretKey: 'sk_test_geheim123' }))[1]).toContain('doubtful: Ein Testschlüssel');
    expect((await said({ publicUrl: 'http://localhost:3000' }))[1]).toContain('doubtful: Ein echter Schlüssel');
    expect((await said({ provider: 'simulated' })).at(-1)).toContain('doubtful: Schlüssel von Stripe sind da');
  });
});

describe('Kafka and the event store', () => {
  const wanted = { topic: 't', partitions: 6 };
  it('do not apply where they are not set', async () => {
    expect(await checkKafka({ wanted: null, partitions: nobody })).toMatchObject([{ mark: 'absent' }]);
    expect(await checkEventStore(null)).toMatchObject([{ mark: 'absent' }]);
  });

  it('are right where they answer as expected', async () => {
    expect(await checkKafka({ wanted, partitions: async () => 6 })).toMatchObject([{ mark: 'right' }]);
    expect(await checkEventStore(async () => 12)).toMatchObject([{ mark: 'right' }]);
  });

  it('are wrong where they do not, in codes alone', async () => {
    expect(lines(await checkKafka({ wanted, partitions: nobody }))).toEqual([
      'wrong: Kein Broker antwortet (ECONNREFUSED)',
    ]);
    expect(await checkKafka({ wanted, partitions: async () => 3 })).toMatchObject([{ mark: 'wrong' }]);
    expect(await checkKafka({ wanted, partitions: async () => null })).toMatchObject([{ mark: 'doubtful' }]);
    expect(lines(await checkEventStore(nobody))).toEqual([
      'wrong: Der Ereignisspeicher antwortet nicht (ECONNREFUSED)',
    ]);
    const keptOut = async () => {
      throw new StartRefused('EVENT_STORE_URL (db:2113): Benutzer oder Passwort stimmen nicht.');
    };
    expect(await checkEventStore(keptOut)).toEqual([
      {
        mark: 'wrong',
        what: 'Der Ereignisspeicher antwortet nicht, wie das Produkt es braucht',
        help: 'EVENT_STORE_URL (db:2113): Benutzer oder Passwort stimmen nicht. Solange wird jede Änderung mit 503 abgelehnt.',
      },
    ]);
  });
});

describe('the disk', () => {
  const GB = 1_000_000_000;
  it.each([
    [50, 100, 1, 'right'],
    [9, 100, 1, 'wrong'],
    [0.9, 2, 0, 'wrong'],
    [50, 100, 60, 'wrong'],
  ])('with %d of %d GB free and %d GB kept for others is %s', (free, all, least, mark) => {
    const disk = { folder: '/d', freeBytes: free * GB, bytes: all * GB, files: 0, freeFiles: 0 };
    expect(checkDisk(disk, least * GB)).toMatchObject([{ mark }]);
  });

  it('with room, but without files left to make, is wrong', () => {
    const disk = { folder: '/d', freeBytes: 50 * GB, bytes: 100 * GB };
    const said = (files: number, freeFiles: number) => lines(checkDisk({ ...disk, files, freeFiles }, 0));
    expect(said(1_000_000, 900)).toContain('wrong: Bei /d lassen sich nur noch 900 Dateien anlegen (Inodes)');
    expect(said(1_000_000, 500_000)).toHaveLength(1);
    // Where there is no such number.
    expect(said(0, 0)).toHaveLength(1);
  });
});

describe('backups', () => {
  const ago = (hours: number, hasKeys = true) => ({
    name: 'eins',
    takenAt: new Date(NOW.getTime() - hours * 3_600_000),
    hasKeys,
  });
  const WORLD: BackupsWorld = {
    folder: '/b',
    keysKeptDays: 30,
    now: NOW,
    isOpen: async () => 'open',
    find: async () => [],
  };
  const marks = async (found: Awaited<ReturnType<BackupsWorld['find']>>, folder: string | null = '/b') =>
    (await checkBackups({ ...WORLD, folder, find: async () => found })).map(({ mark }) => mark);

  it('are right for a day and two hours, doubtful later and where there is none', async () => {
    expect(await marks([ago(100), ago(25)])).toEqual(['right']);
    expect(await marks([ago(27)])).toEqual(['doubtful']);
    expect(await marks([])).toEqual(['doubtful']);
    expect(await marks([], null)).toEqual(['absent']);
  });

  it('in a folder that is not there, or not open to this user, are told as that', async () => {
    const said = async (isOpen: Awaited<ReturnType<BackupsWorld['isOpen']>>) =>
      lines(await checkBackups({ ...WORLD, isOpen: async () => isOpen, find: async () => [ago(1)] }));
    expect(await said('missing')).toEqual(['wrong: Den Ordner der Sicherungen gibt es nicht']);
    expect(await said('unreadable')).toEqual(['wrong: Den Ordner der Sicherungen darf dieser Benutzer nicht lesen']);
    expect(await said('unwritable')).toEqual([
      expect.stringMatching(/^right: Die neueste Sicherung/),
      'doubtful: In den Ordner der Sicherungen darf dieser Benutzer nicht schreiben',
    ]);
    expect(await openFor('/gibt/es/nicht')).toBe('missing');
    expect(await openFor(tmpdir())).toBe('open');
  });

  it('with keys beyond their time are named', async () => {
    expect(await marks([ago(1), ago(31 * 24)])).toEqual(['right', 'doubtful']);
    expect(await marks([ago(1), ago(31 * 24, false)])).toEqual(['right']);
  });

  it('are found where they are whole', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sternklar-doctor-'));
    try {
      await mkdir(join(folder, 'whole/keys'), { recursive: true });
      await mkdir(join(folder, 'half'));
      const manifest = { format: 1, takenAt: NOW, productVersion: '1', position: 0, migrations: ['1'], tables: [] };
      await writeFile(join(folder, 'whole/backup.json'), JSON.stringify(manifest));
      expect(await findBackups(folder)).toEqual([{ name: 'whole', takenAt: NOW, hasKeys: true }]);
      expect(await findBackups(join(folder, 'none'))).toEqual([]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

describe('the public address', () => {
  const inDays = (days: number) => async () => new Date(NOW.getTime() + days * 86_400_000 + 1_000);
  const WELL: PublicUrlWorld = {
    publicUrl: 'https://www.sternklar.example',
    production: true,
    outside: true,
    now: NOW,
    resolve: async () => undefined,
    certificateUntil: inDays(60),
  };
  const said = async (world: Partial<PublicUrlWorld>) => lines(await checkPublicUrl({ ...WELL, ...world }));

  it('with https, a name and a certificate is right', async () => {
    expect(await said({})).toEqual([
      'right: PUBLIC_URL beginnt mit https://',
      'right: www.sternklar.example lässt sich auflösen',
      'right: Das Zertifikat gilt noch 60 Tage',
    ]);
  });

  it('is called only where that was asked for', async () => {
    const untouched = { outside: false, resolve: nobody, certificateUntil: nobody };
    expect(await said(untouched)).toEqual([
      'right: PUBLIC_URL beginnt mit https://',
      expect.stringMatching(/^absent: Name und Zertifikat nur auf Wunsch/),
    ]);
  });

  it('without https, name or certificate is wrong, and with one that ends soon doubtful', async () => {
    const http = { publicUrl: 'http://localhost:3000' };
    expect((await said(http))[0]).toContain('wrong: PUBLIC_URL beginnt nicht mit https://');
    expect((await said({ ...http, production: false }))[0]).toContain('absent: PUBLIC_URL ohne https://');
    expect((await said({ resolve: nobody }))[1]).toContain('wrong: www.sternklar.example lässt sich nicht auflösen');
    const failing = (code: string) => async () => {
      throw Object.assign(new Error(code), { code });
    };
    const certificate = async (code: string) => (await said({ certificateUntil: failing(code) }))[2];
    expect(await certificate('ECONNREFUSED')).toBe('wrong: www.sternklar.example:443 antwortet nicht (ECONNREFUSED)');
    expect(await certificate('CERT_HAS_EXPIRED')).toBe('wrong: Das Zertifikat ist abgelaufen');
    expect(await certificate('ERR_TLS_CERT_ALTNAME_INVALID')).toBe(
      'wrong: Das Zertifikat gilt für einen anderen Namen',
    );
    expect(await certificate('UNABLE_TO_VERIFY_LEAF_SIGNATURE')).toBe('wrong: Dem Zertifikat vertraut hier niemand');
    expect(await certificate('EPROTO')).toBe('wrong: Dort spricht niemand TLS');
    expect((await said({ certificateUntil: inDays(13) }))[2]).toBe('doubtful: Das Zertifikat gilt noch 13 Tage');
  });
});

describe('a certificate', () => {
  it('that nobody vouches for is none', async () => {
    const server = await startSmtpServer({ secure: true });
    try {
      const asked = certificateUntil('127.0.0.1', server.port);
      await expect(asked).rejects.toMatchObject({ code: expect.stringMatching(/CERT|SIGNATURE/) });
    } finally {
      await server.stop();
    }
  });

  it('of a place where nobody answers is none either', async () => {
    await expect(certificateUntil('127.0.0.1', 1)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});

describe('the machine', () => {
  const WELL: MachineFacts = {
    node: 'v24.1.0',
    heapBytes: 2_000_000_000,
    memoryBytes: Number.POSITIVE_INFINITY,
    openFiles: 65_536,
  };
  const marks = (facts: Partial<MachineFacts>) => checkMachine({ ...WELL, ...facts }, 10_000).map(({ mark }) => mark);

  it.each<[Partial<MachineFacts>, readonly string[]]>([
    [{}, ['right', 'right', 'right']],
    [{ node: 'v22.9.0' }, ['wrong', 'right', 'right']],
    [{ memoryBytes: 1_000_000_000 }, ['right', 'doubtful', 'right']],
    [{ heapBytes: 400_000_000 }, ['right', 'doubtful', 'right', 'doubtful']],
    [{ openFiles: 1_000 }, ['right', 'right', 'wrong', 'doubtful']],
    [{ openFiles: Number.POSITIVE_INFINITY }, ['right', 'right', 'right']],
  ])('with %j is %j', (facts, expected) => {
    expect(marks(facts)).toEqual(expected);
  });
});
