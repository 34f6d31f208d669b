import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { EventStore } from '@sternklar/event-store/event-store';
import type { TransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import type pg from 'pg';
import { exportBundle } from '../../../backend/src/audit/bundle/export-bundle.ts';
import type { Proof } from '../common/proof.ts';
import { timesOf } from './times.ts';

export interface SpeedTrial {
  readonly store: EventStore;
  readonly log: TransparencyLog;
  readonly owner: pg.Client;
  readonly events: number;
}

const AT_ONCE = 100_000;
const PROOFS = 1_000;
const BUILT_WITHIN_MS = 1_200_000;
const VERIFIED_WITHIN_MS_PER_MILLION = 30_000;
const PROOF_WITHIN_MS = 5;

const APPEND = `
  with head as (select position, recorded_at from event_log.log_head),
  added as (
    insert into event_log.events (position, stream_id, version, type, id, data, metadata, recorded_at)
    select head.position + number, 'speed-' || (head.position + number), 1, 'SpeedMeasured', uuidv7(),
      json_build_object('text', repeat('x', 300), 'number', number)::text,
      json_build_object('schemaVersion', 1, 'accountId', uuidv7(), 'actor', json_build_object('kind', 'operator'),
        'correlationId', uuidv7(), 'causationId', uuidv7(), 'commandId', uuidv7())::text,
      head.recorded_at
    from head, generate_series(1, $1::bigint) as number
  )
  update event_log.log_head set position = position + $1`;

/** How fast a large log is built, proven and verified; on the log of the running product. */
export const measureSpeed = async (proof: Proof, trial: SpeedTrial): Promise<void> => {
  const { owner, events, log } = trial;
  for (let added = 0; added < events; added += AT_ONCE) await owner.query(APPEND, [Math.min(AT_ONCE, events - added)]);
  const started = performance.now();
  const head = await trial.store.head();
  const before = (await log.latest())?.size ?? 0;
  for (
    const deadline = Date.now() + BUILT_WITHIN_MS;
    Date.now() < deadline && !proof.signal.aborted;
    await delay(200)
  ) {
    if (((await log.latest())?.size ?? 0) >= head) break;
  }
  const seconds = (performance.now() - started) / 1_000;
  proof.say(
    `built: ${head - before} events in ${seconds.toFixed(1)} s, ${Math.round((head - before) / seconds)} a second`,
  );
  await measureProofs(proof, trial, head);
  await measureVerifying(proof, trial, head);
};

const measureProofs = async (proof: Proof, { log, owner }: SpeedTrial, size: number): Promise<void> => {
  const { rows } = await owner.query<{ id: string }>(
    'select event_id as id from transparency_log.leaves where index = any($1::bigint[])',
    [Array.from({ length: PROOFS }, (_, number) => Math.floor((number * size) / PROOFS))],
  );
  const times: number[] = [];
  for (const { id } of rows) {
    const started = performance.now();
    await log.inclusion(id);
    times.push(performance.now() - started);
  }
  const { median, slow } = timesOf(times);
  proof.say(`an inclusion proof among ${size}: ${median.toFixed(2)} ms, 99 of 100 within ${slow.toFixed(2)} ms`);
  if (median > PROOF_WITHIN_MS)
    proof.fault(`An inclusion proof takes ${median.toFixed(1)} ms, not ${PROOF_WITHIN_MS}.`);
};

const measureVerifying = async (proof: Proof, { store, log }: SpeedTrial, size: number): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'sternklar-proof-audit-'));
  proof.defer(() => rm(folder, { recursive: true, force: true }));
  const exporting = performance.now();
  await exportBundle({ store, log, folder, brandName: 'Sternklar', now: () => new Date() });
  proof.say(`exported in ${((performance.now() - exporting) / 1_000).toFixed(1)} s`);
  const started = performance.now();
  const child = spawn(process.execPath, [join(folder, 'verify-bundle.mjs'), folder], { stdio: 'ignore' });
  const [code] = await once(child, 'exit');
  const ms = performance.now() - started;
  proof.say(`verified: ${size} events in ${(ms / 1_000).toFixed(1)} s`);
  if (code !== 0) proof.fault(`The bundle of ${size} events was refused.`);
  if (ms > Math.max(1, size / 1_000_000) * VERIFIED_WITHIN_MS_PER_MILLION) proof.fault('Verifying takes too long.');
};
