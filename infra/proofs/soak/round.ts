import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { createSend } from '../common/exchange.ts';
import type { People } from './people.ts';
import { makeRequest, type Outcome } from './requests.ts';
import { comeAndGo } from './screens.ts';

const SIDE_BY_SIDE = 8;
const DROPPED = 3;
/** For so long after a drop of connections, a failed answer is its consequence. */
const EXCUSED_MS = 5_000;

export interface RoundOptions {
  readonly url: string;
  readonly people: People;
  /** As a role that may end other sessions. */
  readonly sql: pg.Client;
  readonly requests: number;
  readonly screens: number;
  /** Which round it is; every second one loses database connections in its middle. */
  readonly number: number;
}

export interface RoundOutcome {
  readonly answered: number;
  /** Failed while connections to the database were being dropped. */
  readonly excused: number;
  /** Sentences on answers that nothing excuses, by kind. */
  readonly wrong: ReadonlyMap<string, number>;
}

const DROP = `
  select count(pg_terminate_backend(pid))::int as dropped from (
    select pid from pg_stat_activity
    where application_name like 'sternklar-%' and application_name <> 'sternklar-proof' and usename <> current_user
    order by random() limit ${DROPPED}
  ) as victim`;

/** Counts answers that are not right, and tells which of them a drop of connections excuses. */
const createTally = (sql: pg.Client) => {
  const wrong = new Map<string, number>();
  let excused = 0;
  let excusedUntil = 0;
  return {
    wrong,
    excused: () => excused,
    async drop() {
      excusedUntil = performance.now() + EXCUSED_MS;
      await sql.query(DROP);
    },
    count({ name, status, right }: Outcome) {
      if (right) return;
      if ((status === 0 || status >= 500) && performance.now() < excusedUntil) {
        excused += 1;
        return;
      }
      const what = `${name} was answered ${status}`;
      wrong.set(what, (wrong.get(what) ?? 0) + 1);
    },
  };
};

/** Five minutes of an hour, as fast as they go. */
export const runRound = async (options: RoundOptions): Promise<RoundOutcome> => {
  const { url, people, requests, screens, sql, number } = options;
  const { send, close } = createSend(url, SIDE_BY_SIDE);
  const tally = createTally(sql);
  const dropAt = number % 2 === 1 ? Math.floor(requests / 2) : requests;
  let next = 0;
  const work = async (): Promise<void> => {
    for (let index = next++; index < requests; index = next++) {
      if (index === dropAt) await tally.drop();
      tally.count(await makeRequest(send, people, number * requests + index));
    }
  };
  const tokens = [...people.customers.map(({ token }) => token), ...people.adminTokens];
  await Promise.all([...Array.from({ length: SIDE_BY_SIDE }, work), comeAndGo(url, tokens, screens)]);
  close();
  return { answered: requests, excused: tally.excused(), wrong: tally.wrong };
};

/** Waits until all mails are sent and nothing is on its way; 30 s at most. */
export const untilQuiet = async (sql: pg.Client): Promise<void> => {
  for (let waited = 0; waited < 300; waited += 1) {
    const { rows } = await sql.query(`select count(*)::int as waiting from mail.outbox where state = 'waiting'`);
    if (rows[0]?.waiting === 0) break;
    await delay(100);
  }
  // What ended is cleared away by timers of up to a second.
  await delay(1_500);
};
