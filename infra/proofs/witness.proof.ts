/** `npm run prove witness [-- --forgeries 39]`: an independent public witness and client follow the log. See docs/proofs/witness.md. */
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createNoteSigner } from '@sternklar/event-store/transparency/signed-note';
import { verifyBundle } from '../../backend/src/audit/verify/verify-bundle.mjs';
import { addBusiness, addReview, createAsk, register } from '../../backend/src/testing/ask.ts';
import { createForger, DATABASE_CHANGES, type DatabaseChange } from './audit/database-changes.ts';
import { fetchBundle } from './audit/fetch-bundle.ts';
import { randomFrom } from './audit/mutations.ts';
import { AUDIT_KEY, fillLog, type Stock } from './audit/stock.ts';
import { createSend } from './common/exchange.ts';
import { type Proof, runProof } from './common/proof.ts';
import { openStage, type Stage } from './common/stage.ts';
import { findIndependent } from './witness/find-independent.ts';
import { type IndependentWitness, type Reading, readIndependently, startWitness } from './witness/run-independent.ts';

const { values } = parseArgs({ options: { forgeries: { type: 'string', default: '39' } } });
const FORGERIES = Number(values.forgeries);
const SEED = 12;
const MINUTE_MS = 60_000;
/** The product hands checkpoints in once a minute. */
const FOLLOWS_WITHIN_MS = 4 * MINUTE_MS;
const ORIGIN = 'localhost/audit';
const LOG = createNoteSigner(ORIGIN, AUDIT_KEY);
const STRANGER = createNoteSigner(ORIGIN, Buffer.alloc(32, 77));

const until = async (proof: Proof, what: string, look: () => Promise<boolean>): Promise<boolean> => {
  for (
    const deadline = Date.now() + FOLLOWS_WITHIN_MS;
    Date.now() < deadline && !proof.signal.aborted;
    await delay(500)
  )
    if (await look()) return true;
  proof.fault(`${what} did not happen within ${FOLLOWS_WITHIN_MS / 1_000} s.`);
  return false;
};

const checkpointOf = async ({ url }: Stage): Promise<string> => (await fetch(`${url}/audit/checkpoint`)).text();
const sizeIn = (note: string): number => Number(note.split('\n')[1]);
const metricOf = async ({ url }: Stage, name: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
};

const envOf = (witness: IndependentWitness) => ({
  AUDIT_SIGNING_KEY: AUDIT_KEY.toString('hex'),
  AUDIT_WITNESSES: `${witness.url} ${witness.key}`,
  AUDIT_WITNESS_QUORUM: '1',
  AUDIT_WITNESS_MINUTES: '0',
});

/** Until the witness has cosigned everything, without anybody's doing. */
const followed = (proof: Proof, stage: Stage, witness: IndependentWitness) =>
  until(proof, 'That the witness follows', async () => {
    const note = await checkpointOf(stage);
    return note.includes(`\n— ${WITNESS_NAME} `) && (await witness.size()) === sizeIn(note);
  });

const WITNESS_NAME = 'witness.independent.example/w1';

const expectVerified = async (proof: Proof, program: string, reading: Reading): Promise<void> => {
  const told = await readIndependently(program, reading);
  if ('refused' in told) return proof.fault(`The independent client refuses an honest log: ${told.refused}`);
  const { size, inclusions, consistent, entries, logTime, witnessTime, entriesError } = told;
  if (inclusions !== size || consistent !== size || size === 0)
    proof.fault(`It verified ${inclusions} inclusions and ${consistent} growths of ${size}.`);
  const now = Date.now() / 1_000;
  if (Math.abs(now - witnessTime) > 600 || Math.abs(now - logTime) > 600)
    proof.fault(`The checkpoint carries the times ${logTime} and ${witnessTime}, now is ${Math.floor(now)}.`);
  if (reading.token !== undefined && (entries !== size || entriesError !== ''))
    proof.fault(`It read ${entries} entries of ${size}: ${entriesError}`);
  if (reading.token === undefined && (entries !== 0 || !entriesError.includes('401')))
    proof.fault(`Without a token it read ${entries} entries: ${entriesError}`);
  proof.say(
    `torchwood verified ${inclusions} inclusions and ${consistent} growths of ${size} leaves from the tiles${reading.token === undefined ? ', and was refused the entries' : `, and ${entries} entries`}`,
  );
};

