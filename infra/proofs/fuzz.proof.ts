/** `npm run prove fuzz [-- --requests 12000 --seed 1 --only 42]`: generated requests. See docs/proofs/fuzz.md. */
import { parseArgs } from 'node:util';
import { createAnswerSchemas } from './common/answer-schemas.ts';
import { createSend } from './common/exchange.ts';
import { fetchDocument, operationsOf } from './common/operations.ts';
import { OPERATOR } from './common/operator.ts';
import { runProof } from './common/proof.ts';
import { compareWithRebuild } from './common/rebuilding.ts';
import { openStage } from './common/stage.ts';
import { leftovers, neverReached, stillHealthy, storedByRefused, untilNoRebuild } from './fuzz/aftermath.ts';
import { prepareStock } from './fuzz/cast.ts';
import { createRequests } from './fuzz/requests.ts';
import { sendAll } from './fuzz/send-all.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '12000' },
    seed: { type: 'string', default: '20260302' },
    only: { type: 'string' },
  },
});
const count = Number(values.requests);
const seed = Number(values.seed);
const CONCURRENCY = 8;
const PREPARATION_MS = 120_000;
const PER_REQUEST_MS = 50;

await runProof(
  {
    name: 'fuzz',
    proves:
      'no request breaks the server, every answer is what the API describes, and a refused request stores nothing.',
    limitMs: PREPARATION_MS + count * PER_REQUEST_MS,
  },
  async (proof) => {
    const stage = await openStage(proof, { env: OPERATOR });
    const { send, close } = createSend(stage.url, CONCURRENCY);
    proof.defer(close);
    const document = await fetchDocument(stage.url);
    const operations = operationsOf(document);
    const sql = await stage.database();
    const stock = await prepareStock(send, sql, `http://localhost:${new URL(stage.url).port}`);
    proof.say(`${operations.length} operations, ${count} requests, ${CONCURRENCY} at a time, seed ${seed}`);

    const started = performance.now();
    const tally = await sendAll(
      {
        requests: createRequests(operations, document, stock),
        count,
        seed,
        concurrency: CONCURRENCY,
        ...(values.only && { only: Number(values.only) }),
      },
      {
        send,
        schemas: createAnswerSchemas(document),
        progress: (sent) => proof.say(`${sent} of ${count} answered`),
        signal: proof.signal,
      },
    );
    const seconds = (performance.now() - started) / 1_000;

    for (const [kind, { times, example }] of tally.wrong) proof.fault(`${kind}, ${times} times; ${example}`);
    neverReached(tally).forEach(proof.fault);
    (await stillHealthy(send, stage, stock)).forEach(proof.fault);
    await untilNoRebuild(sql);
    const compared = await compareWithRebuild(proof, stage.dataDir, sql);
    compared.faults.forEach(proof.fault);
    (await storedByRefused(sql, tally)).forEach(proof.fault);
    (await leftovers(sql)).forEach(proof.fault);

    const statuses = [...tally.statuses].sort(([one], [other]) => one - other);
    proof.say(`answers: ${statuses.map(([status, times]) => `${times} × ${status}`).join(', ')}`);
    for (const [name, { sent, succeeded }] of tally.operations) proof.say(`${name}: ${succeeded} of ${sent} succeeded`);
    proof.say(
      `${tally.mustNotStore.size} requests were refused or only read; ${tally.cutOff} too big ones were cut off; ` +
        `${compared.tables} read model tables equal to a rebuild; ${Math.round(count / seconds)} requests a second`,
    );
  },
);
