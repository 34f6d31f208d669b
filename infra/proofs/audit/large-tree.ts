import { hash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { createPostgresEventStore } from '@sternklar/event-store/postgres/postgres-event-store';
import { openSession } from '@sternklar/event-store/postgres/session';
import { createGrowingTree } from '@sternklar/event-store/transparency/growing-tree';
import { leafOf } from '@sternklar/event-store/transparency/leaf';
import { leafHash } from '@sternklar/event-store/transparency/merkle-hash';
import { rootFromInclusion } from '@sternklar/event-store/transparency/proof-checks';
import { createNoteSigner, writeNote } from '@sternklar/event-store/transparency/signed-note';
import { type Edge, grow } from '@sternklar/event-store/transparency/tiles';
import { checkpointText } from '@sternklar/event-store/transparency/tlog-checkpoint';
import { createTransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import { queryOf, writeGrowth } from '@sternklar/event-store/transparency/tree-tables';
import type { Pool } from 'pg';
import { allMigrations } from '../../../backend/src/composition/migrations.ts';
import { startEmbeddedPostgres } from '../../../backend/src/platform/embedded-postgres/embedded-postgres.ts';
import { migrateDatabase } from '../../../backend/src/platform/log/open-log.ts';
import type { Proof } from '../common/proof.ts';
import { AUDIT_KEY } from './stock.ts';
import { timesOf } from './times.ts';

const ORIGIN = 'sternklar.example/audit';
const PROVEN = 1_000;
const PROOF_WITHIN_MS = 5;
/** Fills one tile of the second level. */
const AT_ONCE = 65_536;
const ROWS_AT_ONCE = 200_000;
const quiet = { info: () => undefined, warn: console.error, error: console.error };

const LEAVES = `
  insert into transparency_log.leaves (index, position, event_id)
  select number, number + 1, uuidv7() from generate_series($1::bigint, $2::bigint - 1) as number`;

/** The events that will be proven; of all others only the hash exists, which is all that a tree has of them. */
const EVENTS = `
  insert into event_log.events (position, stream_id, version, type, id, data, metadata, recorded_at)
  select position, 'large-' || index, 1, 'ProofMeasured', event_id,
    json_build_object('text', repeat('x', 300), 'number', index)::text,
    json_build_object('schemaVersion', 1, 'actor', json_build_object('kind', 'operator'))::text, now()
  from transparency_log.leaves where index = any($1::bigint[])`;

/** How long a proof of inclusion takes in a tree of so many leaves, made at once in a PostgreSQL of its own. */
export const measureLargeTree = async (proof: Proof, leaves: number): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sternklar-proof-tree-'));
  proof.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  proof.defer(() => postgres.stop());
  await migrateDatabase(postgres, allMigrations, quiet);
  const pool = createPool({ url: postgres.url, max: 2, applicationName: 'sternklar-proof' });
  proof.defer(() => pool.end());
  // Without the time limit of the product's own statements.
  const owner = await openSession({ url: postgres.ownerUrl, applicationName: 'sternklar-proof' });
  proof.defer(() => owner.end());
  const store = createPostgresEventStore({ url: postgres.url });
  proof.defer(() => store.close());
  const log = createTransparencyLog({ pool, store, signingKeys: [] });
  await log.prepare(ORIGIN);

  const started = performance.now();
  const proven = Array.from({ length: Math.min(PROVEN, leaves) }, (_, number) =>
    Math.floor((number * leaves) / Math.min(PROVEN, leaves)),
  );
  for (let index = 0; index < leaves && !proof.signal.aborted; index += ROWS_AT_ONCE)
    await owner.query(LEAVES, [index, Math.min(index + ROWS_AT_ONCE, leaves)]);
  await owner.query(EVENTS, [proven]);
  await owner.query('update event_log.log_head set position = $1', [leaves]);
  const events = await store.readAll(0, PROVEN);
  const ownHashes = new Map(events.map((event) => [event.position - 1, leafHash(leafOf(event))]));
  const root = await plantTree(proof, pool, { leaves, ownHashes });
  await owner.query('vacuum analyze transparency_log.leaves');
  const { rows } = await owner.query<{ bytes: number }>(
    `select pg_total_relation_size('transparency_log.tiles') as bytes`,
  );
  const seconds = (performance.now() - started) / 1_000;
  proof.say(
    `a tree of ${leaves} leaves was made in ${seconds.toFixed(0)} s; its tiles take ${Math.round(Number(rows[0]?.bytes) / 1e6)} MB`,
  );

  const times: number[] = [];
  const bare: number[] = [];
  for (const { id } of shuffled(events)) {
    const started = performance.now();
    await pool.query('select 1');
    const asked = performance.now();
    const inclusion = await log.inclusion(id);
    times.push(performance.now() - asked);
    bare.push(asked - started);
    if (!rootFromInclusion(inclusion)?.equals(root)) proof.fault(`The proof of leaf ${inclusion.index} is wrong.`);
  }
  const { quick, median, slow } = timesOf(times);
  const baseline = timesOf(bare);
  proof.say(
    `an inclusion proof among ${leaves} leaves: ${median.toFixed(2)} ms, 99 of 100 within ${slow.toFixed(2)} ms, the quickest 10 within ${quick.toFixed(2)} ms; all ${times.length} lead to the root`,
  );
  proof.say(
    `an empty query beside each: ${baseline.median.toFixed(2)} ms, 99 of 100 within ${baseline.slow.toFixed(2)} ms, which tells how busy the machine is`,
  );
  if (median > PROOF_WITHIN_MS)
    proof.fault(`An inclusion proof takes ${median.toFixed(1)} ms, not ${PROOF_WITHIN_MS}.`);
};

/** Neighbours share tiles; asked one after the other they would be found in the cache. */
const shuffled = <Item>(items: readonly Item[]): readonly Item[] =>
  items.map((_, at) => items[(at * 389) % items.length] as Item);

interface Planted {
  readonly leaves: number;
  /** Of the events that exist, by leaf. */
  readonly ownHashes: ReadonlyMap<number, Buffer>;
}

/** Fills the tiles, and answers the root as it is counted up beside them, leaf by leaf. */
const plantTree = async (proof: Proof, pool: Pool, { leaves, ownHashes }: Planted): Promise<Buffer> => {
  const tree = createGrowingTree([leaves]);
  const query = queryOf(pool);
  let edge: Edge = [];
  for (let start = 0; start < leaves && !proof.signal.aborted; start += AT_ONCE) {
    const hashes = Array.from(
      { length: Math.min(AT_ONCE, leaves - start) },
      (_, at) => ownHashes.get(start + at) ?? hash('sha256', `leaf ${start + at}`, 'buffer'),
    );
    const step = grow(edge, hashes);
    edge = step.edge;
    tree.add(hashes);
    const size = start + hashes.length;
    const note = size === leaves ? noteOver(size, tree.roots.get(size)) : '';
    await writeGrowth(query, { leaves: [], tiles: step.changed, size, position: size, note, time: null });
  }
  return tree.roots.get(leaves) ?? Buffer.alloc(0);
};

const noteOver = (size: number, root: Buffer = Buffer.alloc(0)): string => {
  const text = checkpointText({ origin: ORIGIN, size, root });
  return writeNote(text, [createNoteSigner(ORIGIN, AUDIT_KEY).sign(text)]);
};
