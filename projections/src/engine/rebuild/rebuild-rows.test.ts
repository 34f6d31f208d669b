import { accountStream } from '@sternklar/contracts/accounts/account.events';
import { eventRegistry } from '@sternklar/contracts/event-definitions';
import { subjectOf } from '@sternklar/contracts/personal-data';
import type { EventCodec } from '@sternklar/event-store/event-codec';
import type { EventStore } from '@sternklar/event-store/event-store';
import { createEventCodec } from '@sternklar/event-store/personal-data/event-codec';
import { createInMemorySubjectKeys } from '@sternklar/event-store/personal-data/subject-keys';
import { type Projection, statement } from '@sternklar/event-store/projection';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userList } from '../../accounts/user-list/user-list.projection.ts';
import { allProjections } from '../../projections.ts';
import { reviewList } from '../../reviews/review-list/review-list.projection.ts';
import { accountId, accountRegistered, emailVerified, id } from '../../testing/events.ts';
import { createRunnerWorld, type RunnerWorld } from '../../testing/runner-world.ts';
import { eachOnce, tally } from '../../testing/tally.ts';
import { rebuildProjections } from './rebuild.ts';

let world: RunnerWorld;
beforeEach(async () => {
  world = await createRunnerWorld();
});
afterEach(() => world.close());

type Options = Partial<Parameters<typeof rebuildProjections>[0]>;
const rebuild = (projections: readonly Projection[], options: Options = {}) => {
  const { store, codec, pool, ownerUrl } = world;
  return rebuildProjections({ store, codec, pool, ownerUrl, projections, batchSize: 2, ...options });
};

/** Each event's row, of which only the first with a key counts. */
const keyed = (key: (position: number) => string, { column = 'text', given = 'text' } = {}): Projection => ({
  ...tally({ name: 'keyed', tables: `create table kept (position bigint, key ${column} primary key)` }),
  apply: (events) =>
    statement(
      `insert into kept (position, key) select * from unnest($1::bigint[], $2::${given}[]) on conflict (key) do nothing`,
      [events.map(({ position }) => position), events.map(({ position }) => key(position))],
    ),
});
const kept = async (projection: Projection) => (await world.tables(projection)).kept;
const register = (first: number, last: number) =>
  world.append(...Array.from({ length: last - first + 1 }, (_, index) => accountRegistered(first + index)));

/** A store that calls back before it reads the log the nth time. */
const storeInterruptedAt = (nth: number, callback: () => Promise<unknown>): EventStore => {
  let reads = 0;
  return {
    ...world.store,
    async readAll(after, maxCount) {
      reads += 1;
      if (reads === nth) await callback();
      return world.store.readAll(after, maxCount);
    },
  };
};

describe('rows that are copied into new tables', () => {
  it('are the same as inserted ones: a key that is there already keeps its row', async () => {
    await register(1, 9);
    const projection = keyed((position) => `each ${Math.ceil(position / 4)} of four,\t\\ and\nthe like`);
    await world.runner([projection], { batchSize: 3 }).catchUp();
    const living = await kept(projection);
    expect(living?.map((row) => (row as { position: number }).position)).toEqual([1, 5, 9]);
    await rebuild([projection]);
    expect(await kept(projection)).toEqual(living);
  });

  it('are the same where a column is of another type than the statement’s', async () => {
    await register(1, 3);
    // The day in UTC is the next one; a text would be read as a day without its time.
    const late = (position: number) => `2026-01-0${position}T23:30:00-05:00`;
    const projection = keyed(late, { column: 'date', given: 'timestamptz' });
    await world.runner([projection]).catchUp();
    const living = await kept(projection);
    await rebuild([projection]);
    expect(await kept(projection)).toEqual(living);
  });

  it('are none when one of them cannot be stored, and the event is named', async () => {
    await register(1, 3);
    const projection = keyed((position) => (position === 3 ? '\u0000' : `key ${position}`));
    await expect(rebuild([projection])).rejects.toThrow('kann das Ereignis 3 (AccountRegistered) nicht anwenden');
  });
});

describe('a rebuild that loses its connections', { tags: 'long' }, () => {
  it('changes nothing, says so, and can be started again', async () => {
    const projections = [tally(), tally({ name: 'other' })];
    await register(1, 6);
    await world.runner(projections).catchUp();
    const store = storeInterruptedAt(2, () =>
      world.owner.query(
        `select pg_terminate_backend(pid, 5000) from pg_stat_activity
         where application_name = 'sternklar-rebuild' and datname = current_database()`,
      ),
    );
    await expect(rebuild(projections, { store })).rejects.toThrow();
    for (const projection of projections) expect(await world.tables(projection)).toEqual(eachOnce(6));
    await rebuild(projections);
    for (const projection of projections) expect(await world.tables(projection)).toEqual(eachOnce(6));
  });
});

describe('what a rebuild decrypts', () => {
  it('is nothing of events that none of its read models shows', async () => {
    await world.append(accountRegistered(1), emailVerified(1));
    const decoded: string[] = [];
    const codec: EventCodec = {
      ...world.codec,
      decode(stored) {
        decoded.push(...stored.map(({ type }) => type));
        return world.codec.decode(stored);
      },
    };
    await rebuild([reviewList], { codec });
    expect(decoded).toEqual(['AccountRegistered']);
    expect(await world.checkpoint(reviewList)).toBe(2);
  });

  it('is empty from where a key was destroyed in the middle of it on', async () => {
    const keys = createInMemorySubjectKeys();
    const codec = createEventCodec({ registry: eventRegistry, keys });
    for (const number of [1, 2, 3]) {
      const account = accountId(number);
      const given = { accountId: account, correlationId: id(0, 9), causationId: id(0, 9), commandId: id(0, 9) };
      const metadata = { ...given, actor: { kind: 'system', name: 'test' } } as const;
      const encoded = await codec.encode([accountRegistered(number)], [id(1, number)], metadata);
      await world.store.append(accountStream(account), 0, encoded);
    }
    const store = storeInterruptedAt(3, () => keys.destroy(subjectOf('account', accountId(3))));
    await rebuild([userList], { codec, store, batchSize: 1 });
    const { account = [] } = await world.tables(userList);
    const rows = account as readonly { readonly id: string; readonly email: string | null }[];
    expect(rows.filter(({ email }) => email === null).map((row) => row.id)).toEqual([accountId(3)]);
    expect(rows).toHaveLength(3);
  });
});

describe('progress of a rebuild beside people', () => {
  it('is as whole as without them', { tags: 'long' }, async () => {
    await register(1, 9);
    const paused: number[] = [];
    const projections = [...allProjections];
    await rebuild(projections, {
      giveWay: async (workedMs) => {
        paused.push(workedMs);
        await new Promise<void>((resolve) => setTimeout(resolve, 3));
      },
    });
    expect(paused.length).toBeGreaterThan(3);
    expect(await world.checkpoint(userList)).toBe(9);
    expect((await world.tables(userList)).account).toHaveLength(9);
  });
});
