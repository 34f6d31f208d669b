import { setTimeout as delay } from 'node:timers/promises';
import type { Ask } from '../../../backend/src/testing/ask.ts';
import type { Exchange, Send } from '../common/exchange.ts';
import type { Stage } from '../common/stage.ts';
import { type Customer, type Ledger, PASSWORD } from './load.ts';

interface ListedReview {
  readonly id: string;
  readonly review_text: string;
  readonly status: string;
}

const GOES_ON_WITHIN_MS = 120_000;
/** Commands done after the disk has room again, until the product counts as going on. */
const ENOUGH = 20;

/** How the product came back after space was there again; null when it did not. */
export type Return = 'by itself' | 'with the next start' | null;

/** Waits until commands of the load are done again; a process that has ended is started once more. */
export const waitForReturn = async (stage: Stage, { writes }: Ledger): Promise<Return> => {
  let how: Return = 'by itself';
  const before = writes.done;
  for (const deadline = Date.now() + GOES_ON_WITHIN_MS; Date.now() < deadline; await delay(200)) {
    if (!isRunning(stage)) {
      await stage.start();
      how = 'with the next start';
    }
    if (writes.done > before + ENOUGH) return how;
  }
  return null;
};

const isRunning = (stage: Stage): boolean => {
  try {
    process.kill(stage.product().pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Sentences on acknowledged reviews and decisions that are missing, doubled or different. */
export const compareReviews = async (
  ask: Ask,
  { customers, ledger }: { readonly customers: readonly Customer[]; readonly ledger: Ledger },
): Promise<readonly string[]> => {
  const listed: ListedReview[] = [];
  for (const { token, businessId } of customers)
    listed.push(...(await ask<ListedReview[]>(`/api/reviews/${businessId}`, { token })));
  const byId = new Map(listed.map((review) => [review.id, review]));
  const faults: string[] = [];
  if (new Set(listed.map((review) => review.review_text)).size !== listed.length) faults.push('A review exists twice.');
  for (const [text, id] of ledger.reviews)
    if (byId.get(id)?.review_text !== text) faults.push(`The acknowledged review ${id} is missing or different.`);
  for (const [id, possible] of ledger.statuses) {
    const status = byId.get(id)?.status;
    if (!possible.some((value) => value === status))
      faults.push(`Review ${id} has the status ${status}, not ${possible.join(' or ')}.`);
  }
  return faults;
};

const opening = (path: string, email: string): Exchange => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email, password: PASSWORD, phone_number: '', language: 'de' }),
});

/** An address that a refused registration had reserved is free again after a minute. */
const ADDRESS_FREE_WITHIN_MS = 90_000;
/** Rarely enough not to count as guessing a password. */
const ASK_AGAIN_AFTER_MS = 10_000;

/** Registers, or signs in if it had been done after all; null, or the status with which that is refused to the end. */
const getsIn = async (send: Send, email: string): Promise<number | null> => {
  for (const deadline = Date.now() + ADDRESS_FREE_WITHIN_MS; ; await delay(ASK_AGAIN_AFTER_MS)) {
    if ((await send(opening('/api/auth/register', email))).status === 201) return null;
    const { status } = await send(opening('/api/auth/login', email));
    if (status === 200) return null;
    if (Date.now() > deadline) return status;
  }
};

/** Who was registered can sign in; who was refused can register within a minute, or sign in. */
export const compareAccounts = async (send: Send, { registered, unregistered }: Ledger): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const email of registered) {
    const { status } = await send(opening('/api/auth/login', email));
    if (status !== 200) faults.push(`${email} was registered, but cannot sign in (${status}).`);
  }
  for (const email of unregistered) {
    const refused = await getsIn(send, email);
    if (refused !== null)
      faults.push(`${email} was refused once, and can neither register nor sign in now (${refused}).`);
  }
  return faults;
};
