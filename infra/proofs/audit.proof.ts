/** `npm run prove audit [-- --mutations 10000 --in-database 10000 --events 1000000 --leaves 10000000 --seconds 30]`. See docs/proofs/audit.md. */
import { parseArgs } from 'node:util';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { createPostgresEventStore } from '@sternklar/event-store/postgres/postgres-event-store';
import { createTransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import { startEmbeddedPostgres } from '../../backend/src/platform/embedded-postgres/embedded-postgres.ts';
import { collectClaims, falseClaims } from './audit/claims.ts';
import { tryHonestElsewhere } from './audit/honest-elsewhere.ts';
import { checkIndependently } from './audit/independent.ts';
import { measureKeepingUp } from './audit/keep-up.ts';
import { measureLargeTree } from './audit/large-tree.ts';
import { measureSpeed } from './audit/speed.ts';
import { AUDIT_KEY, fillLog } from './audit/stock.ts';
import { tryBundles } from './audit/try-bundles.ts';
import { tryDatabase } from './audit/try-database.ts';
import { tryRewriting } from './audit/try-rewriting.ts';
import { tryTime } from './audit/try-time.ts';
import { createSend } from './common/exchange.ts';
import { type Proof, runProof } from './common/proof.ts';
import { openStage } from './common/stage.ts';

const { values } = parseArgs({
  options: {
    mutations: { type: 'string', default: '2000' },
    'in-database': { type: 'string' },
    events: { type: 'string' },
    leaves: { type: 'string' },
    seconds: { type: 'string' },
  },
});
const MUTATIONS = Number(values.mutations);
const DATABASE_MUTATIONS = Number(values['in-database'] ?? Math.ceil(MUTATIONS / 20));
const MINUTE_MS = 60_000;

const prove = async (proof: Proof) => {
  const stage = await openStage(proof, { env: { AUDIT_SIGNING_KEY: AUDIT_KEY.toString('hex') } });
  const { send, close } = createSend(stage.url, 2);
  proof.defer(close);
  const stock = await fillLog(send);
  proof.say(`${stock.size} events are signed, and ${stock.earlier.length} checkpoints were kept on the way.`);

  const owner = await stage.database();
  const { rows } = await owner.query<{ id: string }>('select id from event_log.events order by position');
  const claims = await collectClaims(
    stock,
    rows.map(({ id }) => id),
  );
  await checkIndependently(proof, [...claims, ...falseClaims(claims)]);

  const postgres = await startEmbeddedPostgres({ dataDir: stage.dataDir, shared: true });
  proof.defer(() => postgres.stop());
  const pool = createPool({ url: postgres.url, max: 2, applicationName: 'sternklar-proof' });
  proof.defer(() => pool.end());
  const store = createPostgresEventStore({ url: postgres.url });
  proof.defer(() => store.close());
  const log = createTransparencyLog({ pool, store, signingKeys: [] });
  await tryBundles(proof, { store, log, stock, mutations: MUTATIONS });
  await tryDatabase(proof, { store, log, stock, owner, mutations: DATABASE_MUTATIONS });
  await tryHonestElsewhere(proof);
  await tryTime(proof, { store, log, stock, owner, stage });
  await tryRewriting(proof, { store, log, stock, owner, stage });
  if (values.seconds !== undefined) await measureKeepingUp(proof, { store, log, seconds: Number(values.seconds) });
  if (values.events !== undefined) {
    await measureSpeed(proof, { store, log, owner, events: Number(values.events) });
  }
  if (values.leaves !== undefined) await measureLargeTree(proof, Number(values.leaves));
};
/** Sizes that take longer than CI has. */
const isLarge = values.events !== undefined || values.leaves !== undefined;

await runProof(
  {
    name: 'audit',
    proves: 'the history cannot be changed unnoticed: every mutation of bundles and of the database is found.',
    limitMs: 10 * MINUTE_MS + MUTATIONS * 100 + DATABASE_MUTATIONS * 500 + (isLarge ? 30 * MINUTE_MS : 0),
  },
  prove,
);
