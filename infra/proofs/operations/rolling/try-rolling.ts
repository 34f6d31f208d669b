import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { type Ask, addBusiness, createAsk, logIn, register } from '../../../../backend/src/testing/ask.ts';
import { root, runIn } from '../../../commands/steps.ts';
import { createSend } from '../../common/exchange.ts';
import type { Proof } from '../../common/proof.ts';
import { compareWithRebuild } from '../../common/rebuilding.ts';
import { checkLog, checkMails, connect } from '../../kill/verify.ts';
import { type Crew, type Customer, createPerform, handIn, runCrew, type Timings } from '../../rebuild/crew.ts';
import { createKnowledge, owed, type SeenReview, stale } from '../../rebuild/knowledge.ts';
import { commitOf, keepCode, layOutCode } from '../../releases/kept-code.ts';
import { placesOf, releases } from '../../releases/kept-release.ts';
import { END_IN_ORDER, type Fleet, openFleet, ROLES } from './fleet.ts';
import { watchStanding } from './standing.ts';

const CUSTOMERS = 2;
const REVIEWS_BEFORE = 10;
/** Six processes on two processors: people rest longer. */
const REST_FACTOR = 8;
/** Longer than this a read model does not follow: what is asked for waits 2 s for it. */
const MOST_STANDING_MS = 5_000;
const BEFORE_MAIN = 'HEAD^';
const LEARNED = 'backend/dist/learned';
/** Its build would have left what the assistant learns: a start that learns takes minutes beside other work. */
const LEARN =
  "import('./backend/src/conversations/assistant/index.ts').then((assistant) => assistant.prepareAssistant?.())";

interface Earlier {
  readonly name: string;
  readonly code: string;
}

/** Whose code is kept. */
const closedVersions = (proof: Proof): Promise<readonly Earlier[]> =>
  Promise.all(
    releases().map(async ({ version }) => ({ name: version, code: await layOutCode(proof, placesOf(version).code) })),
  );

/** Where the history does not reach back to it there is none. */
const commitBefore = async (proof: Proof): Promise<readonly Earlier[]> => {
  const commit = await commitOf(BEFORE_MAIN);
  if (commit === null) {
    proof.say('the history does not reach back to the commit before this one: nothing runs beside today');
    return [];
  }
  const folder = await mkdtemp(join(tmpdir(), 'sternklar-commit-'));
  proof.defer(() => rm(folder, { recursive: true, force: true }));
  const archive = join(folder, 'code.tar.gz');
  await keepCode(root, commit, archive);
  const code = await layOutCode(proof, archive);
  // Where neither sentences nor code have changed since, today's is its own.
  await cp(join(root, LEARNED), join(code, LEARNED), { recursive: true }).catch(() => undefined);
  if ((await runIn(code, ['node', '-e', LEARN])) !== 0)
    throw new Error(`${commit} could not learn what its assistant says.`);
  return [{ name: commit.slice(0, 9), code }];
};

const createCrew = async (proof: Proof, { url }: Fleet): Promise<{ crew: Crew; ask: Ask; end: () => void }> => {
  const { send, close } = createSend(url, 32);
  proof.defer(close);
  const ask = createAsk(send);
  const customers: Customer[] = [];
  for (let index = 0; index < CUSTOMERS; index += 1) {
    const credentials = { email: `wechsel-${index}@sternklar.test`, password: 'stern-wechsel-1' };
    const { access_token: token } = await register(ask, credentials);
    customers.push({ token, businessId: await addBusiness(ask, token, `Gasthaus Wechsel ${index}`) });
  }
  const stop = new AbortController();
  const crew: Crew = {
    send,
    customers,
    adminToken: await logIn(ask),
    knowledge: createKnowledge(),
    fault: proof.fault,
    signal: AbortSignal.any([stop.signal, proof.signal]),
    restFactor: REST_FACTOR,
  };
  return { crew, ask, end: () => stop.abort() };
};

