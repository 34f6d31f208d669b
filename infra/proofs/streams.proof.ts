/** `npm run prove streams [-- --streams 10000]`: many open live streams at one process. See docs/proofs/streams.md. */
import { parseArgs } from 'node:util';
import { openFilesLimit } from '../../backend/src/platform/settings/open-files.ts';
import { createSend } from './common/exchange.ts';
import { INSPECTED } from './common/inspector.ts';
import { type Proof, runProof } from './common/proof.ts';
import { openStage } from './common/stage.ts';
import { createCast } from './streams/cast.ts';
import { checkLogout, checkSpeed, checkStatusChange } from './streams/checks.ts';
import { planStreams } from './streams/open-files.ts';
import { createProcessWatch } from './streams/process-watch.ts';
import { createSessions, openScreen, openScreens, type Screen } from './streams/screens.ts';

const CUSTOMERS = 20;
const IDLE_MS = 5_000;
const FREE_WITHIN_MS = 20_000;
const { values } = parseArgs({ options: { streams: { type: 'string' } } });

const hangUpAll = async (screens: readonly Screen[]) => {
  for (const { stream } of screens) stream.hangUp();
  await Promise.all(screens.map(({ stream }) => stream.ended));
};

const prove = async (proof: Proof, streams: number) => {
  const env = { MAX_LIVE_STREAMS: String(streams), NODE_OPTIONS: INSPECTED };
  const stage = await openStage(proof, { env });
  const { send, close } = createSend(stage.url, 4);
  proof.defer(close);
  const sql = await stage.database();
  const watch = await createProcessWatch(stage.product());
  proof.defer(watch.close);
  const cast = await createCast(send, CUSTOMERS);
  const perCustomer = Math.floor((streams * 0.98) / CUSTOMERS);
  const sessions = await createSessions(sql, cast.adminId, streams - perCustomer * CUSTOMERS);
  for (const { accountId } of cast.customers) sessions.push(...(await createSessions(sql, accountId, perCustomer)));
  const before = await watch.weigh();
  proof.say(`product alone: ${watch.render(before)}, processor ${await watch.load(IDLE_MS)} %`);

  const started = performance.now();
  const screens = await openScreens(stage.url, sessions);
  proof.defer(() => hangUpAll(screens));
  const seconds = (performance.now() - started) / 1_000;
  const refused = screens.filter(({ stream }) => stream.status !== 200).length;
  if (refused > 0) proof.fault(`${refused} of ${streams} streams were refused.`);
  const open = await watch.weigh();
  proof.say(`${screens.length} streams open after ${seconds.toFixed(1)} s: ${watch.render(open)}`);
  proof.say(`each stream: ${watch.renderShare(before, open, streams)}`);

  const [spare] = await createSessions(sql, cast.adminId, 1);
  if (spare) {
    const { stream } = await openScreen(stage.url, spare);
    if (stream.status !== 503) proof.fault(`One more than MAX_LIVE_STREAMS was answered ${stream.status}, not 503.`);
    stream.hangUp();
  }
  proof.say(`processor while nothing happens: ${await watch.load(IDLE_MS)} %`);
  await checkSpeed({ proof, send, cast });
  for (const customer of cast.customers.slice(0, 3)) {
    await checkStatusChange({ proof, send, cast }, { customer, screens });
  }
  await checkLogout({ proof, send, cast }, screens);

  await hangUpAll(screens);
  const after = await watch.untilFree(before, FREE_WITHIN_MS);
  proof.say(`all closed: ${watch.render(after)}`);
  for (const fault of watch.leftBehind(before, after)) proof.fault(fault);
};

await runProof(
  {
    name: 'streams',
    proves: 'one process keeps thousands of live streams, tells the right ones, and frees everything when they close.',
    limitMs: 240_000,
  },
  async (proof) => {
    const plan = planStreams(values.streams === undefined ? null : Number(values.streams), openFilesLimit());
    if ('refused' in plan) {
      proof.fault(plan.refused);
      return;
    }
    if (plan.note) proof.say(plan.note);
    await prove(proof, plan.streams);
  },
);
