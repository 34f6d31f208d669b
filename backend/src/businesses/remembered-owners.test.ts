import { randomUUID } from 'node:crypto';
import { businessStream } from '@sternklar/contracts/businesses/business.events';
import { createInMemoryEventStore } from '@sternklar/event-store/in-memory/in-memory-event-store';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BusinessFacts } from './business-of.ts';
import { createRememberedOwners, type RememberedOwners } from './remembered-owners.ts';

const soon = { timeout: 10_000 };
const business = randomUUID();
const another = randomUUID();
const store = () => createInMemoryEventStore({ now: () => new Date('2026-03-01T09:00:00Z') });
type Store = ReturnType<typeof store>;

let log: Store;
let facts: Map<string, BusinessFacts>;
let owners: RememberedOwners;
const businessOf = vi.fn(async (id: string) => facts.get(id) ?? null);

const record = (streamId: string) =>
  log.append(streamId, 0, [{ id: randomUUID(), type: 'BusinessRemoved', data: '{}', metadata: '{}' }]);

beforeEach(() => {
  log = store();
  businessOf.mockClear();
  facts = new Map([[business, { accountId: 'erika', removed: false, businessName: 'Bäckerei', mayComeBack: false }]]);
  owners = createRememberedOwners({ businessOf, store: log, limit: 2 });
});
afterEach(async () => {
  await owners.stop();
  await log.close();
});

test('the owner of a business is read once, without its name', async () => {
  await owners.start();
  expect(await owners.ownerOf(business)).toMatchObject({ accountId: 'erika', removed: false });
  expect(await owners.ownerOf(business)).toEqual({ accountId: 'erika', removed: false });
  expect(businessOf).toHaveBeenCalledOnce();
});

test('a business that changed is read anew, as soon as the log has it', async () => {
  await owners.start();
  await owners.ownerOf(business);
  facts.set(business, { accountId: 'erika', removed: true, businessName: 'Bäckerei', mayComeBack: true });
  await record(businessStream(business));
  await vi.waitFor(async () => expect(await owners.ownerOf(business)).toMatchObject({ removed: true }), soon);
});

test('what is read while something changes is not kept', async () => {
  await owners.start();
  businessOf.mockImplementationOnce(async (id) => {
    await record(businessStream(business));
    await vi.waitFor(async () => expect(await log.head()).toBe(1), soon);
    await new Promise(setImmediate);
    return facts.get(id) ?? null;
  });
  await owners.ownerOf(business);
  await owners.ownerOf(business);
  expect(businessOf).toHaveBeenCalledTimes(2);
});

test('what is read while others change is kept', async () => {
  await owners.start();
  businessOf.mockImplementationOnce(async (id) => {
    await record(businessStream(another));
    await vi.waitFor(async () => expect(await log.head()).toBe(1), soon);
    await new Promise(setImmediate);
    return facts.get(id) ?? null;
  });
  await owners.ownerOf(business);
  await owners.ownerOf(business);
  expect(businessOf).toHaveBeenCalledOnce();
});

test('a business that does not exist is looked for every time', async () => {
  await owners.start();
  expect(await owners.ownerOf(another)).toBeNull();
  facts.set(another, { accountId: 'max', removed: false, businessName: null, mayComeBack: false });
  expect(await owners.ownerOf(another)).toMatchObject({ accountId: 'max' });
});

test('nothing is remembered by one who does not follow the log', async () => {
  await owners.ownerOf(business);
  await owners.ownerOf(business);
  expect(businessOf).toHaveBeenCalledTimes(2);
  await owners.start();
  await owners.ownerOf(business);
  await owners.stop();
  await owners.ownerOf(business);
  expect(businessOf).toHaveBeenCalledTimes(4);
});

test('of too many, the ones asked for first are forgotten', async () => {
  await owners.start();
  const ids = [business, another, randomUUID()];
  for (const id of ids) {
    facts.set(id, { accountId: 'erika', removed: false, businessName: null, mayComeBack: false });
    await owners.ownerOf(id);
  }
  businessOf.mockClear();
  for (const id of [...ids].reverse()) await owners.ownerOf(id);
  expect(businessOf).toHaveBeenCalledExactlyOnceWith(business);
});
