import { randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { eventRegistry } from '@sternklar/contracts/event-definitions';
import type { DomainEvent } from '@sternklar/contracts/event-envelope';
import { personalFieldsOf } from '@sternklar/contracts/personal-data';
import { v7 as uuidV7 } from 'uuid';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createNotifications } from '../postgres/notifications.ts';
import { createPool } from '../postgres/pool.ts';
import { createPostgresEventStore } from '../postgres/postgres-event-store.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createEventCodec } from './event-codec.ts';
import { createPostgresSubjectKeys } from './subject-keys.ts';

const contracts = new URL('../../../contracts/src/', import.meta.url);
/** Longest that another process may take to hear of something. */
const soon = { timeout: 10_000 };
const masterKey = randomBytes(32);
const closing: (() => Promise<unknown>)[] = [];
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  await database.drop();
});

/** As another process would open it: the same database and master key, nothing else in common. */
const openProcess = async () => {
  const pool = createPool({ url: database.url, max: 4, applicationName: 'test' });
  const notifications = createNotifications({ url: database.url, applicationName: 'test-listener' });
  const keys = await createPostgresSubjectKeys({ pool, notifications, masterKey });
  const store = createPostgresEventStore({ url: database.url, notifications });
  closing.push(() => pool.end(), notifications.close, keys.close, store.close);
  return { keys, store, codec: createEventCodec({ registry: eventRegistry, keys }) };
};

const newestSample = (type: string): Record<string, unknown> => {
  const version = eventRegistry.get(type)?.schemaVersion;
  const [path] = globSync(`**/samples/${type}.v${version}.json`, { cwd: contracts });
  return JSON.parse(readFileSync(new URL(path ?? `no sample of ${type}`, contracts), 'utf8'));
};

/** One event of every type; each personal field holds a string found nowhere else, or an object of such. */
const planted: string[] = [];
const plant = (schema: unknown, place: string): unknown => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return plant(schema.unwrap(), place);
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(([name, field]) => [name, plant(field, `${place}.${name}`)]);
    return Object.fromEntries(fields);
  }
  if (schema instanceof z.ZodRecord) return { Angabe: plant(schema.valueType, `${place}.Angabe`) };
  // A day in a year that nothing else names.
  const isDay = schema instanceof z.ZodISODate;
  const secret = isDay ? `${7_000 + planted.length}-08-09` : `Geheimnis von ${place}: Erika Müßtermann`;
  planted.push(secret);
  return secret;
};
const events: readonly DomainEvent[] = [...eventRegistry.values()].map(({ type, schema }) => {
  const data = newestSample(type);
  for (const field of personalFieldsOf(schema).keys()) {
    data[field] = plant(schema.shape[field], `${type}.${field}`);
  }
  return { type, data };
});

/** Every row of every table of the product, as text. */
const dump = async (): Promise<{ tables: string[]; text: string }> => {
  const pool = createPool({ url: database.ownerUrl, max: 1, applicationName: 'test' });
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const tables = rows.map(({ name }) => name);
  const texts: string[] = [];
  for (const name of tables) {
    const table = await pool.query<{ row: string }>(`select t::text as row from ${name} as t`);
    texts.push(...table.rows.map(({ row }) => row));
  }
  await pool.end();
  return { tables, text: texts.join('\n') };
};

/** How the string might be found although it is not there as it is. */
const disguises = (secret: string): string[] => {
  const bytes = Buffer.from(secret);
  return [
    secret,
    JSON.stringify(secret).slice(1, -1),
    bytes.toString('hex'),
    bytes.toString('base64').replace(/=+$/, ''),
    bytes.toString('base64url'),
  ];
};

test('no personal string is at rest in clear; another process reads it, and null once the key is destroyed', async () => {
  const writer = await openProcess();
  const ids = events.map(() => uuidV7());
  const encoded = await writer.codec.encode(events, ids, {
    accountId: null,
    actor: { kind: 'operator' },
    correlationId: 'correlation-1',
    causationId: 'causation-1',
    commandId: 'command-1',
  });
  await writer.store.append('everything-1', 0, encoded);

  const { tables, text } = await dump();
  expect(planted.length).toBeGreaterThan(5);
  expect(tables).toContain('event_log.events');
  for (const id of ids) expect(text).toContain(id);
  expect(planted.flatMap(disguises).filter((secret) => text.includes(secret))).toEqual([]);

  const reader = await openProcess();
  const read = async () => {
    const decoded = await reader.codec.decode(await reader.store.readStream('everything-1'));
    return decoded.map(({ type, data }) => ({ type, data }));
  };
  expect(await read()).toEqual(events);

  const subjects = new Set(
    [...text.matchAll(/(?:account|invoice|review|visitor):[0-9a-f-]{36}/g)].map(([subject]) => subject),
  );
  for (const subject of subjects) await writer.keys.destroy(subject);
  const erased = events.map(({ type, data }) => {
    const fields = personalFieldsOf(eventRegistry.get(type)?.schema ?? expect.unreachable());
    return {
      type,
      data: { ...(data as object), ...Object.fromEntries([...fields.keys()].map((field) => [field, null])) },
    };
  });
  await vi.waitFor(async () => expect(await read()).toEqual(erased), soon);
  expect(await (await openProcess()).codec.decode(await reader.store.readStream('everything-1'))).toMatchObject(erased);
});
