import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { AuditCheckpoint } from '@sternklar/contracts/audit/audit.api';
import { ADMIN } from '../../../backend/src/testing/running-product.ts';
import type { Proof } from '../common/proof.ts';
import type { OwnProduct } from './own-product.ts';

export interface TakenBundle {
  readonly folder: string;
  readonly checkpoint: string;
  readonly files: ReadonlyMap<string, string>;
}

const SIGNED_WITHIN_MS = 20_000;

const run = (
  command: string,
  args: readonly string[],
): Promise<{ readonly code: number | null; readonly said: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, said }));
  });

/** Waits until everything recorded so far is signed. */
const untilSigned = async ({ sql, visitor }: OwnProduct): Promise<void> => {
  const { rows } = await sql.query<{ head: string }>('select position as head from event_log.log_head');
  const head = Number(rows[0]?.head);
  for (const deadline = Date.now() + SIGNED_WITHIN_MS; Date.now() < deadline; await delay(100)) {
    const { status, body } = await visitor.get<AuditCheckpoint>('/audit/checkpoint');
    if (status === 200 && body.size >= head) return;
  }
  throw new Error(`The log was not signed up to event ${head}.`);
};

/** The bundle that an auditor downloads at this moment, unpacked. */
export const takeBundle = async (proof: Proof, own: OwnProduct): Promise<TakenBundle> => {
  await untilSigned(own);
  const folder = await mkdtemp(join(tmpdir(), 'sternklar-bundle-'));
  proof.defer(() => rm(folder, { recursive: true, force: true }));
  const { body } = await own.visitor.post<{ access_token: string }>('/auth/login', ADMIN);
  const headers = { authorization: `Bearer ${body.access_token}` };
  const answer = await own.product.app.inject({ url: '/api/audit/bundle', headers });
  if (answer.statusCode !== 200) throw new Error(`The bundle was refused with ${answer.statusCode}.`);
  const archive = join(folder, 'bundle.tar');
  const unpacked = join(folder, 'bundle');
  await mkdir(unpacked);
  await writeFile(archive, answer.rawPayload);
  const { code, said } = await run('tar', ['-xf', archive, '--strip-components=1', '-C', unpacked]);
  if (code !== 0) throw new Error(`The bundle could not be unpacked: ${said}`);
  const names = await readdir(unpacked);
  const files = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(unpacked, name), 'utf8')] as const)),
  );
  return { folder: unpacked, checkpoint: join(unpacked, 'checkpoint.txt'), files };
};

/** Runs the bundle's own verifier on it. */
export const verifyTaken = (bundle: TakenBundle, since?: TakenBundle) =>
  run(process.execPath, [
    join(bundle.folder, 'verify-bundle.mjs'),
    bundle.folder,
    ...(since ? ['--since', since.checkpoint] : []),
  ]);

/** Which words stand in a bundle, as `file: word`. */
export const searchBundle = ({ files }: TakenBundle, words: readonly string[]): readonly string[] =>
  [...files].flatMap(([name, text]) => {
    const lower = text.toLowerCase();
    return words.filter((word) => lower.includes(word)).map((word) => `${name}: ${word}`);
  });
