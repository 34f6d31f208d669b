import { setTimeout as delay } from 'node:timers/promises';
import type { EventStore } from '@sternklar/event-store/event-store';
import { parseNote } from '@sternklar/event-store/transparency/signed-note';
import type { SignedCheckpoint, TransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import type pg from 'pg';
import { watchLog } from '../../../backend/src/audit/command-line/watch-log.ts';
import { register } from '../../../backend/src/testing/ask.ts';
import type { Proof } from '../common/proof.ts';
import type { Stage } from '../common/stage.ts';
import { WITNESS } from './claims.ts';
import { randomFrom, timedLinesIn, withOtherTime } from './mutations.ts';
import type { Stock } from './stock.ts';

export interface TimeTrials {
  readonly store: EventStore;
  readonly log: TransparencyLog;
  readonly stock: Stock;
  readonly owner: pg.Client;
  readonly stage: Stage;
}

const SEED = 11;
const MINUTE_MS = 60_000;
/** How long before the newest checkpoint's time an event is dated that the database's owner writes at the end of the log. */
const DATED_BACK_MS = [MINUTE_MS + 1_500, 60 * MINUTE_MS, 365 * 24 * 60 * MINUTE_MS];
const SEEN_WITHIN_MS = 90_000;

/** Forges times in the database of the running product, as only its operator can. */
export const tryTime = async (proof: Proof, trials: TimeTrials): Promise<void> => {
  await tryNewEvents(proof, trials);
  await keepNewest(proof, trials);
  await tryKeptTimes(proof, trials);
};

/** A witness signs the newest checkpoint, with which it is kept as it is. */
const keepNewest = async (proof: Proof, { log }: TimeTrials): Promise<void> => {
  for (const deadline = Date.now() + SEEN_WITHIN_MS; Date.now() < deadline; await delay(500)) {
    const newest = await log.latest();
    if (!newest?.time) continue;
    if (!(await log.keepCosigned(newest, WITNESS.key, WITNESS.sign(parseNote(newest.note).text))))
      proof.fault('A witness’s signature is not kept.');
    return;
  }
  proof.fault('The newest checkpoint carries no time.');
};

/** The time under each checkpoint that the database keeps is changed. */
const tryKeptTimes = async (proof: Proof, { store, log, owner }: TimeTrials): Promise<void> => {
  const random = randomFrom(SEED);
  const { rows } = await owner.query<{ size: string; note: string }>(
    'select size, note from transparency_log.checkpoints where stated_at is not null order by size limit 20',
  );
  if (rows.length === 0) proof.fault('The database keeps no checkpoint that carries a time.');
  await owner.query('alter table transparency_log.checkpoints disable trigger checkpoints_are_append_only');
  const keep = 'update transparency_log.checkpoints set note = $2 where size = $1';
  let found = 0;
  for (const { size, note } of rows) {
    const line = timedLinesIn(note)[0] ?? '';
    await owner.query(keep, [size, note.replace(line, withOtherTime(line, random))]);
    const { problems = [] } = (await watchLog({ store, log, earlier: null })) ?? {};
    if (problems.length > 0) found += 1;
    else proof.fault(`Not found: another time in the kept checkpoint of ${size} leaves.`);
    await owner.query(keep, [size, note]);
  }
  await owner.query('alter table transparency_log.checkpoints enable always trigger checkpoints_are_append_only');
  proof.say(`${String(found).padStart(6)} × found: another time in a checkpoint that the database keeps`);
};

/** An event at the end of the log, in a time of which the log has already said what there was, is not signed. */
const tryNewEvents = async (proof: Proof, trials: TimeTrials): Promise<void> => {
  const { log, stock, owner, stage } = trials;
  await owner.query('alter table event_log.log_head disable trigger user');
  for (const [number, before] of DATED_BACK_MS.entries()) {
    const newest = await atRest(trials);
    const at = new Date((newest?.time ?? new Date()).getTime() - before);
    await owner.query(
      `insert into event_log.events (position, stream_id, version, type, id, data, metadata, recorded_at)
       select max(position) + 1, 'forged', 1, 'ReviewNoteAdded', gen_random_uuid(), '{}', '{}', $1 from event_log.events`,
      [at],
    );
    await owner.query('update event_log.log_head set position = position + 1');
    const isSeen = await untilRefuses(stage, 1);
    if (!isSeen || (await log.latest())?.size !== newest?.size)
      proof.fault(`An event that is dated back to ${at.toISOString()} is not refused.`);
    await owner.query(`delete from event_log.events where stream_id = 'forged'`);
    await owner.query('update event_log.log_head set position = position - 1');
    // What is honest is signed again.
    await register(stock.ask, { email: `danach-${number}@sternklar.test`, password: 'stern-pruef-1' });
    if (!(await untilRefuses(stage, 0))) proof.fault('The log is not signed again after the forged event is gone.');
  }
  await owner.query('alter table event_log.log_head enable always trigger log_head_moves_forward');
  await owner.query('alter table event_log.log_head enable always trigger log_head_stays');
  proof.say(
    `${String(DATED_BACK_MS.length).padStart(6)} × refused: a new event that is dated back, and an alarm is raised`,
  );
};

/** The newest checkpoint, once it is over all events. */
const atRest = async ({ log, store }: TimeTrials): Promise<SignedCheckpoint | null> => {
  for (const deadline = Date.now() + SEEN_WITHIN_MS; Date.now() < deadline; await delay(200)) {
    const newest = await log.latest();
    if (newest?.size === (await store.head())) return newest;
  }
  throw new Error('The newest events are not signed.');
};

const untilRefuses = async ({ url }: Stage, value: number): Promise<boolean> => {
  for (const deadline = Date.now() + SEEN_WITHIN_MS; Date.now() < deadline; await delay(500)) {
    const figures = await (await fetch(`${url}/metrics`)).text();
    if (figures.includes(`\ntransparency_log_refuses ${value}\n`)) return true;
  }
  return false;
};
