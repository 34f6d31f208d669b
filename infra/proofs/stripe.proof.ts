/** `npm run prove stripe [-- --notices 5000 --seed 1]`: the adapter before Stripe's own mock. See docs/proofs/stripe.md. */
import { parseArgs } from 'node:util';
import { createSend } from './common/exchange.ts';
import { type Proof, runProof } from './common/proof.ts';
import { openStage, type Stage } from './common/stage.ts';
import { fetchFixtures, type Notice, noticesOfOthers } from './stripe/notices.ts';
import { tryRequests } from './stripe/requests.ts';
import { findStripeMock, SECRET_KEY, startStripeMock } from './stripe/stripe-mock.ts';

const { values } = parseArgs({
  options: { notices: { type: 'string', default: '5000' }, seed: { type: 'string', default: '20260302' } },
});
const WEBHOOK_SECRET = 'whsec_proof12345678';
/** Of each call of the adapter. */
const REQUESTS = 100;
const CONNECTIONS = 8;

const headOf = async (stage: Stage): Promise<() => Promise<number>> => {
  const database = await stage.database();
  return async () => {
    const { rows } = await database.query<{ position: string }>('select position from event_log.log_head');
    return Number(rows[0]?.position);
  };
};

const tell = async (proof: Proof, stage: Stage, notices: readonly Notice[]): Promise<ReadonlyMap<number, number>> => {
  const { send, close } = createSend(stage.url, CONNECTIONS);
  proof.defer(close);
  const counted = new Map<number, number>();
  const left = [...notices];
  const one = async () => {
    for (let notice = left.pop(); notice !== undefined && !proof.signal.aborted; notice = left.pop()) {
      const { status, text } = await send({
        method: 'POST',
        path: '/api/payments/stripe/webhook',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': notice.signature(new Date(), WEBHOOK_SECRET),
        },
        body: notice.body,
      });
      counted.set(status, (counted.get(status) ?? 0) + 1);
      if (status !== 200)
        proof.fault(`${notice.type} was answered ${status} (${text}): ${notice.body.slice(0, 2_000)}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  return counted;
};

await runProof(
  {
    name: 'stripe',
    proves:
      "every request to Stripe is one that Stripe's own document knows, and what others do on the same account changes nothing here.",
    // Most of it for building the mock where it is not there.
    limitMs: 15 * 60_000,
  },
  async (proof) => {
    const found = await findStripeMock(proof.say);
    if ('missing' in found) return proof.notRun(found.missing);
    const url = await startStripeMock(proof, found.program);
    const seed = Number(values.seed);
    await tryRequests(proof, url, { each: REQUESTS, seed });

    const stage = await openStage(proof, {
      env: {
        PAYMENT_PROVIDER: 'stripe',
        STRIPE_API_URL: url,
        STRIPE_SECRET_KEY: SECRET_KEY,
        STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
        DEMO_DATA: 'false',
      },
    });
    const head = await headOf(stage);
    const before = await head();
    const notices = noticesOfOthers(await fetchFixtures(url, SECRET_KEY), Number(values.notices), seed);
    const counted = await tell(proof, stage, notices);
    const types = new Set(notices.map(({ type }) => type));
    const said = [...counted].map(([status, count]) => `${count} × ${status}`).join(', ');
    proof.say(`${notices.length} notices of ${types.size} kinds, seed ${seed}: ${said}`);
    const after = await head();
    if (after !== before) proof.fault(`The log went from ${before} to ${after}: notices of others had an effect.`);
  },
);
