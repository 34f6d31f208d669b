/**
 * `npm run prove lists [-- --reviews 10000 --users 2000] [-- --draw 700 --seed 1]`: every list of the back office, at every place. See
 * docs/proofs/lists.md.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { startEmbeddedPostgres } from '../../backend/src/platform/embedded-postgres/embedded-postgres.ts';
import { createAsk, logIn } from '../../backend/src/testing/ask.ts';
import { drawnOfEach, seedFrom } from './common/draw.ts';
import { createSend } from './common/exchange.ts';
import { type Proof, runProof } from './common/proof.ts';
import { openStage } from './common/stage.ts';
import { casesOf, describeCase, kindOfCase, listPlans } from './lists/cases.ts';
import { makeHistory } from './lists/history.ts';
import { createTimer, slowestFirst, type Timing } from './lists/measure.ts';
import { createPlanner } from './lists/plans.ts';
import { createUsage } from './lists/usage.ts';
import { writeLog } from './lists/write-log.ts';

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '2000' },
    reviews: { type: 'string', default: '10000' },
    draw: { type: 'string' },
    seed: { type: 'string' },
  },
});
const users = Number(values.users);
const reviews = Number(values.reviews);
const seed = seedFrom(values.seed);
/** For one page, at the server. */
const LIMIT_MS = 100;
const SHOWN = 10;
const HOUR_MS = 3_600_000;
/** Rows; what has fewer needs no index. */
const SMALL_TABLE = 500;
/** Who wants that much of a table reads it as a whole in less time, whatever indexes there are. */
const MUCH_OF_A_TABLE = 0.05;

const temporaryFolder = async (proof: Proof): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'sternklar-proof-'));
  proof.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));
  return folder;
};

/** The product's tables as their owner, over one connection; statistics are brought up to date, as within minutes by itself. */
const openTables = async (proof: Proof, dataDir: string) => {
  const postgres = await startEmbeddedPostgres({ dataDir, shared: true });
  proof.defer(() => postgres.stop());
  const pool = createPool({ url: postgres.ownerUrl, max: 1, applicationName: 'sternklar-proof' });
  proof.defer(() => pool.end());
  await pool.query('vacuum (analyze)');
  return pool;
};

await runProof(
  {
    name: 'lists',
    proves: `every page, filter, order and search of every list is answered in less than ${LIMIT_MS} ms, by indexes.`,
    limitMs: 1_200_000,
  },
  async (proof) => {
    const masterKey = randomBytes(32);
    const now = new Date();
    const history = makeHistory({ users, reviews, end: new Date(now.getTime() - HOUR_MS) });
    const dataDir = await temporaryFolder(proof);
    await writeLog(dataDir, masterKey, history.happenings);
    proof.say(`${history.happenings.length} events of ${users} users with ${reviews} reviews are in the log`);
    const stage = await openStage(proof, { dataDir, env: { MASTER_KEY: masterKey.toString('base64') } });
    const tables = await openTables(proof, dataDir);
    proof.say('the product has built its lists from them');

    const { send, close } = createSend(stage.url, 1);
    proof.defer(close);
    const timer = createTimer(send, await logIn(createAsk(send)));
    const planOf = await createPlanner(tables, SMALL_TABLE);
    const usage = createUsage({ bigTable: reviews / 2, muchOfATable: MUCH_OF_A_TABLE });
    const timings: Timing[] = [];
    const all = listPlans(history, now).flatMap(casesOf);
    const chosen = values.draw === undefined ? all : drawnOfEach(all, kindOfCase, { count: Number(values.draw), seed });
    if (values.draw !== undefined)
      proof.say(`${chosen.length} of ${all.length} views, of each kind one at least, drawn with --seed ${seed}`);
    for (const [list, cases] of Map.groupBy(chosen, (one) => one.list)) {
      for (const one of cases) {
        for (const { place, offset } of await timer.placesOf(one)) {
          if (proof.signal.aborted) return;
          timings.push(await timer.time(one, place, offset));
          usage.note(one, place, await planOf(one, offset, now));
        }
      }
      proof.say(`${list.name}: ${cases.length} views, ${await timer.totalOf(list)} rows in all`);
    }

    for (const timing of slowestFirst(timings).slice(0, SHOWN)) {
      const { one, place } = timing;
      const { p50, p95 } = await timer.timeOften(timing, LIMIT_MS);
      proof.say(`p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms: ${describeCase(one, place)}`);
      if (p50 >= LIMIT_MS) proof.fault(`${describeCase(one, place)} takes ${p50.toFixed(0)} ms.`);
    }
    usage.lines().forEach(proof.say);
    usage.faults().forEach(proof.fault);
    proof.say(`${timings.length} pages asked for`);
  },
);
