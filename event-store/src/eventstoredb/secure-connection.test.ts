import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { appended, wholeLog } from '../contract/log-for-each-test.ts';
import { EventStoreUnavailable } from '../event-store.ts';
import { eventStoreRefusal } from './connection-refusal.ts';
import { createEventStoreDbEventStore } from './eventstoredb-event-store.ts';
import { type EventStoreDbDouble, startEventStoreDbDouble } from './testing/event-store-db-double.ts';

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

describe.skipIf(!hasOpenssl)('A server with TLS and users', () => {
  let folder: string;
  let double: EventStoreDbDouble;
  const certificateFile = () => join(folder, 'certificate.pem');

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sternklar-tls-'));
    const key = join(folder, 'key.pem');
    const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
    const names = ['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
    execFileSync('openssl', [...made, ...names, '-keyout', key, '-out', certificateFile()], { stdio: 'ignore' });
    double = await startEventStoreDbDouble({
      tls: {
        certificate: readFileSync(certificateFile()),
        key: readFileSync(key),
        user: 'sternklar',
        password: 'ge:heim@1',
      },
    });
  });
  afterAll(async () => {
    await double?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const refusalAt = async (url: string): Promise<string> => {
    try {
      const store = storeAt(url);
      const failure = await store.head().catch((error: unknown) => error);
      await store.close();
      return eventStoreRefusal(failure, url).message;
    } catch (error) {
      return eventStoreRefusal(error, url).message;
    }
  };

  test('that a start cannot use is named with why, and never with user or password', { tags: 'long' }, async () => {
    const plain = await startEventStoreDbDouble();
    const closed = await startEventStoreDbDouble({ closedAll: true });
    onTestFinished(async () => {
      await Promise.all([plain.close(), closed.close()]);
    });
    const portOf = (url: string) => /:(\d+)\?/.exec(url)?.[1];
    const refusals: Readonly<Record<string, string>> = {
      [double.url]: 'vertraut hier niemand',
      [trusting(double.url).replace('@localhost', '@127.0.0.1').replace(encodeURIComponent('ge:heim@1'), 'falsch')]:
        'Benutzer oder Passwort stimmen nicht.',
      [`esdb://jemand:geheim@127.0.0.1:${portOf(closed.url)}?tls=false`]: 'darf $all nicht lesen',
      [trusting(double.url).replace(/\/\/.*@/, '//')]: 'verlangt Benutzer und Passwort',
      [trusting(`esdb://a:geheim@localhost:${portOf(plain.url)}?tls=true`)]: 'spricht kein TLS',
      [`esdb://a:geheim@localhost:${portOf(double.url)}?tls=false`]: 'bricht die Verbindung ab',
      'esdb://a:geheim@127.0.0.1:1?tls=false': 'dort antwortet niemand',
      'esdb://a:geheim@gibt-es-nicht.invalid:2113?tls=false': 'Rechnername ist unbekannt',
      'esdb://a:geheim@localhost:1?tls=true&tlsCAFile=/gibt/es/nicht.pem': 'gibt es nicht',
      'esdb://a:geheim@127.0.0.1:1,127.0.0.1:2?tls=false': 'keine Mehrheit',
    };
    for (const [url, reason] of Object.entries(refusals)) {
      const refusal = await refusalAt(url);
      expect(refusal).toContain(reason);
      expect(refusal).toContain('EVENT_STORE_URL');
      expect(refusal).not.toMatch(/geheim|falsch|ge:heim/);
    }
  });

  const storeAt = (url: string) =>
    createEventStoreDbEventStore({ url, retry: { attempts: 2, firstMs: 5, longestMs: 5, withinMs: 5_000 } });
  const trusting = (url: string) => `${url}&tlsCAFile=${encodeURIComponent(certificateFile())}`;

  test('lets us in with certificate, user and password from the connection string', async () => {
    const store = storeAt(trusting(double.url));
    const recorded = await appended(store, 'stream-a', 0);
    expect(await wholeLog(store)).toEqual(recorded);
    await store.close();
  });

  test('is refused when nobody vouches for its certificate', async () => {
    const store = storeAt(double.url);
    await expect(store.head()).rejects.toThrow(EventStoreUnavailable);
    await store.close();
  });

  test('refuses a wrong password, which is said at once and without it', async () => {
    const store = storeAt(trusting(double.url).replace(encodeURIComponent('ge:heim@1'), 'falsches-wort'));
    const refusal = await store.head().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(EventStoreUnavailable);
    expect(String(refusal)).toContain('access-denied');
    expect(String(refusal)).not.toContain('falsches-wort');
    await store.close();
  });
});
