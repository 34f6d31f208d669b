import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountRegistered, businessAdded, emailVerified, type KnownEvent } from '../../testing/events.ts';
import { createRunnerWorld, type RunnerWorld } from '../../testing/runner-world.ts';
import { tally } from '../../testing/tally.ts';
import { rebuildProjections } from '../rebuild/rebuild.ts';
import { createStuckReadModels } from './stuck-read-models.ts';

const TIME_LIMIT_MS = 10_000;

let world: RunnerWorld;
beforeEach(async () => {
  world = await createRunnerWorld();
});
afterEach(() => world.close());

/** Appends an event whose data is no JSON object, as after damage to the log. */
const appendDamaged = async (event: KnownEvent) => {
  const [encoded] = await world.codec.encode([event], [randomUUID()], {
    accountId: null,
    actor: { kind: 'operator' },
    correlationId: randomUUID(),
    causationId: randomUUID(),
    commandId: randomUUID(),
  });
  if (!encoded) throw new Error('Nothing was encoded.');
  await world.store.append(`damaged-${randomUUID()}`, 0, [{ ...encoded, data: '"no object"' }]);
};

const projectionOf = (name: string, handles: readonly string[]) => ({ ...tally({ name }), handles });
const accountsOnly = projectionOf('accounts-only', ['AccountRegistered']);
const businessesOnly = projectionOf('businesses-only', ['BusinessAdded']);
const both = projectionOf('both', ['AccountRegistered', 'BusinessAdded']);
const positions = async (projection: typeof both) => {
  const { applied = [] } = await world.tables(projection);
  return (applied as { position: number }[]).map(({ position }) => position);
};
const stuck = (projections = [accountsOnly, businessesOnly, both]) => createStuckReadModels(world.pool, projections);
const untilVisible = async (projections: readonly (typeof both)[], position: number) =>
  expect(await world.visibility(projections).waitFor(position, TIME_LIMIT_MS)).toBe(true);
const untilStuck = (count: number) => expect.poll(async () => (await stuck().list()).length).toBe(count);

