/** `npm run prove soak [-- --hours 1 --requests 2000]`: an hour of traffic, compressed, leaves the product as it was. See docs/proofs/soak.md. */
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '../../backend/src/platform/embedded-postgres/embedded-postgres.ts';
import { createSend } from './common/exchange.ts';
import { connectInspector, INSPECTED } from './common/inspector.ts';
import { type Proof, runProof } from './common/proof.ts';
import { openStage } from './common/stage.ts';
import { connect } from './kill/verify.ts';
import { judge, leastNoticed, type Sample } from './soak/judge.ts';
import { createPeople } from './soak/people.ts';
import { takeSample } from './soak/probe.ts';
import { runRound, untilQuiet } from './soak/round.ts';
import { renderTable } from './soak/table.ts';

const ROUNDS_PER_HOUR = 12;
/** Until code is compiled, pools and caches are filled. */
const WARM_UP_ROUNDS = 3;
const { values } = parseArgs({
  options: { hours: { type: 'string', default: '1' }, requests: { type: 'string', default: '2000' } },
});
const requestsPerRound = Number(values.requests);
/** A screen comes and goes with so many of them. */
const REQUESTS_PER_SCREEN = 42;
const screensPerRound = Math.ceil(requestsPerRound / REQUESTS_PER_SCREEN);
const rounds = Math.max(6, Math.round(Number(values.hours) * ROUNDS_PER_HOUR));

/** A connection that may end those of others. */
const connectAsSuperuser = async (proof: Proof, dataDir: string) => {
  const postgres = await startEmbeddedPostgres({ dataDir, shared: true });
  proof.defer(() => postgres.stop());
  const url = new URL(postgres.superuserUrl);
  url.pathname = new URL(postgres.ownerUrl).pathname;
  const sql = await connect(url.href);
  proof.defer(() => sql.end());
  return sql;
};

const soak = async (proof: Proof) => {
  const stage = await openStage(proof, { env: { NODE_OPTIONS: INSPECTED } });
  const product = stage.product();
  const sql = await connectAsSuperuser(proof, stage.dataDir);
  const inspector = await connectInspector(product.output());
  proof.defer(inspector.close);
  const { send, close } = createSend(stage.url, 4);
  const people = await createPeople(send, { customers: 12, admins: 3 });
  close();

  const samples: Sample[] = [];
  let excused = 0;
  for (let number = 0; number < WARM_UP_ROUNDS + rounds && !proof.signal.aborted; number += 1) {
    const shape = { requests: requestsPerRound, screens: screensPerRound, number };
    const outcome = await runRound({ url: stage.url, people, sql, ...shape });
    excused += outcome.excused;
    for (const [what, count] of outcome.wrong) proof.fault(`Round ${number}: ${what}, ${count} times.`);
    await untilQuiet(sql);
    const sample = await takeSample({ url: stage.url, sql, inspector, pid: product.pid });
    const warming = number < WARM_UP_ROUNDS;
    if (!warming) samples.push(sample);
    const name = warming ? 'warming up' : `round ${number - WARM_UP_ROUNDS + 1} of ${rounds}`;
    proof.say(`${name}: heap ${sample.heap.toFixed(1)} MB, ${sample.sockets} sockets, ${sample.listeners} listeners`);
  }
  return { samples, excused };
};

await runProof(
  {
    name: 'soak',
    proves: 'an hour of traffic leaves heap, handles, listeners and database connections as they were.',
    limitMs: (WARM_UP_ROUNDS + rounds) * 40_000,
  },
  async (proof) => {
    const { samples, excused } = await soak(proof);
    const verdicts = judge(samples);
    console.log(renderTable(samples, verdicts).join('\n'));
    for (const { measure, first, second } of verdicts.filter(({ flat }) => !flat)) {
      proof.fault(`${measure} grew from ${first.toFixed(1)} to ${second.toFixed(1)}.`);
    }
    const [heap] = verdicts;
    const bytes = heap ? (leastNoticed(heap, samples.length) * 1_000_000) / requestsPerRound : Number.NaN;
    proof.say(`${rounds * requestsPerRound} requests and ${rounds * screensPerRound} screens judged`);
    proof.say(`${excused} answers failed while database connections were cut`);
    proof.say(`a leak of ${Math.ceil(bytes)} bytes a request would have been noticed`);
  },
);
