/** `npm run prove rebuild [-- --rounds 2 --reviews 1500 --rest 1]`: read models rebuilt while serving. See docs/proofs/rebuild.md. */
import { parseArgs } from 'node:util';
import { addBusiness, createAsk, logIn, register } from '../../backend/src/testing/ask.ts';
import { complaintsOf } from './common/complaints.ts';
import { createSend } from './common/exchange.ts';
import { runProof } from './common/proof.ts';
import { compareWithRebuild } from './common/rebuilding.ts';
import { openStage } from './common/stage.ts';
import { checkLog } from './kill/verify.ts';
import { type Crew, type Customer, createPerform, handIn, runCrew, type Timings } from './rebuild/crew.ts';
import { createKnowledge, owed, type SeenReview, stale } from './rebuild/knowledge.ts';
import { interrupted, leftovers, twoAtOnce, undisturbed } from './rebuild/rebuilds.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '2' },
    reviews: { type: 'string', default: '1500' },
    // Where others keep the processors busy, too.
    rest: { type: 'string', default: '1' },
  },
});
const rounds = Number(values.rounds);
const reviews = Number(values.reviews);
const CUSTOMERS = 3;
const PREPARATION_MS = 120_000;
const ROUND_MS = 120_000;

const quantile = (sorted: readonly number[], part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0);

const renderTimings = (timings: Timings): readonly string[] =>
  [...timings].map(([name, all]) => {
    const sorted = all.toSorted((one, other) => one - other);
    const figures = `p50 ${quantile(sorted, 0.5)} ms, p99 ${quantile(sorted, 0.99)} ms, longest ${Math.round(sorted.at(-1) ?? 0)} ms`;
    return `${name}: ${sorted.length} times, ${figures}`;
  });

await runProof(
  {
    name: 'rebuild',
    proves: 'while read models are rebuilt, no request fails and nobody sees a list go back; the result is the same.',
    limitMs: PREPARATION_MS + rounds * ROUND_MS,
  },
  async (proof) => {
    const stage = await openStage(proof);
    const { send, close } = createSend(stage.url, 32);
    proof.defer(close);
    const ask = createAsk(send);
    const customers: Customer[] = [];
    for (let index = 0; index < CUSTOMERS; index += 1) {
      const credentials = { email: `umbau-${index}@sternklar.test`, password: 'stern-umbau-1' };
      const { access_token: token } = await register(ask, credentials);
      customers.push({ token, businessId: await addBusiness(ask, token, `Gasthaus Umbau ${index}`) });
    }
    const stop = new AbortController();
    const knowledge = createKnowledge();
    const crew: Crew = {
      send,
      customers,
      adminToken: await logIn(ask),
      knowledge,
      fault: proof.fault,
      signal: AbortSignal.any([stop.signal, proof.signal]),
      restFactor: Number(values.rest),
    };
    const prepare = createPerform(crew, new Map());
    await Promise.all(
      customers.map(async (customer) => {
        for (let count = 0; count < reviews / CUSTOMERS; count += 1) await handIn(crew, prepare, customer);
      }),
    );
    proof.say(`${knowledge.visible.size} reviews handed in; now writing, deciding and reading goes on all the time`);

    const sql = await stage.database();
    const timings: Timings = new Map();
    const working = runCrew(crew, createPerform(crew, timings));
    for (let round = 0; round < rounds && !proof.signal.aborted; round += 1) {
      await undisturbed(proof, stage.dataDir);
      await interrupted(proof, stage.dataDir, sql);
      await twoAtOnce(proof, stage.dataDir);
    }
    stop.abort();
    await working;
    renderTimings(timings).forEach(proof.say);
    for (const complaint of complaintsOf(stage)) proof.say(`the server's log: ${complaint}`);

    for (const { token, businessId } of customers) {
      const ids = knowledge.acknowledged.get(businessId) ?? [];
      const listed = await ask<SeenReview[]>(`/api/reviews/${businessId}`, { token });
      stale(owed(knowledge, ids), listed).forEach(proof.fault);
      if (listed.length !== ids.length) proof.fault(`${ids.length} reviews acknowledged, but ${listed.length} listed.`);
    }
    (await checkLog(sql)).forEach(proof.fault);
    const compared = await compareWithRebuild(proof, stage.dataDir, sql);
    compared.faults.forEach(proof.fault);
    (await leftovers(sql)).forEach(proof.fault);
    proof.say(
      `${[...knowledge.acknowledged.values()].flat().length} reviews, ${compared.tables} tables equal to a rebuild`,
    );
  },
);