const tryBundle = async (
  proof: Proof,
  { url }: Stage,
  { stock, witness }: { stock: Stock; witness: IndependentWitness },
) => {
  const bundle = await fetchBundle(url, stock.adminToken);
  const key = `${LOG.key.text}\n`;
  const good = await verifyBundle(bundle, { key, witnesses: `${witness.key}\n` });
  if (good.problems.length > 0) proof.fault(`A bundle with cosignatures is refused: ${good.problems.join(' ')}`);
  for (const [witnesses, quorum] of [
    [`${createNoteSigner('other.example', Buffer.alloc(32, 78)).key.text}\n`, 1],
    [`${witness.key}\n`, 2],
  ] as const) {
    const { problems } = await verifyBundle(bundle, { key, witnesses, quorum });
    if (problems.length === 0) proof.fault('A bundle passes without the cosignatures that were asked for.');
  }
  proof.say(`a bundle keeps the cosignatures: ${good.remarks.at(-1)}`);
};

/** What an operator forges in the database, the independent client must refuse: by its hash, its proof, or since it is missing. */
const tryForgedDatabase = async (
  proof: Proof,
  { stage, program, reading }: { stage: Stage; program: string; reading: Reading },
) => {
  const isRefused = async (): Promise<boolean> => {
    const told = await readIndependently(program, reading);
    return 'refused' in told || told.entriesError !== '';
  };
  const owner = await stage.database();
  const forger = await createForger(owner);
  const { rows } = await owner.query<{ size: number }>('select size::int from transparency_log.log');
  const size = rows[0]?.size ?? 0;
  const random = randomFrom(SEED);
  let found = 0;
  for (let number = 0; number < FORGERIES && !proof.signal.aborted; number += 1) {
    const change = DATABASE_CHANGES[number % DATABASE_CHANGES.length] as DatabaseChange;
    const position = 1 + random(size);
    await forger.change(change, position);
    if (await isRefused()) found += 1;
    else proof.fault(`torchwood takes the database for honest with ${change.name}, at event ${position}.`);
    await forger.restore(position);
  }
  if (await isRefused()) proof.fault('torchwood refuses the database that was restored.');
  await forger.guard();
  proof.say(`torchwood refused ${found} of ${FORGERIES} forgeries of the database, times among them`);
};

const prove = async (proof: Proof) => {
  const found = await findIndependent();
  if ('missing' in found) return proof.notRun(found.missing);
  const { program } = found;
  const witness = await startWitness(proof, program, {
    logKey: LOG.key.text,
    name: WITNESS_NAME,
    seed: Buffer.alloc(32, 7),
  });
  const stage = await openStage(proof, { env: envOf(witness) });
  const { send, close } = createSend(stage.url, 2);
  proof.defer(close);
  // From its start on, so that it has to follow what is written next.
  if (!(await until(proof, 'That the witness begins', async () => (await witness.size()) > 0))) return;
  const before = await witness.size();
  const stock = await fillLog(send);
  const ask = createAsk(send);
  const { access_token: token } = await register(ask, { email: 'spaeter@sternklar.test', password: 'stern-pruef-1' });
  const businessId = await addBusiness(ask, token, 'Gasthaus Zur Glocke');
  for (let number = 0; number < 3; number += 1) await addReview(ask, token, businessId);
  if (!(await followed(proof, stage, witness))) return;
  if ((await witness.size()) <= before) proof.fault('The witness has followed no growth.');
  proof.say(
    `it followed from ${before} to ${await witness.size()} leaves, unattended, by a proof that the log only grew`,
  );

  const reading = { prefix: `${stage.url}/audit`, logKey: LOG.key.text, witnessKey: witness.key };
  await expectVerified(proof, program, { ...reading, token: stock.adminToken });
  await expectVerified(proof, program, reading);
  const strange = await readIndependently(program, { ...reading, logKey: STRANGER.key.text });
  if (!('refused' in strange)) proof.fault('The independent client takes another key for the log’s.');

  await tryBundle(proof, stage, { stock, witness });

  await tryForgedDatabase(proof, { stage, program, reading: { ...reading, token: stock.adminToken } });

  // The same name, the same key, another history: shown to the same witness.
  const kept = await witness.size();
  const other = await openStage(proof, { env: envOf(witness) });
  const otherSend = createSend(other.url, 2);
  proof.defer(otherSend.close);
  await fillLog(otherSend.send);
  const isSeen = await until(
    proof,
    'That the second log sees that the witness knows another history',
    async () => (await metricOf(other, 'transparency_log_splits')) === 1,
  );
  if ((await checkpointOf(other)).includes(`\n— ${WITNESS_NAME} `)) proof.fault('The witness has cosigned both logs.');
  if ((await witness.size()) < kept || !(await followed(proof, stage, witness)))
    proof.fault('The witness does not keep to the log that it has seen first.');
  if ((await metricOf(stage, 'transparency_log_splits')) !== 0) proof.fault('The first log is taken for split.');
  if (isSeen) proof.say('a second log of the same name and key is refused by the witness, and says so by its metric');
};

await runProof(
  {
    name: 'witness',
    proves:
      'any standard witness follows the log unattended, any standard client verifies it, and a split view is refused and seen.',
    limitMs: 30 * MINUTE_MS,
  },
  prove,
);
