import type { EventStore } from '@sternklar/event-store/event-store';
import type { Projection } from '@sternklar/event-store/projection';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allProjections } from '../../projections.ts';
import { accountRegistered } from '../../testing/events.ts';
import { randomHistory } from '../../testing/random-history.ts';
import { createRunnerWorld, type RunnerWorld } from '../../testing/runner-world.ts';
import { setCheckpoints } from '../../testing/set-checkpoints.ts';
import { eachOnce, tally } from '../../testing/tally.ts';
import { type RebuildProgress, rebuildProjections } from './rebuild.ts';

const accounts = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => accountRegistered(from + index));
const TIME_LIMIT_MS = 10_000;

let world: RunnerWorld;
beforeEach(async () => {
  world = await createRunnerWorld();
});
afterEach(() => world.close());

type Options = Partial<Parameters<typeof rebuildProjections>[0]>;
const rebuild = (projections: readonly Projection[], options: Options = {}) => {
  const { store, codec, pool, ownerUrl } = world;
  return rebuildProjections({ store, codec, pool, ownerUrl, projections, ...options });
};
const schemas = async () => {
  const { rows } = await world.owner.query<{ name: string }>(
    `select nspname as name from pg_namespace where nspname like 'rm\\_%' order by 1`,
  );
  return rows.map(({ name }) => name);
};
const allTables = async () => {
  const tables = [];
  for (const projection of allProjections) tables.push(await world.tables(projection));
  return tables;
};

