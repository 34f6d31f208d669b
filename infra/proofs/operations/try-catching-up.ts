import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { addBusiness, createAsk, logIn, register } from '../../../backend/src/testing/ask.ts';
import { createSend, type Send } from '../common/exchange.ts';
import type { Proof } from '../common/proof.ts';
import { openStage } from '../common/stage.ts';

const CUSTOMERS = 25;
const ROUNDS = 4;
const EVENTS = 12_000;
const WARM_UP = 300;
const QUIET_READINGS = 100;
const BESIDE_READINGS = 100;
/** As somebody would who looks around quickly. */
const REST_MS = 2;
/** Readings between two looks at how far it is. */
const READINGS_AT_ONCE = 4;
/** What may come as the last batch, behind which there is a pause anyhow. */
const LAST_OF_IT = 500;
const MOST_SLOWER = 1.5;
const CAUGHT_UP_WITHIN_MS = 60_000;
const SETTLES_MS = 200;

/** What came while nobody signed; of a type that no read model asks for, so that they follow soon. */
const APPEND = `
  with head as (select position, recorded_at from event_log.log_head),
  added as (
    insert into event_log.events (position, stream_id, version, type, id, data, metadata, recorded_at)
    select head.position + number, 'standstill-' || (head.position + number), 1, 'StandstillEnded', uuidv7(),
      json_build_object('text', repeat('x', 300), 'number', number)::text,
      json_build_object('schemaVersion', 1, 'accountId', uuidv7(), 'actor', json_build_object('kind', 'operator'),
        'correlationId', uuidv7(), 'causationId', uuidv7(), 'commandId', uuidv7())::text,
      head.recorded_at
    from head, generate_series(1, $1::bigint) as number
  )
  update event_log.log_head set position = position + $1`;

const UNSIGNED = `
  select (select position from event_log.log_head)::int - coalesce((select max(position) from transparency_log.log), 0)::int
    as unsigned`;

/** Whoever signs holds this lock on a connection of its own; while it is held here, nobody does. */
const SIGNERS_LOCK = `hashtextextended('sternklar reactor transparency-log', 0)`;
const KEEP_FROM_SIGNING = `
  select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sternklar-transparency'`;
/** Reactors write down what they only passed when it is a thousand events; those that wrote so far have passed the rest, too, soon after. */
const REACTORS_BEHIND = `
  select from reactors.checkpoints where position + 1_000 < (select position from event_log.log_head)`;
const READ_MODELS_BEHIND = `
  select from projections.checkpoints where position < (select position from event_log.log_head)`;

const unsignedIn = async (sql: pg.Client): Promise<number> =>
  (await sql.query<{ unsigned: number }>(UNSIGNED)).rows[0]?.unsigned ?? 0;

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;

const readerOf = (send: Send, token: string) => async (): Promise<number> => {
  const path = `/api/admin/users?range=${encodeURIComponent('[0,24]')}`;
  const { status, ms } = await send({ method: 'GET', path, headers: { authorization: `Bearer ${token}` } });
  if (status !== 200) throw new Error(`The first page is answered ${status}.`);
  await delay(REST_MS);
  return ms;
};

const until = async (holds: () => Promise<boolean>, what: string) => {
  for (const deadline = Date.now() + CAUGHT_UP_WITHIN_MS; !(await holds()); await delay(100))
    if (Date.now() > deadline) throw new Error(`Not within ${CAUGHT_UP_WITHIN_MS / 1_000} s: ${what}.`);
};

/** Admins' first page, alternately while all is signed and while a long standstill is caught up with, in one process. */
export const tryCatchingUp = async (proof: Proof): Promise<void> => {
  const stage = await openStage(proof);
  const { send, close } = createSend(stage.url, 1);
  proof.defer(close);
  const ask = createAsk(send);
  let customer = '';
  for (let index = 0; index < CUSTOMERS; index += 1) {
    const email = `stillstand-${index}@sternklar.test`;
    const { access_token } = await register(ask, { email, password: 'stern-stillstand-1' });
    await addBusiness(ask, access_token, `Gasthaus Stillstand ${index}`);
    customer = access_token;
  }
  const read = readerOf(send, await logIn(ask));
  const sql = await stage.database();
  const superuser = await stage.database('superuser');
  const isSigned = async () => (await unsignedIn(sql)) === 0;
  const quiet: number[] = [];
  const beside: number[] = [];
  let signed = 0;
  let signingMs = 0;
  for (let count = 0; count < WARM_UP; count += 1) await read();
  for (let round = 0; round < ROUNDS && !proof.signal.aborted; round += 1) {
    await until(isSigned, 'everything is signed');
    await until(async () => (await sql.query(REACTORS_BEHIND)).rowCount === 0, 'the reactors follow');
    await delay(SETTLES_MS);
    for (let count = 0; count < QUIET_READINGS; count += 1) quiet.push(await read());
    await superuser.query(KEEP_FROM_SIGNING);
    await superuser.query(`select pg_advisory_lock(${SIGNERS_LOCK})`);
    await sql.query(APPEND, [EVENTS]);
    // An event of the product's own tells it how far the log goes by now.
    await addBusiness(ask, customer, `Gasthaus Weiter ${round}`);
    await until(async () => (await sql.query(READ_MODELS_BEHIND)).rowCount === 0, 'the read models follow');
    const all = await unsignedIn(sql);
    await superuser.query(`select pg_advisory_unlock(${SIGNERS_LOCK})`);
    await until(async () => (await unsignedIn(sql)) < all, 'the first of it is signed');
    const since = performance.now();
    const before = await unsignedIn(sql);
    let left = before;
    for (const until = beside.length + BESIDE_READINGS; left > LAST_OF_IT && beside.length < until; ) {
      for (let count = 0; count < READINGS_AT_ONCE; count += 1) beside.push(await read());
      left = await unsignedIn(sql);
    }
    signed += before - left;
    signingMs += performance.now() - since;
  }
  const [alone, slower] = [median(quiet), median(beside)];
  proof.say(
    `admins' first page: ${alone.toFixed(1)} ms, beside catching up ${slower.toFixed(1)} ms (${(slower / alone).toFixed(2)} times; ${quiet.length} and ${beside.length} readings, alternately)`,
  );
  proof.say(`caught up with ${Math.round((signed / signingMs) * 1_000)} events a second beside somebody who reads`);
  if (slower / alone > MOST_SLOWER)
    proof.fault(`Catching up makes pages ${(slower / alone).toFixed(1)} times as slow.`);
};
