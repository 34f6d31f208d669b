/** `npm run prove evidence`: files in an independent S3 server that checks signatures. See docs/proofs/evidence.md. */
import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createS3FileStore, type S3FileStore } from '../../backend/src/platform/files/s3/s3-file-store.ts';
import { type Ask, addBusiness, addReview, createAsk, register } from '../../backend/src/testing/ask.ts';
import { root } from '../commands/steps.ts';
import { runBackupCommand } from './common/backups.ts';
import { createSend, type Send } from './common/exchange.ts';
import { type Proof, runProof } from './common/proof.ts';
import { openStage, type Stage } from './common/stage.ts';
import { BUCKET, findS3Server, LOGIN, openS3Server, type S3Server } from './evidence/s3-server.ts';

const WORD = 'pflanze-im-beleg';
/** Many pieces, as stored. */
const LARGE_BYTES = 3_000_000;
const PIECE_BYTES = 1_000_000;

const pdfOf = (length: number): Buffer => {
  const filler = randomBytes(Math.ceil(length / 2))
    .toString('hex')
    .slice(0, length);
  return Buffer.from(`%PDF-1.4\n% ${WORD} ${filler}\n%%EOF\n`);
};

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

interface Customer {
  readonly ask: Ask;
  readonly send: Send;
  readonly token: string;
  readonly reviewId: string;
}

interface Restoring {
  readonly stage: Stage;
  readonly env: Readonly<Record<string, string>>;
  readonly server: S3Server;
}

const newCustomer = async (proof: Proof, { url }: Stage, email = 'belege@sternklar.test'): Promise<Customer> => {
  const { send, close } = createSend(url, 4);
  proof.defer(close);
  const ask = createAsk(send);
  const { access_token: token } = await register(ask, { email, password: 'stern-belege-1' });
  return { ask, send, token, reviewId: await addReview(ask, token, await addBusiness(ask, token, 'Gasthaus Beleg')) };
};

/** Announces a file and sends all of it; the upload's id. */
const sendFile = async ({ ask, token, reviewId }: Customer, bytes: Buffer): Promise<string> => {
  const path = `/api/reviews/${reviewId}/evidence-uploads`;
  const { id } = await ask<{ id: string }>(path, {
    method: 'POST',
    token,
    body: { name: 'Beleg.pdf', size: bytes.length },
  });
  for (let offset = 0; offset < bytes.length; offset += PIECE_BYTES) {
    const piece = bytes.subarray(offset, offset + PIECE_BYTES);
    await ask(`/api/evidence-uploads/${id}?offset=${offset}`, { method: 'PUT', token, bytes: piece });
  }
  return id;
};

const complete = ({ send, token }: Customer, uploadId: string) =>
  send({
    method: 'POST',
    path: `/api/evidence-uploads/${uploadId}/completion`,
    headers: { authorization: `Bearer ${token}` },
  });

const add = async (
  customer: Customer,
  bytes: Buffer,
): Promise<{ readonly id: string; readonly content_hash: string }> => {
  const { status, text } = await complete(customer, await sendFile(customer, bytes));
  if (status !== 201) throw new Error(`Evidence was refused with ${status}: ${text}`);
  return JSON.parse(text);
};