/** Whatever a process logs as an error while both versions are well is one. */
const complaints = (fleet: Fleet, name: string): readonly string[] => {
  const lines = fleet.output(name).match(/^\{"level":(50|60).*$/gm) ?? [];
  return [...Map.groupBy(lines, (line) => JSON.parse(line).msg as string)].map(
    ([message, all]) => `${name}: ${all.length} × ${message}: ${all[0]?.slice(0, 400)}`,
  );
};

const sideBySide = async (proof: Proof, { name, code }: Earlier, ms: number): Promise<void> => {
  const fleet = await openFleet(proof);
  for (const role of ROLES) await fleet.start(`${role} of ${name}`, role, code);
  const { crew, ask, end } = await createCrew(proof, fleet);
  const timings: Timings = new Map();
  const perform = createPerform(crew, timings);
  for (let handedIn = 0; handedIn < REVIEWS_BEFORE; handedIn += 1) {
    const customer = crew.customers[handedIn % CUSTOMERS];
    if (customer) await handIn(crew, perform, customer);
  }
  const working = runCrew(crew, perform);
  for (const role of ROLES) await fleet.start(`${role} of today`, role);
  proof.say(`${name} and today run side by side`);
  const sql = await connect(fleet.ownerUrl);
  proof.defer(() => sql.end());
  const standing = watchStanding(sql);
  await delay(ms, undefined, { signal: proof.signal }).catch(() => undefined);
  const stood = await standing.stop();
  const [worst, worstMs = 0] = stood[0] ?? [];
  proof.say(`the read model that lacked an event for longest was ${worst}: ${Math.round(worstMs)} ms`);
  for (const [model, stoodMs] of stood)
    if (stoodMs > MOST_STANDING_MS) proof.fault(`${model} stood for ${Math.round(stoodMs)} ms beside another version.`);
  for (const role of END_IN_ORDER) await fleet.stop(`${role} of ${name}`);
  proof.say(`${name} ended`);
  await delay(ms / 4, undefined, { signal: proof.signal }).catch(() => undefined);
  end();
  await working;
  const all = [...timings.values()].flat().sort((one, other) => one - other);
  const slowest = [0.5, 0.99, 1].map((share) => `${Math.round(all[Math.ceil(share * all.length) - 1] ?? 0)} ms`);
  proof.say(`${all.length} requests, half within ${slowest[0]}, 99 % within ${slowest[1]}, the slowest ${slowest[2]}`);
  for (const role of ROLES)
    for (const version of [name, 'today']) complaints(fleet, `${role} of ${version}`).forEach(proof.fault);
  await isWhole(proof, { fleet, sql, crew, ask });
  for (const role of END_IN_ORDER) await fleet.stop(`${role} of today`);
};

interface Written {
  readonly fleet: Fleet;
  readonly sql: pg.Client;
  readonly crew: Crew;
  readonly ask: Ask;
}

/** Everything acknowledged is there once, mailed once, and as a rebuild has it. */
const isWhole = async (proof: Proof, { fleet, sql, crew, ask }: Written) => {
  const { customers, knowledge } = crew;
  for (const { token, businessId } of customers) {
    const ids = knowledge.acknowledged.get(businessId) ?? [];
    const listed = await ask<SeenReview[]>(`/api/reviews/${businessId}`, { token });
    stale(owed(knowledge, ids), listed).forEach(proof.fault);
    const missing = ids.filter((id) => !listed.some((review) => review.id === id));
    if (missing.length > 0) proof.fault(`${missing.length} acknowledged reviews are missing.`);
  }
  (await checkLog(sql)).forEach(proof.fault);
  (await checkMails(sql)).forEach(proof.fault);
  const { tables, faults } = await compareWithRebuild(proof, fleet.dataDir, sql);
  faults.forEach(proof.fault);
  proof.say(`each mail sent once, ${tables} tables of read models equal to a rebuild`);
};

/** Old and new processes serve, follow and work on one database at once, for this long with each earlier version. */
const rolling =
  (earlierVersions: (proof: Proof) => Promise<readonly Earlier[]>) =>
  async (proof: Proof, ms: number): Promise<void> => {
    for (const earlier of await earlierVersions(proof)) await sideBySide(proof, earlier, ms);
  };

export const tryClosedVersions = rolling(closedVersions);
export const tryCommitBefore = rolling(commitBefore);
