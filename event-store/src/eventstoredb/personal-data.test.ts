import { randomUUID } from 'node:crypto';
import { eventRegistry } from '@sternklar/contracts/event-definitions';
import type { DomainEvent } from '@sternklar/contracts/event-envelope';
import { expect, onTestFinished, test } from 'vitest';
import { createEventCodec } from '../personal-data/event-codec.ts';
import { createInMemorySubjectKeys } from '../personal-data/subject-keys.ts';
import { createEventStoreDbEventStore } from './eventstoredb-event-store.ts';
import { startEventStoreDbDouble } from './testing/event-store-db-double.ts';

const METADATA = {
  accountId: null,
  actor: { kind: 'operator' },
  correlationId: 'correlation-1',
  causationId: 'causation-1',
  commandId: 'command-1',
} as const;

test('Events lie in the server under the same envelope: encrypted, read by another process, null once erased', async () => {
  const double = await startEventStoreDbDouble();
  const store = createEventStoreDbEventStore({ url: double.url });
  const other = createEventStoreDbEventStore({ url: double.url });
  onTestFinished(async () => {
    await Promise.all([store.close(), other.close()]);
    await double.close();
  });
  const keys = createInMemorySubjectKeys();
  const codec = createEventCodec({ registry: eventRegistry, keys });
  const accountId = randomUUID();
  const registered: DomainEvent = {
    type: 'AccountRegistered',
    data: { accountId, email: 'erika@firma.example', phoneNumber: '0671 12345', language: 'de' },
  };

  await store.append(`account-${accountId}`, 0, await codec.encode([registered], [randomUUID()], METADATA));

  const atRest = double.log.records.map(({ data, metadata }) => `${Buffer.from(data)}${Buffer.from(metadata)}`).join();
  expect(atRest).toContain(accountId);
  expect(atRest).not.toMatch(/erika|12345/);
  const read = async () => (await codec.decode(await other.readAll(0, 10)))[0]?.data;
  expect(await read()).toEqual(registered.data);
  await keys.destroy(`account:${accountId}`);
  expect(await read()).toMatchObject({ accountId, email: null, phoneNumber: null });
});

test('An event of an older schema version is read as the newest', async () => {
  const double = await startEventStoreDbDouble();
  const store = createEventStoreDbEventStore({ url: double.url });
  onTestFinished(async () => {
    await store.close();
    await double.close();
  });
  const codec = createEventCodec({ registry: eventRegistry, keys: createInMemorySubjectKeys() });
  const data = JSON.stringify({ accountId: randomUUID(), by: 'operator' });
  const metadata = JSON.stringify({ schemaVersion: 1, ...METADATA });
  await store.append('account-1', 0, [{ id: randomUUID(), type: 'PasswordChanged', data, metadata }]);
  expect(await codec.decode(await store.readStream('account-1'))).toMatchObject([{ data: JSON.parse(data) }]);
});
