/** `npm run prove disk [-- --megabytes 400 --seconds 5]`: a full disk. See docs/proofs/disk.md. */
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { addBusiness, createAsk, logIn, register } from '../../backend/src/testing/ask.ts';
import { complaintsOf } from './common/complaints.ts';
import { createSend } from './common/exchange.ts';
import { runProof } from './common/proof.ts';
import { compareWithRebuild } from './common/rebuilding.ts';
import { openStage } from './common/stage.ts';
import { compareAccounts, compareReviews, waitForReturn } from './disk/aftermath.ts';
import { type Count, type Customer, createLedger, type Load, PASSWORD, runLoad } from './disk/load.ts';
import { mountTinyDisk } from './disk/tiny-disk.ts';
import { checkLog, checkMails } from './kill/verify.ts';

const { values } = parseArgs({
  options: { megabytes: { type: 'string', default: '400' }, seconds: { type: 'string', default: '5' } },
});
const seconds = Number(values.seconds);
const CUSTOMERS = 3;
const WITH_ROOM_MS = 3_000;
const ENOUGH_REFUSED = 10;
const REFUSED_WITHIN_MS = 45_000;
const LIMIT_MS = 480_000;
/** How full the disk gets, and what gives way first. Half a segment of the write-ahead log (16 MB) is room for rows only. */
const FILLINGS = [
  { name: 'no room for rows', megabytesLeft: 0 },
  { name: 'no room for the write-ahead log', megabytesLeft: 8 },
] as const;

/** Commands wait for a while before they give up: the store tries again, in case it is only a hiccup. */
const untilRefused = async (writes: Count, refused: number) => {
  for (const deadline = Date.now() + REFUSED_WITHIN_MS; Date.now() < deadline; await delay(200))
    if (writes.refused >= refused) return;
};

const renderCount = ({ done, refused, slowestRefusal }: Count) =>
  `${done} done, ${refused} refused (the slowest after ${(slowestRefusal / 1_000).toFixed(1)} s)`;

await runProof(
  {
    name: 'disk',
    proves:
      'on a full disk commands are refused cleanly; with space again the product goes on, with everything acknowledged.',
    limitMs: LIMIT_MS,
  },
  async (proof) => {
    const disk = await mountTinyDisk(proof, Number(values.megabytes));
    if (typeof disk === 'string') return proof.notRun(disk);
    const stage = await openStage(proof, { dataDir: disk.folder });
    const { send, close } = createSend(stage.url, 16);
    proof.defer(close);
    const ask = createAsk(send);
    const customers: Customer[] = [];
    for (let index = 0; index < CUSTOMERS; index += 1) {
      const { access_token: token } = await register(ask, {
        email: `platte-${index}@sternklar.test`,
        password: PASSWORD,
      });
      customers.push({ token, businessId: await addBusiness(ask, token, `Gasthaus Platte ${index}`) });
    }
    const stop = new AbortController();
    const ledger = createLedger();
    const signal = AbortSignal.any([stop.signal, proof.signal]);
    const load: Load = { send, customers, adminToken: await logIn(ask), ledger, fault: proof.fault, signal };
    const report = async (when: string) => {
      proof.say(
        `${when}: ${await disk.freeMegabytes()} MB free; commands: ${renderCount(ledger.writes)}; readings: ${renderCount(ledger.reads)}`,
      );
    };

    const loading = runLoad(load);
    await delay(WITH_ROOM_MS);
    await report('with room');
    for (const { name, megabytesLeft } of FILLINGS) {
      const before = ledger.writes.refused;
      await disk.fillUpTo(megabytesLeft);
      await untilRefused(ledger.writes, before + ENOUGH_REFUSED);
      await delay(seconds * 1_000);
      await report(name);
      if (ledger.writes.refused === before) proof.fault(`With ${name}, no command was refused: nothing was shown.`);
      await disk.clear();
      const back = await waitForReturn(stage, ledger);
      if (back === null) throw new Error('With space again, the product took no command within two minutes.');
      await report(`with room again, goes on ${back}`);
    }
    stop.abort();
    await loading;
    for (const complaint of complaintsOf(stage)) proof.say(`the server's log: ${complaint}`);

    const sql = await stage.database();
    const compared = await compareWithRebuild(proof, stage.dataDir, sql);
    for (const faults of [
      await compareReviews(ask, { customers, ledger }),
      await compareAccounts(send, ledger),
      await checkLog(sql),
      await checkMails(sql),
      compared.faults,
    ])
      faults.forEach(proof.fault);
    proof.say(
      `${ledger.reviews.size} reviews, ${ledger.statuses.size} decisions, ${ledger.registered.size} registrations ` +
        `acknowledged and there once; ${compared.tables} tables equal to a rebuild`,
    );
  },
);
