import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeServer } from '../http/close-server.ts';
import {
  ADMIN,
  CUSTOMER,
  createLiveWorld,
  type LiveWorld,
  OTHER,
  open,
  openAsVisitor,
  payloads,
  visitorOf,
} from './testing/live-world.ts';

let world: LiveWorld;
beforeEach(async () => {
  world = await createLiveWorld();
});
afterEach(() => closeServer(world.app, 5_000));

describe('a live stream of a widget visitor', () => {
  it('tells of the own conversation and of nothing else, live or resumed', async () => {
    const [erika, max, admin] = [
      await openAsVisitor(world, visitorOf(1)),
      await openAsVisitor(world, visitorOf(2)),
      await open(world, ADMIN),
    ];
    await Promise.all([erika, max, admin].map((stream) => stream.until(/opened/)));
    world.commitFor(visitorOf(1).id, '"erikas"');
    world.commitFor(null, '"internal"');
    world.commitFor(visitorOf(2).id, '"maxens"');
    expect(payloads(await max.until(/maxens/))).toEqual([[3, '"maxens"']]);
    expect(payloads(await erika.until(/erikas/))).toEqual([[1, '"erikas"']]);
    expect(payloads(await admin.until(/maxens/))).toHaveLength(3);
    const resumed = await openAsVisitor(world, visitorOf(1), { lastEventId: 0 });
    expect(payloads(await resumed.until(/erikas/))).toEqual([[1, '"erikas"']]);
    for (const stream of [erika, max, admin, resumed]) stream.close();
  });

  it('ends within seconds when the key it was got with is revoked, and no other one does', async () => {
    const [erika, other] = [
      await openAsVisitor(world, visitorOf(1)),
      await openAsVisitor(world, { ...visitorOf(2), keyId: visitorOf(9).id }),
    ];
    await Promise.all([erika.until(/opened/), other.until(/opened/)]);
    world.revokedKeys.add(visitorOf(1).keyId);
    // Looked up every 0.7 s; a busy machine may take longer, but not forever.
    await Promise.race([erika.ended(), delay(5_000).then(() => Promise.reject(new Error('still open')))]);
    world.commitFor(visitorOf(2).id, '"maxens"');
    expect(payloads(await other.until(/maxens/))).toHaveLength(1);
    other.close();
  });

  it('ends within seconds when its page’s address is taken from the partner, and those of other pages do not', async () => {
    const [gone, kept] = ['https://alt.example', 'https://neu.example'];
    const [erika, other] = [
      await openAsVisitor(world, visitorOf(1), { origin: gone }),
      await openAsVisitor(world, visitorOf(2), { origin: kept }),
    ];
    await Promise.all([erika.until(/opened/), other.until(/opened/)]);
    world.removedOrigins.add(gone);
    await Promise.race([erika.ended(), delay(5_000).then(() => Promise.reject(new Error('still open')))]);
    world.commitFor(visitorOf(2).id, '"maxens"');
    expect(payloads(await other.until(/maxens/))).toHaveLength(1);
    other.close();
  });

  it('takes no place of a customer’s, and no more than its share of those of visitors', async () => {
    await closeServer(world.app, 5_000);
    world = await createLiveWorld({ maxStreams: 8, maxPerAddress: 3 });
    const withKey = (key: number, number: number) =>
      openAsVisitor(world, { ...visitorOf(number), keyId: visitorOf(key).id });
    const statusOf = async (opening: ReturnType<typeof open>) => (await opening).response.status;
    const first = await withKey(1, 1);
    expect([await statusOf(withKey(1, 2)), await statusOf(withKey(1, 3))]).toEqual([200, 503]);
    expect([await statusOf(withKey(2, 4)), await statusOf(withKey(3, 5))]).toEqual([200, 503]);
    for (const session of [CUSTOMER, OTHER, ADMIN]) expect(await statusOf(open(world, session))).toBe(200);
    first.close();
    await expect.poll(() => world.streams.count()).toBe(5);
    expect(await statusOf(withKey(3, 5))).toBe(200);
  });
});
