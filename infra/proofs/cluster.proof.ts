/** `npm run prove cluster [-- --kafka] [--event-store] [--minutes 30] [--with-browser]`. See docs/proofs/cluster.md. */
import { parseArgs } from 'node:util';
import { type Ask, addBusiness, createAsk, logIn, register } from '../../backend/src/testing/ask.ts';
import { endInOrder, stageCluster } from './cluster/stage-cluster.ts';
import type { Cluster } from './cluster/start-cluster.ts';
import { checkWholeAndOnce } from './cluster/whole-and-once.ts';
import { browseWholeJob } from './cluster/whole-job.ts';
import { createSend } from './common/exchange.ts';
import { type Proof, runProof } from './common/proof.ts';
import { type Crew, type Customer, createPerform, handIn, runCrew, type Timings } from './rebuild/crew.ts';
import { createKnowledge, owed, type SeenReview, stale } from './rebuild/knowledge.ts';

const { values } = parseArgs({
  options: {
    kafka: { type: 'boolean', default: false },
    'event-store': { type: 'boolean', default: false },
    'with-browser': { type: 'boolean', default: false },
    minutes: { type: 'string', default: '0' },
  },
});
/** For how long rolling restarts follow each other; at least one takes place. */
const ROLLING_MS = Number(values.minutes) * 60_000;
const LIMIT_MS = 900_000;
const CUSTOMERS = 2;
const REVIEWS_BEFORE = 30;
/** Eight processes start and end beside the load: on two processors they need some room. */
const REST_FACTOR = 8;
/** Of requests during a rolling restart. */
const GOOD_SHARE = 0.999;
/** Jobs of the crew, each with one request at a time: what a killed process can have had in its hands. */
const MOST_IN_FLIGHT = 3 * CUSTOMERS + 2;
const SHOWN_REASONS = 5;
const KILLED = ['projections-1', 'worker-1', 'relay-1', 'api-1'] as const;

/** How many requests were made, how many of them failed, and how the last ones did. */
interface Count {
  asked(): number;
  failed(): number;
  reasons(): string;
}

/** Ends each process in order, one after the other, as soon as the one before is ready again. */
const rollOver = async (proof: Proof, cluster: Cluster, count: Count): Promise<void> => {
  const before = { asked: count.asked(), failed: count.failed() };
  const until = performance.now() + ROLLING_MS;
  do {
    for (const member of cluster.members) {
      await cluster.restart(member, 'SIGTERM');
      proof.say(`${member} ended and started again`);
    }
  } while (performance.now() < until);
  const asked = count.asked() - before.asked;
  const failed = count.failed() - before.failed;
  const good = 1 - failed / Math.max(1, asked);
  const share = `${(good * 100).toFixed(2)} %`;
  proof.say(`rolling restart of all: ${asked} requests, ${failed} failed, ${share} good`);
  if (good < GOOD_SHARE)
    proof.fault(`Only ${share} of the requests were good in a rolling restart: ${count.reasons()}`);
};

const killSome = async (proof: Proof, cluster: Cluster, count: Count): Promise<void> => {
  for (const member of KILLED.filter((name) => cluster.members.includes(name))) {
    const before = count.failed();
    await cluster.restart(member, 'SIGKILL');
    const failed = count.failed() - before;
    proof.say(`${member} killed and started again: ${failed} requests failed`);
    const allowed = member.startsWith('api') ? MOST_IN_FLIGHT : 0;
    if (failed > allowed) proof.fault(`${failed} requests failed when ${member} was killed: ${count.reasons()}`);
  }
};

/** Everything acknowledged is listed, once and in no older version than it was seen in. */
const checkAcknowledged = async (proof: Proof, ask: Ask, { customers, knowledge }: Crew): Promise<void> => {
  for (const { token, businessId } of customers) {
    const ids = knowledge.acknowledged.get(businessId) ?? [];
    const listed = await ask<SeenReview[]>(`/api/reviews/${businessId}`, { token });
    stale(owed(knowledge, ids), listed).forEach(proof.fault);
    const missing = ids.filter((id) => !listed.some((review) => review.id === id));
    if (missing.length > 0) proof.fault(`${missing.length} acknowledged reviews are missing.`);
  }
};

await runProof(
  {
    name: 'cluster',
    proves: 'several processes are one product: each may be restarted or killed under load, and nobody loses anything.',
    limitMs: LIMIT_MS + ROLLING_MS,
  },
  async (proof) => {
    const staged = await stageCluster(proof, { kafka: values.kafka, eventStore: values['event-store'] });
    const { cluster, url } = staged;
    if (values['with-browser']) await browseWholeJob(proof, url);

    const { send, close } = createSend(url, 32);
    proof.defer(close);
    const ask = createAsk(send);
    const customers: Customer[] = [];
    for (let index = 0; index < CUSTOMERS; index += 1) {
      const credentials = { email: `verbund-${index}@sternklar.test`, password: 'stern-verbund-1' };
      const { access_token: token } = await register(ask, credentials);
      customers.push({ token, businessId: await addBusiness(ask, token, `Gasthaus Verbund ${index}`) });
    }
    const stop = new AbortController();
    const knowledge = createKnowledge();
    const failures: string[] = [];
    const crew: Crew = {
      send,
      customers,
      adminToken: await logIn(ask),
      knowledge,
      // A request that fails is counted; a list that goes back is a fault at once.
      fault(sentence) {
        if (!/ (answered|failed)\b/.test(sentence)) proof.fault(sentence);
        else if (!proof.signal.aborted) failures.push(sentence);
      },
      signal: AbortSignal.any([stop.signal, proof.signal]),
      restFactor: REST_FACTOR,
    };
    const timings: Timings = new Map();
    const perform = createPerform(crew, timings);
    for (let handedIn = 0; handedIn < REVIEWS_BEFORE; handedIn += 1) {
      const customer = customers[handedIn % CUSTOMERS];
      if (customer) await handIn(crew, perform, customer);
    }
    const working = runCrew(crew, perform);

    const count: Count = {
      asked: () => [...timings.values()].reduce((sum, all) => sum + all.length, 0),
      failed: () => failures.length,
      reasons: () => failures.slice(-SHOWN_REASONS).join(' / '),
    };
    await rollOver(proof, cluster, count);
    await killSome(proof, cluster, count);
    stop.abort();
    await working;
    await checkAcknowledged(proof, ask, crew);
    await checkWholeAndOnce(proof, staged);
    await endInOrder(proof, cluster);
  },
);
