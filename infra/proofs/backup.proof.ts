/** `npm run prove backup [-- --reviews 600]`: backups taken while writing, restored and compared. See docs/proofs/backup.md. */
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { type Ask, addBusiness, addReview, createAsk, logIn, register } from '../../backend/src/testing/ask.ts';
import { runBackupCommand as run } from './common/backups.ts';
import { createSend } from './common/exchange.ts';
import { type Proof, runProof } from './common/proof.ts';
import { compareWithRebuild } from './common/rebuilding.ts';
import { openStage, type Stage } from './common/stage.ts';
import { checkLog, digestReadModels } from './kill/verify.ts';

const { values } = parseArgs({ options: { reviews: { type: 'string', default: '600' } } });
const reviews = Number(values.reviews);
const WRITERS = 4;
const LIMIT_MS = 180_000;
const CREDENTIALS = { email: 'sicherung@sternklar.test', password: 'stern-sicherung-1' };

/** Positions up to one, with everything that an event is. */
const digestLog = async (sql: pg.Client, position: number): Promise<string> => {
  const { rows } = await sql.query(
    `select md5(string_agg(e::text, e'\\n' order by position)) as digest from event_log.events e where position <= $1`,
    [position],
  );
  return rows[0].digest;
};

/** Larger than a piece as it is sent, and than one as it is stored. */
const EVIDENCE_BYTES = 1_500_000;

interface KeptEvidence {
  /** Where its bytes are given out. */
  readonly path: string;
  readonly token: string;
  readonly bytes: Buffer;
}

/** Adds a PDF to a review, in pieces as the server wants them. */
const addEvidence = async (ask: Ask, token: string, reviewId: string): Promise<KeptEvidence> => {
  const inside = randomBytes(EVIDENCE_BYTES / 2).toString('hex');
  const bytes = Buffer.from(`%PDF-1.4\n% ${inside}\n%%EOF\n`);
  const evidence = `/api/reviews/${reviewId}/evidence`;
  const { id, chunk_size } = await ask<{ id: string; chunk_size: number }>(`${evidence}-uploads`, {
    method: 'POST',
    token,
    body: { name: 'Kassenbuch.pdf', size: bytes.length },
  });
  const path = `/api/evidence-uploads/${id}`;
  for (let offset = 0; offset < bytes.length; offset += chunk_size) {
    const piece = bytes.subarray(offset, offset + chunk_size);
    await ask(`${path}?offset=${offset}`, { method: 'PUT', token, bytes: piece });
  }
  const added = await ask<{ id: string }>(`${path}/completion`, { method: 'POST', token });
  return { path: `${evidence}/${added.id}/file`, token, bytes };
};

/** Whether an installation gives out what was added before the backup. */
const checkEvidence = async (proof: Proof, { url }: Stage, { path, token, bytes }: KeptEvidence) => {
  const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const given = Buffer.from(await answer.arrayBuffer());
  if (!answer.ok || !given.equals(bytes)) {
    proof.fault(
      `Evidence added before the backup is not given out as it was (${answer.status}, ${given.length} bytes).`,
    );
  }
};

const headOf = async (sql: pg.Client): Promise<number> =>
  Number((await sql.query('select position from event_log.log_head')).rows[0].position);

/** The product on a data folder that was filled from a backup, with the secrets of the installation. */
const openRestored = async (proof: Proof, original: Stage, folder: string): Promise<Stage> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sternklar-restored-'));
  proof.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));
  await cp(join(original.dataDir, 'secrets'), join(dataDir, 'secrets'), { recursive: true });
  await run(proof, 'restore', { dataDir, folder });
  const started = performance.now();
  const stage = await openStage(proof, { dataDir });
  proof.say(`started on it, read models built, in ${Math.round(performance.now() - started)} ms`);
  return stage;
};

await runProof(
  {
    name: 'backup',
    proves:
      'a backup taken while writing restores to a whole installation of one moment, whose read models are the same.',
    limitMs: LIMIT_MS,
  },
  async (proof) => {
    const stage = await openStage(proof);
    const backups = await mkdtemp(join(tmpdir(), 'sternklar-backups-'));
    proof.defer(() => rm(backups, { recursive: true, force: true }));
    const { send, close } = createSend(stage.url, WRITERS);
    proof.defer(close);
    const ask = createAsk(send);
    const { access_token: token } = await register(ask, CREDENTIALS);
    const businessId = await addBusiness(ask, token, 'Gasthaus Sicherung');
    const evidence = await addEvidence(ask, token, await addReview(ask, token, businessId));
    await checkEvidence(proof, stage, evidence);
    const acknowledged: string[] = [];
    const write = async (until: () => boolean) => {
      while (!until() && !proof.signal.aborted) acknowledged.push(await addReview(ask, token, businessId));
    };
    const writers = (until: () => boolean) => Promise.all(Array.from({ length: WRITERS }, () => write(until)));
    await writers(() => acknowledged.length >= reviews);
    proof.say(`${acknowledged.length} reviews handed in; ${WRITERS} writers go on`);

    let stop = false;
    const writing = writers(() => stop);
    const atLeast = [...acknowledged];
    await run(proof, 'backup', { dataDir: stage.dataDir, folder: join(backups, 'while-writing') });
    const meanwhile = acknowledged.length - atLeast.length;
    stop = true;
    await writing;
    proof.say(`${meanwhile} reviews were handed in meanwhile`);
    if (meanwhile === 0) proof.fault('Nothing was written while the backup was taken, so nothing was shown.');
    const sql = await stage.database();
    const living = await digestReadModels(sql);
    await run(proof, 'backup', { dataDir: stage.dataDir, folder: join(backups, 'at-rest') });

    const early = await openRestored(proof, stage, join(backups, 'while-writing'));
    const earlySql = await early.database();
    const head = await headOf(earlySql);
    if (head >= (await headOf(sql))) proof.fault('The backup taken while writing holds the whole log.');
    if ((await digestLog(earlySql, head)) !== (await digestLog(sql, head))) proof.fault('The restored log differs.');
    (await checkLog(earlySql)).forEach(proof.fault);
    const earlySend = createSend(early.url, 1);
    proof.defer(earlySend.close);
    const askEarly = createAsk(earlySend.send);
    const listed = await askEarly<{ id: string }[]>(`/api/reviews/${businessId}`, { token });
    const ids = new Set(listed.map(({ id }) => id));
    for (const id of atLeast) if (!ids.has(id)) proof.fault(`The review ${id}, acknowledged before, is missing.`);
    await checkEvidence(proof, early, evidence);
    const again = await logIn(askEarly, CREDENTIALS);
    await addReview(askEarly, again, businessId);
    const compared = await compareWithRebuild(proof, early.dataDir, earlySql);
    compared.faults.forEach(proof.fault);
    proof.say(`restored at position ${head}: old session and password valid, evidence as it was, writing goes on`);
    await early.product().stop();

    const late = await openRestored(proof, stage, join(backups, 'at-rest'));
    const restored = await digestReadModels(await late.database());
    for (const [table, digest] of living) {
      if (restored.get(table) !== digest) proof.fault(`${table} differs: ${digest} / ${restored.get(table)}`);
    }
    await checkEvidence(proof, late, evidence);
    proof.say(`${living.size} tables of read models equal to those of the original`);
  },
);
