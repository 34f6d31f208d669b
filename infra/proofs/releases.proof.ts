/** `npm run prove releases [-- --version 0.1.0]`: today's product on what earlier versions wrote. See docs/proofs/releases.md. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { createAsk, logIn } from '../../backend/src/testing/ask.ts';
import { ADMIN } from '../../backend/src/testing/running-product.ts';
import { root } from '../commands/steps.ts';
import { complaintsOf } from './common/complaints.ts';
import { createSend, type Send } from './common/exchange.ts';
import { type Proof, runProof } from './common/proof.ts';
import { compareWithRebuild } from './common/rebuilding.ts';
import { openStage, type Stage } from './common/stage.ts';
import { checkLog } from './kill/verify.ts';
import { goOn } from './releases/go-on.ts';
import { type Kept, placesOf, releases, SETTINGS, unpacked } from './releases/kept-release.ts';
import { layOut } from './releases/lay-out.ts';
import { differences, readAll } from './releases/readings.ts';

const { values } = parseArgs({ options: { version: { type: 'string' } } });
const CLOCK = join(import.meta.dirname, 'releases/clock.ts');
const SIGNED_WITHIN_MS = 20_000;
/** Of the odd rows: whose reviews have been through everything. */
const CUSTOMER = 'bestand@sternklar.test';

const answersAsThen = async (proof: Proof, send: Send, kept: Kept, tokenOf: (caller: string) => string) => {
  const today = await readAll(send, kept.answers, tokenOf);
  differences(kept.answers, today).forEach(proof.fault);
  proof.say(`${today.length} answers compared, with ${kept.people.length} sessions from then`);
};

const signInEverybody = async (proof: Proof, send: Send, { people }: Kept) => {
  const ask = createAsk(send);
  for (const person of people) {
    await logIn(ask, person).catch((error) => proof.fault(`${person.email} cannot sign in: ${error}`));
  }
  proof.say(`${people.length} people signed in`);
};

/** The log only grew since the version's checkpoint: by `npm run audit -- watch`, which asks for the proof. */
const grewOnly = async (proof: Proof, stage: Stage, sql: pg.Client, { checkpoint }: Kept) => {
  const folder = await mkdtemp(join(tmpdir(), 'sternklar-checkpoint-'));
  proof.defer(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'checkpoint');
  await writeFile(file, checkpoint);
  const ask = createAsk(createSend(stage.url, 1).send);
  const head = Number((await sql.query('select position from event_log.log_head')).rows[0].position);
  const signed = async () => (await ask<{ size: number }>('/api/audit/checkpoint')).size;
  for (const deadline = Date.now() + SIGNED_WITHIN_MS; (await signed()) < head && Date.now() < deadline; )
    await delay(100);
  const watched = await new Promise<string>((ended) => {
    const command = [join(root, 'backend/src/command-lines/audit.cli.ts'), 'watch', file, '--url', stage.url];
    execFile(process.execPath, command, { cwd: root }, (error, printed, complained) =>
      ended(error ? `FEHLER: ${printed}${complained}` : printed),
    );
  });
  if (!watched.includes('Seit dem letzten Mal kam nur hinzu.')) proof.fault(`The log did not only grow: ${watched}`);
  else proof.say(`the log only grew since the checkpoint of then, up to ${head} events`);
};

/** The product that goes by the clock of then, beside a database that goes by today's, has one of them in doubt. */
const ofTheClock = (complaint: string): boolean => complaint.includes('a clock is in doubt');

/** What an operator does who has looked at both clocks. */
const confirmClock = (dataDir: string): Promise<string | null> =>
  new Promise((ended) => {
    const command = [join(root, 'backend/src/command-lines/admin.cli.ts'), 'clock', 'confirm', '--yes'];
    const environment = { ...process.env, ...SETTINGS, DATA_DIR: dataDir };
    execFile(process.execPath, command, { cwd: root, env: environment }, (error, printed, complained) =>
      ended(error ? `The clock cannot be confirmed: ${printed}${complained}` : null),
    );
  });

/** As an installation is updated that stood still until today: all that became due meanwhile is made up for. */
const startToday = async (proof: Proof, dataDir: string) => {
  const stage = await openStage(proof, { dataDir, env: SETTINGS });
  const { send, close } = createSend(stage.url, 1);
  proof.defer(close);
  await logIn(createAsk(send), ADMIN);
  const failure = await confirmClock(dataDir);
  if (failure !== null) proof.fault(failure);
  const sql = await stage.database();
  (await checkLog(sql)).forEach(proof.fault);
  complaintsOf(stage)
    .filter((complaint) => !ofTheClock(complaint))
    .forEach(proof.fault);
  await stage.product().stop();
  proof.say('started by the clock of today');
};

/** Living ones are forgotten after a while, which a rebuild does not know: they are compared with those it has of them. */
const LIVE_UPDATES = /^rm_live_update_v\d+\.live_update /;

const asRebuilt = async (proof: Proof, dataDir: string, sql: pg.Client) => {
  const found = await sql.query<{ name: string }>(
    "select schemaname || '.live_update' as name from pg_tables where schemaname ~ '^rm_live_update_v[0-9]+$'",
  );
  const live = found.rows.map(({ name }) => name);
  for (const [index, name] of live.entries()) await sql.query(`create temp table live_${index} as table ${name}`);
  const { tables, faults } = await compareWithRebuild(proof, dataDir, sql);
  faults.filter((fault) => !LIVE_UPDATES.test(fault)).forEach(proof.fault);
  for (const [index, name] of live.entries()) {
    const { rowCount } = await sql.query(`table live_${index} except all table ${name}`);
    if (rowCount) proof.fault(`${name} had ${rowCount} rows that a rebuild does not make.`);
  }
  proof.say(`${tables} tables of read models compared with a rebuild`);
};

const proveRelease = async (proof: Proof, version: string) => {
  const kept: Kept = JSON.parse(await unpacked(placesOf(version).kept));
  const dataDir = await layOut(proof, version);
  proof.say(`${version} laid out as of ${kept.at}`);
  const env = { ...SETTINGS, NODE_OPTIONS: `--import ${CLOCK}`, CLOCK_STARTS_AT: kept.at };
  const stage = await openStage(proof, { dataDir, env });
  const { send, close } = createSend(stage.url, 4);
  proof.defer(close);
  const tokens = new Map(kept.people.map(({ email, token }) => [email, token]));
  const tokenOf = (caller: string) => (caller === 'visitor' ? kept.visitorToken : (tokens.get(caller) ?? ''));
  await answersAsThen(proof, send, kept, tokenOf);
  await signInEverybody(proof, send, kept);
  const { steps, faults } = await goOn(send, kept, tokenOf, { admin: ADMIN.email, customer: CUSTOMER });
  faults.forEach(proof.fault);
  proof.say(`${steps} commands on old streams`);
  const sql = await stage.database();
  await grewOnly(proof, stage, sql, kept);
  (await checkLog(sql)).forEach(proof.fault);
  await asRebuilt(proof, dataDir, sql);
  complaintsOf(stage)
    .filter((complaint) => !ofTheClock(complaint))
    .forEach(proof.fault);
  await stage.product().stop();
  await startToday(proof, dataDir);
};

await runProof(
  {
    name: 'releases',
    proves: 'today’s product starts on what every earlier version wrote, answers the same, and goes on with it.',
    limitMs: 420_000,
  },
  async (proof) => {
    const asked = releases().filter(({ version }) => values.version === undefined || values.version === version);
    if (asked.length === 0) proof.fault(`There is no version ${values.version}.`);
    for (const { version } of asked) await proveRelease(proof, version);
  },
);