/** A store that calls back before it reads the log the nth time. */
const storeInterruptedAt = (nth: number, callback: () => Promise<void>): EventStore => {
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

describe('rebuild', () => {
  it('makes the same tables as living on did', async () => {
    await world.append(...randomHistory(150));
    await world.runner(allProjections, { batchSize: 7 }).catchUp();
    const living = await allTables();
    await rebuild(allProjections, { batchSize: 50 });
    expect(await allTables()).toEqual(living);
    for (const projection of allProjections) expect(await world.checkpoint(projection)).toBe(150);
  });

  it('puts right what somebody broke, and only what was asked for', async () => {
    const [broken, other] = [tally({ name: 'broken' }), tally({ name: 'other' })];
    await world.append(...accounts(1, 5));
    await world.runner([broken, other]).catchUp();
    for (const name of ['broken', 'other'])
      await world.owner.query(`delete from rm_${name}_v1.applied where position > 2`);
    const result = await rebuild([broken, other], { names: ['broken'] });
    expect(result).toEqual({ rebuilt: [{ name: 'broken', version: 1, position: 5 }], dropped: [] });
    expect(await world.tables(broken)).toEqual(eachOnce(5));
    expect(await world.tables(other)).toEqual(eachOnce(2));
    expect(await schemas()).toEqual(['rm_broken_v1', 'rm_other_v1']);
  });

  it('builds a version that no process has run yet', async () => {
    await world.append(...accounts(1, 5));
    await rebuild([tally({ version: 2 })]);
    expect(await world.tables(tally({ version: 2 }))).toEqual(eachOnce(5));
    expect(await world.checkpoint(tally({ version: 2 }))).toBe(5);
  });

  it('has all indexes and grants of the living tables', { tags: 'long' }, async () => {
    const shape = async () => {
      const { rows } = await world.owner.query(
        `select tablename, indexdef as detail from pg_indexes where schemaname like 'rm\\_%'
         union all select table_name, grantee || ' ' || privilege_type from information_schema.role_table_grants
         where table_schema like 'rm\\_%' order by 1, 2`,
      );
      return rows;
    };
    await world.runner(allProjections).catchUp();
    const living = await shape();
    await rebuild(allProjections);
    expect(await shape()).toEqual(living);
  });

  it('brings back read models that are ahead of a log restored from an older backup', async () => {
    const projection = tally();
    await world.append(...accounts(1, 3));
    await world.runner([projection]).catchUp();
    await setCheckpoints(world.owner, { position: 99 });
    await rebuild([projection]);
    expect(await world.checkpoint(projection)).toBe(3);
    expect(await world.tables(projection)).toEqual(eachOnce(3));
  });

  it('takes in changed tables of an unchanged version', async () => {
    await world.append(...accounts(1, 2));
    await world.runner([tally()]).catchUp();
    const changed = tally({ tables: 'create table applied (position bigint not null primary key)' });
    await rebuild([changed]);
    await world.runner([changed]).start();
    expect(await world.tables(changed)).toEqual(eachOnce(2));
  });

  it('drops older versions when asked to', async () => {
    await world.append(...accounts(1, 2));
    await world.runner([tally(), tally({ version: 2 }), tally({ name: 'other' })].slice(0, 1)).catchUp();
    await world.runner([tally({ version: 3 }), tally({ name: 'other' })]).catchUp();
    const current = [tally({ version: 2 }), tally({ name: 'other' })];
    const { dropped } = await rebuild(current, { dropOld: true });
    expect(dropped).toEqual(['rm_tally_v1']);
    expect(await schemas()).toEqual(['rm_other_v1', 'rm_tally_v2', 'rm_tally_v3']);
    expect(await world.checkpoint(tally())).toBeNaN();
  });
});

describe('the switch at the end of a rebuild', () => {
  it('holds back those who apply, and then shows nothing older than before', { tags: 'long' }, async () => {
    const projection = tally();
    await world.append(...accounts(1, 3));
    await world.runner([projection]).start();
    const visibility = world.visibility([projection]);
    expect(await visibility.waitFor(3, TIME_LIMIT_MS)).toBe(true);

    let switching = false;
    let visibleMeanwhile: boolean | undefined;
    const store: EventStore = {
      ...world.store,
      async head() {
        const head = await world.store.head();
        if (switching && visibleMeanwhile === undefined) {
          await world.append(accountRegistered(4));
          visibleMeanwhile = await visibility.waitFor(4, 50);
        }
        return head;
      },
    };
    await rebuild([projection], {
      store,
      onProgress: ({ phase }) => {
        switching = phase === 'switching';
      },
    });
    expect(visibleMeanwhile).toBe(false);
    expect(await visibility.waitFor(4, TIME_LIMIT_MS)).toBe(true);
    expect(await world.tables(projection)).toEqual(eachOnce(4));
  });
});

describe('rebuild, interrupted or repeated', () => {
  it('is refused while another one runs', async () => {
    const projection = tally();
    await world.append(...accounts(1, 4));
    let second: unknown;
    const store = storeInterruptedAt(2, async () => {
      second = await rebuild([projection]).catch((error: unknown) => error);
    });
    await rebuild([projection], { store, batchSize: 2 });
    expect(second).toMatchObject({ name: 'StartRefused' });
    expect(String(second)).toContain('läuft schon ein Neuaufbau');
    await rebuild([projection]);
    expect(await world.tables(projection)).toEqual(eachOnce(4));
  });

  it('changes nothing when it is interrupted, and starts over cleanly', async () => {
    const projection = tally();
    await world.append(...accounts(1, 4));
    await world.runner([projection]).catchUp();
    const store = storeInterruptedAt(2, () => Promise.reject(new Error('pulled the plug')));
    await expect(rebuild([projection], { store, batchSize: 2 })).rejects.toThrow('pulled the plug');
    expect(await world.tables(projection)).toEqual(eachOnce(4));
    expect(await schemas()).toEqual(['rm_tally_v1', 'rm_tally_v1_rebuild']);
    await rebuild([projection]);
    expect(await schemas()).toEqual(['rm_tally_v1']);
    expect(await world.tables(projection)).toEqual(eachOnce(4));
  });

  it('reports how far it is', async () => {
    const shown: RebuildProgress[] = [];
    await world.append(...accounts(1, 4));
    await rebuild([tally()], { batchSize: 2, onProgress: (progress) => void shown.push(progress) });
    expect(shown).toEqual([
      { phase: 'reading', position: 2, head: 4 },
      { phase: 'reading', position: 4, head: 4 },
      { phase: 'indexing', position: 4, head: 4 },
      { phase: 'switching', position: 4, head: 4 },
    ]);
  });
});
