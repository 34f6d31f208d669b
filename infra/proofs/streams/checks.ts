import { setTimeout as delay } from 'node:timers/promises';
import type { Send } from '../common/exchange.ts';
import type { Proof } from '../common/proof.ts';
import type { Cast, Customer } from './cast.ts';
import { awaitDelivery } from './delivery.ts';
import { type Screen, tokenOf } from './screens.ts';

const WITHIN_MS = 2_000;
const LOGOUTS = 10;
const STREAMS_FOLLOW_WITHIN_MS = 5_000;
const CALLS = 100;

export interface Checking {
  readonly proof: Proof;
  readonly send: Send;
  readonly cast: Cast;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** An admin decides a review: its customer's screens and all admins' hear of it, and nobody else. */
export const checkStatusChange = async (
  { proof, send, cast }: Checking,
  { customer, screens }: { readonly customer: Customer; readonly screens: readonly Screen[] },
): Promise<void> => {
  const sentAt = performance.now();
  const answer = await send({
    method: 'PUT',
    path: `/api/reviews/${customer.reviewId}/status`,
    headers: { authorization: `Bearer ${cast.adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'gelöscht' }),
  });
  if (answer.status !== 200) proof.fault(`The status change was answered ${answer.status}.`);
  const isRight = ({ accountId }: Screen) => accountId === customer.accountId || accountId === cast.adminId;
  const delivery = await awaitDelivery(screens, { marker: customer.reviewId, sentAt, withinMs: WITHIN_MS, isRight });
  const { delays, missed, wrong, repeated } = delivery;
  if (missed > 0) proof.fault(`${missed} screens did not hear of a status change within 2 s.`);
  if (wrong > 0) proof.fault(`${wrong} screens heard of a stranger's review.`);
  if (repeated > 0) proof.fault(`${repeated} screens heard of one change more than once.`);
  const ms = [0, 0.5, 1].map((share) => Math.round(at(delays, share)));
  proof.say(
    `status change: answered after ${Math.round(answer.ms)} ms, ${delays.length} screens told, first ${ms[0]} ms, half ${ms[1]} ms, all ${ms[2]} ms; nobody else`,
  );
};

/** Other requests still get their answers meanwhile. */
export const checkSpeed = async ({ proof, send, cast }: Checking): Promise<void> => {
  const [customer] = cast.customers;
  const times: number[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    const headers = { authorization: `Bearer ${customer?.token}` };
    const { status, ms } = await send({ method: 'GET', path: '/api/auth/me', headers });
    if (status !== 200) proof.fault(`GET /api/auth/me was answered ${status}.`);
    times.push(ms);
  }
  times.sort((one, other) => one - other);
  proof.say(
    `GET /api/auth/me meanwhile: half within ${at(times, 0.5).toFixed(1)} ms, all within ${at(times, 1).toFixed(1)} ms`,
  );
};

/** A session that ends takes its stream with it, and no other. */
export const checkLogout = async ({ proof, send }: Checking, screens: readonly Screen[]): Promise<void> => {
  const leaving = screens.slice(0, LOGOUTS);
  const ended = new Set<Screen>();
  for (const screen of screens) void screen.stream.ended.then(() => ended.add(screen));
  const started = performance.now();
  for (const screen of leaving) {
    const headers = { authorization: `Bearer ${tokenOf(screen)}` };
    const { status } = await send({ method: 'POST', path: '/api/auth/logout', headers });
    if (status !== 200) proof.fault(`A logout was answered ${status}.`);
  }
  const followed = Promise.all(leaving.map(({ stream }) => stream.ended));
  await Promise.race([followed, delay(STREAMS_FOLLOW_WITHIN_MS, undefined, { ref: false })]);
  const ms = Math.round(performance.now() - started);
  const outlived = leaving.filter((screen) => !ended.has(screen)).length;
  const others = ended.size - (leaving.length - outlived);
  if (outlived > 0) proof.fault(`${outlived} of ${LOGOUTS} streams outlived their session by 5 s.`);
  if (others > 0) proof.fault(`${others} streams ended whose session had not.`);
  proof.say(`${LOGOUTS} sessions ended: their streams followed within ${ms} ms, no other did`);
};