describe('an event that cannot be decoded', () => {
  const projections = [accountsOnly, businessesOnly, both];

  it('holds up only the read models that need it', async () => {
    await world.append(accountRegistered(1));
    await appendDamaged(businessAdded(1, 1));
    await world.append(accountRegistered(2), accountRegistered(3));
    const runner = world.runner(projections);
    await runner.start();
    await untilVisible([accountsOnly], 4);
    expect(await positions(accountsOnly)).toEqual([1, 3, 4]);
    await untilStuck(2);
    expect(await positions(both)).toEqual([1]);
    expect(await world.checkpoint(businessesOnly)).toBe(1);
    expect((await runner.status()).projections.map(({ state }) => state)).toEqual(['in-step', 'failing', 'failing']);
  });

  it('is told to operators with its place, and nothing of what it says', async () => {
    await appendDamaged(businessAdded(1, 1));
    await world.runner(projections).start();
    await untilStuck(2);
    expect((await stuck().list())[0]).toEqual({
      name: 'both',
      position: 1,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      type: 'BusinessAdded',
      failure: expect.stringContaining('cannot be read'),
      attempts: expect.any(Number),
      since: expect.any(Date),
      mayPass: false,
    });
  });

  it('is passed over by the one read model for which an operator allowed it, which then keeps step again', async () => {
    await world.append(accountRegistered(1));
    await appendDamaged(businessAdded(1, 1));
    await world.append(businessAdded(2, 1));
    await world.runner(projections).start();
    await untilStuck(2);
    expect(await stuck().allowPassing('both', 2, 'Platte defekt')).toBe(true);
    await untilVisible([both], 3);
    expect(await positions(both)).toEqual([1, 3]);
    expect(await world.checkpoint(businessesOnly)).toBe(1);
    expect((await stuck().list()).map(({ name }) => name)).toEqual(['businesses-only']);
    expect(await stuck().missing()).toMatchObject([{ name: 'both', position: 2, reason: 'Platte defekt' }]);
    await world.append(businessAdded(3, 1));
    await untilVisible([both], 4);
    expect(await positions(both)).toEqual([1, 3, 4]);
  });

  it('is passed over by newer versions and rebuilds, too, as long as it cannot be read', { tags: 'long' }, async () => {
    await appendDamaged(businessAdded(1, 1));
    await world.append(...[1, 2, 3, 4, 5].map((business) => businessAdded(business, 1)));
    const runner = world.runner([both]);
    await runner.start();
    await untilStuck(1);
    await stuck().allowPassing('both', 1, 'defekt');
    await untilVisible([both], 6);
    await runner.stop();

    const { store, codec, pool, ownerUrl } = world;
    await rebuildProjections({ store, codec, pool, ownerUrl, projections: [both], batchSize: 4 });
    expect(await positions(both)).toEqual([2, 3, 4, 5, 6]);
    expect(await stuck().missing()).toHaveLength(1);

    const newer = { ...both, version: 2 };
    await world.runner([newer]).start();
    await untilVisible([newer], 6);
    expect(await positions(newer)).toEqual([2, 3, 4, 5, 6]);
    expect(await stuck([newer]).missing()).toHaveLength(1);
  });

  it('is passed over by a rebuild also where it is the newest of all', { tags: 'long' }, async () => {
    await world.append(accountRegistered(1));
    await appendDamaged(businessAdded(1, 1));
    const runner = world.runner([both]);
    await runner.start();
    await untilStuck(1);
    await stuck().allowPassing('both', 2, 'defekt');
    await untilVisible([both], 2);
    await runner.stop();
    const { store, codec, pool, ownerUrl } = world;
    const { rebuilt } = await rebuildProjections({ store, codec, pool, ownerUrl, projections: [both] });
    expect(rebuilt).toMatchObject([{ name: 'both', position: 2 }]);
    expect([await world.checkpoint(both), await positions(both)]).toEqual([2, [1]]);
  });

  it('keeps a rebuild from switching when nobody allowed to pass it over', async () => {
    await world.append(accountRegistered(1));
    await world.runner([both]).catchUp();
    await appendDamaged(businessAdded(1, 1));
    const { store, codec, pool, ownerUrl } = world;
    await expect(rebuildProjections({ store, codec, pool, ownerUrl, projections: [both] })).rejects.toThrow(
      'Das Lesemodell both kann das Ereignis 2 (BusinessAdded) nicht anwenden (UnreadableEvent',
    );
    expect(await positions(both)).toEqual([1]);
  });
});

describe('an event that a read model cannot apply', () => {
  let repaired: boolean;
  const fragile = tally({
    onBatch: (events) => {
      if (!repaired && events.some(({ position }) => position === 2)) throw new Error('no');
    },
  });

  it('that was passed over is applied by the first rebuild that can, and no longer missing', {
    tags: 'long',
  }, async () => {
    repaired = false;
    await world.append(accountRegistered(1), accountRegistered(2), emailVerified(1));
    await world.runner([fragile]).start();
    await expect.poll(() => stuck([fragile]).list()).toHaveLength(1);
    await stuck([fragile]).allowPassing('tally', 2, 'Fehler 17');
    await untilVisible([fragile], 3);
    expect(await positions(fragile)).toEqual([1, 3]);

    repaired = true;
    const { store, codec, pool, ownerUrl } = world;
    await rebuildProjections({ store, codec, pool, ownerUrl, projections: [fragile] });
    expect(await positions(fragile)).toEqual([1, 2, 3]);
    expect(await stuck([fragile]).missing()).toEqual([]);
  });

  it('can be allowed to be passed over only by a read model that stands before it', async () => {
    repaired = false;
    await world.append(accountRegistered(1), accountRegistered(2), emailVerified(1));
    await world.runner([fragile]).start();
    await expect.poll(() => stuck([fragile]).list()).toHaveLength(1);
    expect(await stuck([fragile]).allowPassing('tally', 3, 'versehen')).toBe(false);
    expect(await stuck([fragile]).allowPassing('tally', 1, 'versehen')).toBe(false);
    expect(await stuck([fragile]).allowPassing('other', 2, 'versehen')).toBe(false);
    repaired = true;
    await untilVisible([fragile], 3);
    expect(await stuck([fragile]).list()).toEqual([]);
    expect(await stuck([fragile]).allowPassing('tally', 2, 'zu spät')).toBe(false);
  });
});