/** The bytes that are given out; null when there is no whole answer. */
const fetched = async ({ token, reviewId }: Customer, { url }: Stage, id: string): Promise<Buffer | null> => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/reviews/${reviewId}/evidence/${id}/file`, { headers });
  return answer.ok ? answer.arrayBuffer().then(Buffer.from, () => null) : null;
};

const checkCommand = ({ dataDir }: Stage, env: Readonly<Record<string, string>>) =>
  new Promise<{ readonly code: number; readonly said: string }>((ended) => {
    execFile(
      process.execPath,
      [join(root, 'backend/src/command-lines/admin.cli.ts'), 'evidence', 'check'],
      { cwd: root, env: { ...process.env, DATA_DIR: dataDir, ...env } },
      (error, out, err) => ended({ code: error ? Number(error.code ?? 1) : 0, said: `${out}${err}` }),
    );
  });

/** No object holds a word of a file, and somebody without the secret gets none. */
const checkBucket = async (proof: Proof, server: S3Server) => {
  const files = await server.files();
  if (files.length === 0) proof.fault('Nothing is in the bucket.');
  for (const file of files) {
    if ((await readFile(file)).includes(WORD)) proof.fault(`An object of the bucket is in clear: ${file}`);
  }
  const { status } = await fetch(`${server.url}/${BUCKET}?list-type=2`);
  if (status !== 403) proof.fault(`The server lists the bucket without a signature (${status}): it shows nothing.`);
  proof.say(
    `${files.length} files below the bucket, none of them in clear; without a signature the server answers ${status}`,
  );
};

const storeOn = ({ url }: S3Server) =>
  createS3FileStore({ endpoint: url, region: 'eu-central-1', bucket: BUCKET, pathStyle: true, ...LOGIN });

const objectIn = async (store: S3FileStore, id: string): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for await (const piece of (await store.get(id)) ?? []) pieces.push(piece);
  return Buffer.concat(pieces);
};

/** Turns one bit of an object, as somebody could who may write to the bucket. */
const flipBit = async (server: S3Server, id: string): Promise<void> => {
  const store = storeOn(server);
  const bytes = await objectIn(store, id);
  const at = Math.floor(bytes.length / 2);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await store.put(id, [bytes]);
  store.close();
};

/**
 * A backup is taken, evidence is removed, and the backup is restored: its object is missing and named, and once the bucket has it
 * again, as from its versions, everything is whole.
 */
const checkRestored = async (proof: Proof, { stage, env, server }: Restoring): Promise<void> => {
  const customer = await newCustomer(proof, stage, 'sicherung@sternklar.test');
  const { id, content_hash } = await add(customer, pdfOf(500_000));
  const store = storeOn(server);
  proof.defer(() => store.close());
  const version = await objectIn(store, id);
  const folder = await mkdtemp(join(tmpdir(), 'sternklar-evidence-backup-'));
  proof.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));
  await runBackupCommand(proof, 'backup', { dataDir: stage.dataDir, folder: join(folder, 'backup') });
  const { ask, token, reviewId } = customer;
  await ask(`/api/reviews/${reviewId}/evidence/${id}`, { method: 'DELETE', token });
  await stage.product().stop();

  const dataDir = join(folder, 'data');
  await cp(join(stage.dataDir, 'secrets'), join(dataDir, 'secrets'), { recursive: true });
  await runBackupCommand(proof, 'restore', { dataDir, folder: join(folder, 'backup') });
  const restored = await openStage(proof, { dataDir, env });
  const missing = await checkCommand(restored, env);
  if (missing.code !== 1 || !missing.said.includes(id))
    proof.fault(`The check did not name what the bucket misses after a restore (${missing.code}): ${missing.said}`);
  if ((await fetched(customer, restored, id)) !== null) proof.fault('A file that is not there was given out.');
  await store.put(id, [version]);
  const whole = await checkCommand(restored, env);
  if (whole.code !== 0) proof.fault(`With the object back the check ended with ${whole.code}: ${whole.said}`);
  const given = await fetched(customer, restored, id);
  if (given === null || sha256(given) !== content_hash) proof.fault('With the object back its file is not as it was.');
  proof.say(
    'a restored backup named the one object that was removed since, and was whole once the bucket had it again',
  );
};

const checkStoreAway = async (proof: Proof, customer: Customer, server: S3Server, stored: string, stage: Stage) => {
  const bytes = pdfOf(500_000);
  const uploadId = await sendFile(customer, bytes);
  await server.kill();
  const refused = await complete(customer, uploadId);
  if (refused.status !== 503 || !refused.headers['retry-after'] || !refused.text.includes('files-unavailable'))
    proof.fault(`With the store away a completion was answered ${refused.status}: ${refused.text}`);
  const { ask, token, reviewId } = customer;
  await ask(`/api/reviews/${reviewId}/case`, { token });
  await addReview(ask, token, await addBusiness(ask, token, 'Gasthaus ohne Dateien'));
  if ((await fetched(customer, stage, stored)) !== null) proof.fault('A file was given out with the store away.');
  await server.start();
  const again = await complete(customer, uploadId);
  if (again.status !== 201)
    proof.fault(`With the store back the same upload was answered ${again.status}: ${again.text}`);
  proof.say(
    'the store was killed before an upload was complete: 503, everything else went on, and the same upload went through after',
  );
};

const checkWrongSecret = async (proof: Proof, env: Readonly<Record<string, string>>) => {
  const stage = await openStage(proof, { env: { ...env, EVIDENCE_S3_SECRET: 'falsch' } });
  const customer = await newCustomer(proof, stage);
  const { status, text } = await complete(customer, await sendFile(customer, pdfOf(100)));
  if (status !== 503) proof.fault(`With a wrong secret a file was answered ${status}: ${text}`);
  if (!stage.product().output().includes('the store of files cannot be used'))
    proof.fault('Nobody is told of the wrong secret.');
  proof.say(`a wrong secret is told of at the start, and refused by the server: ${status}`);
  await stage.product().stop();
};

await runProof(
  {
    name: 'evidence',
    proves:
      'files lie in an S3 server that checks signatures as ciphertext alone; what is changed there is found; while it is away the rest goes on.',
    // On a new machine the S3 server is built within it, beside what builds k6.
    limitMs: 1_500_000,
  },
  async (proof) => {
    const found = await findS3Server(proof.say);
    if ('missing' in found) return proof.notRun(found.missing);
    const server = await openS3Server(proof, found.program);
    await server.start();
    const env = {
      EVIDENCE_S3_ENDPOINT: server.url,
      EVIDENCE_S3_BUCKET: BUCKET,
      EVIDENCE_S3_KEY: LOGIN.key,
      EVIDENCE_S3_SECRET: LOGIN.secret,
    };
    await checkWrongSecret(proof, env);
    const stage = await openStage(proof, { env });
    const customer = await newCustomer(proof, stage);
    const large = await add(customer, pdfOf(LARGE_BYTES));
    const given = await fetched(customer, stage, large.id);
    if (given === null || sha256(given) !== large.content_hash)
      proof.fault('A stored file is not given out as it was sent.');
    const sql = await stage.database();
    const { rows } = await sql.query<{ pieces: number }>('select count(*)::integer as pieces from files.pieces');
    if (rows[0]?.pieces !== 0) proof.fault('Files lie in PostgreSQL, too.');
    await checkBucket(proof, server);
    await checkStoreAway(proof, customer, server, large.id, stage);

    const whole = await checkCommand(stage, env);
    if (whole.code !== 0) proof.fault(`The check of whole files ended with ${whole.code}: ${whole.said}`);
    await flipBit(server, large.id);
    const spoiled = await checkCommand(stage, env);
    if (spoiled.code !== 1 || !spoiled.said.includes(large.id))
      proof.fault(`The check did not find the changed object (${spoiled.code}): ${spoiled.said}`);
    if ((await fetched(customer, stage, large.id)) !== null) proof.fault('A changed file was given out whole.');
    proof.say(`one bit was turned in the bucket: ${spoiled.said.trim().split('\n').at(-1)}`);

    const { ask, token, reviewId } = customer;
    await ask(`/api/reviews/${reviewId}/evidence/${large.id}`, { method: 'DELETE', token });
    if ((await server.files()).some((path) => path.includes(large.id)))
      proof.fault('A removed file is still in the bucket.');
    await checkRestored(proof, { stage, env, server });
  },
);
