import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { complaintsOf } from '../common/complaints.ts';
import type { Send } from '../common/exchange.ts';
import { eventsByRequest } from '../common/recorded.ts';
import type { Stage } from '../common/stage.ts';
import { PLANTED } from './back-office-stock.ts';
import type { Cast, Things } from './cast.ts';
import type { Tally } from './send-all.ts';

/** Operations that a stranger to the mail of the accounts can never bring to success. */
const NEEDS_A_MAIL = [
  'POST /api/auth/reset-password',
  'POST /api/auth/verify-email',
  'POST /api/account/email-change/confirmation',
];
/** With fewer requests, an operation that never succeeded had bad luck. */
const ENOUGH = 60;

/** Operations that were only ever refused: the requests do not reach what lies behind the door. */
export const neverReached = ({ operations }: Tally): readonly string[] =>
  [...operations]
    .filter(([name, { sent, succeeded }]) => sent >= ENOUGH && succeeded === 0 && !NEEDS_A_MAIL.includes(name))
    .map(([name, { sent }]) => `${name} refused all of ${sent} requests: the proof does not reach it.`);

/**
 * Recorded on purpose: what an auditor reads, and that a registration was refused, of which the owner of the address is
 * told by mail.
 */
const ON_PURPOSE = ['AuditorAccessed', 'RegistrationRepeated'];

/** Events that were recorded for a request that was refused or only read. */
export const storedByRefused = async (sql: pg.Client, { mustNotStore }: Tally): Promise<readonly string[]> => {
  const recorded = await eventsByRequest(sql);
  return [...mustNotStore]
    .filter((id) => recorded.get(id)?.some((type) => !ON_PURPOSE.includes(type)))
    .map((id) => `The request ${id} was refused or only read, but stored ${recorded.get(id)?.join(', ')}.`);
};

/** Rows of the write side that no recorded event accounts for, and effects that failed on what was stored. */
const LEFTOVERS: readonly (readonly [fault: string, sql: string])[] = [
  [
    'Credentials exist without a registered account.',
    `select count(*)::int as found from accounts.credentials c
     where not exists (select from event_log.streams s where s.stream_id like '%' || c.account_id::text)`,
  ],
  ['Pending credentials were left behind.', 'select count(*)::int as found from accounts.pending_credentials'],
  ['A reactor gave up on an event.', `select count(*)::int as found from reactors.parked where error <> '${PLANTED}'`],
  [
    'A mail could not be sent.',
    `select count(*)::int as found from mail.outbox where state = 'failed' and last_error <> '${PLANTED}'`,
  ],
];

export const leftovers = async (sql: pg.Client): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const [fault, text] of LEFTOVERS) {
    const { rows } = await sql.query<{ found: number }>(text);
    if (rows[0]?.found !== 0) faults.push(`${fault} (${rows[0]?.found})`);
  }
  return faults;
};

/** Whether an ordinary day's work still goes through, in the process that was attacked. */
export const stillHealthy = async (
  send: Send,
  stage: Stage,
  { cast, things }: { readonly cast: Cast; readonly things: Things },
): Promise<readonly string[]> => {
  const faults: string[] = [];
  const headers = { authorization: `Bearer ${cast.customers[0]}`, 'content-type': 'application/json' };
  const business_id = things.named.business?.id?.[0];
  const body = JSON.stringify({ business_id, reviewer_name: 'M. Danach', rating: 1, review_text: 'Danach.' });
  const handedIn = await send({ method: 'POST', path: '/api/reviews', headers, body });
  const listed = await send({ method: 'GET', path: `/api/reviews/${business_id}`, headers });
  if (handedIn.status !== 201 || !listed.text.includes('M. Danach'))
    faults.push('A review cannot be handed in any more.');
  const ready = await send({ method: 'GET', path: '/api/health/ready' });
  if (ready.status !== 200) faults.push(`The product is not ready any more: ${ready.text}`);
  faults.push(...complaintsOf(stage).map((complaint) => `The server complained: ${complaint}`));
  return faults;
};

const RESTS_WITHIN_MS = 60_000;

/** Resolves when no rebuild is under way that a request has asked for: what it makes anew comes and goes. */
export const untilNoRebuild = async (sql: pg.Client): Promise<void> => {
  for (const deadline = Date.now() + RESTS_WITHIN_MS; Date.now() < deadline; await delay(100)) {
    const { rowCount } = await sql.query('select from operations.rebuilds where finished_at is null limit 1');
    if (rowCount === 0) return;
  }
  throw new Error('A rebuild that a request asked for did not end.');
};
