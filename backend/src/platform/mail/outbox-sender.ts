import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { describeFailure } from '@sternklar/event-store/failure';
import type { Logger } from '@sternklar/event-store/logger';
import { LATER } from '../mail.port.ts';
import type { Composer } from './mail-composer.ts';
import type { OutboxTable, TakenMail } from './outbox-table.ts';
import { MAX_ATTEMPTS, waitAfter } from './retry-schedule.ts';
import { MailNotDelivered, type Transport } from './transport.ts';
import type { WakeUps } from './wake-ups.ts';

/** Mails sent side by side; no more are taken, so that a lease always covers its send. */
const SIDE_BY_SIDE = 5;
export const SEND_LIMIT_MS = 30_000;
/** A lease outlasts its send by far, so that only a dead sender loses a mail. */
const LEASE_FACTOR = 4;
/**
 * After its limit a send is over and written down, so that a mail may be taken from a sender whose connection is gone: if
 * its process lives, and only lost the connection, it is done with the mail.
 */
const SETTLED_AFTER_LIMIT_MS = 5_000;
/** Retries become due and leases run out without a notification. */
const SAFETY_CHECK_MS = 10_000;
/** What is known later is asked for again. */
const HELD_MS = 30_000;
/** A server that was away takes mails again: each that goes through makes so many try that waited for it, and those more. */
const BROUGHT_FORWARD = 5;
/** Not those that were tried a moment ago: what a server breaks off at, again and again, keeps most of its day. */
const TRIED_A_MOMENT_AGO_MS = 5 * 60_000;
/** Where a transport knows of one server only. */
const THE_SERVER = 'server';
const PAUSE_AFTER_TROUBLE_MS = 5_000;
const GRACE_MS = 5_000;

export interface OutboxSenderDeps<Message> {
  readonly table: OutboxTable;
  readonly compose: Composer<Message>;
  readonly transport: Transport<Message>;
  readonly wakeUps: WakeUps;
  readonly now: () => Date;
  /** From 0 to 1, spreads retries. */
  readonly random: () => number;
  /** Longest time for one mail; 30 s by default. */
  readonly sendLimitMs?: number;
  readonly logger: Logger;
  /** What is sent, for the log. */
  readonly what?: string;
  readonly around?: AroundSending;
}

export interface OutboxSender {
  start(): void;
  /** Takes no more mails, gives those on their way 5 s, and closes the transport. */
  stop(): Promise<void>;
  /** Sends everything that is due now. */
  catchUp(): Promise<void>;
}

/** Runs one attempt for a mail, with what is written down of it. */
export type AroundSending = (mail: TakenMail, send: () => Promise<Outcome>) => Promise<unknown>;

type Outcome =
  | { readonly state: 'sent'; readonly server: string }
  | { readonly state: 'held' }
  | { readonly state: 'dropped'; readonly reason: string }
  | {
      readonly state: 'not-delivered';
      readonly reason: string;
      readonly permanent: boolean;
      readonly retryAfterMs: number;
      readonly unreached: string | null;
    };

/** What is kept of an error is never its message, which may repeat an address. */
const notDelivered = (error: unknown, server: string | null = null): Outcome => {
  if (error instanceof MailNotDelivered) {
    const { permanent, retryAfterMs, unreached } = error;
    const outcome = { state: 'not-delivered', reason: error.message, permanent, retryAfterMs } as const;
    return { ...outcome, unreached: unreached ? server : null };
  }
  const reason = describeFailure(error);
  return { state: 'not-delivered', reason, permanent: false, retryAfterMs: 0, unreached: null };
};

const timeIsUp = async (signal: AbortSignal): Promise<never> => {
  if (!signal.aborted) await once(signal, 'abort');
  throw new MailNotDelivered('time limit reached', { permanent: false });
};

/** Sends what waits in the outbox, at least once each; several senders may run side by side. */
export const createOutboxSender = <Message>(deps: OutboxSenderDeps<Message>): OutboxSender => {
  const { table, compose, transport, wakeUps, now, random, logger, sendLimitMs = SEND_LIMIT_MS, around } = deps;
  const { what = 'Mail' } = deps;
  const stopping = new AbortController();
  const outOfPatience = new AbortController();
  let looping: Promise<void> = Promise.resolve();
  let draining: Promise<void> = Promise.resolve();
  /** What became of mails, but could not be written down yet. */
  const unrecorded = new Map<TakenMail, Outcome>();

  const deliver = async (taken: TakenMail, signal: AbortSignal): Promise<Outcome> => {
    const composed = await compose(taken);
    if (composed === LATER) return { state: 'held' };
    if ('dropped' in composed) return { state: 'dropped', reason: composed.dropped };
    const server = transport.serverOf?.(composed.mail) ?? THE_SERVER;
    const sent = transport.send(composed.mail, signal);
    return sent.then(
      () => ({ state: 'sent', server }),
      (error: unknown) => notDelivered(error, server),
    );
  };

  const attempt = async (taken: TakenMail): Promise<Outcome> => {
    if (taken.attempt > MAX_ATTEMPTS) {
      return notDelivered(new MailNotDelivered('every sender died with this mail', { permanent: true }));
    }
    // Not AbortSignal.timeout, which would live on for its whole time after every mail.
    const limit = new AbortController();
    const end = () => limit.abort();
    const timer = setTimeout(end, sendLimitMs);
    outOfPatience.signal.addEventListener('abort', end);
    if (outOfPatience.signal.aborted) end();
    try {
      return await Promise.race([deliver(taken, limit.signal), timeIsUp(limit.signal)]).catch((error: unknown) =>
        notDelivered(error),
      );
    } finally {
      clearTimeout(timer);
      outOfPatience.signal.removeEventListener('abort', end);
    }
  };

  const record = async (taken: TakenMail, outcome: Outcome): Promise<void> => {
    const about = { mailId: taken.id, template: taken.template, attempt: taken.attempt };
    if (outcome.state === 'sent') {
      await table.finish(taken, 'sent', { at: now(), reason: null });
      logger.info(about, `${what} sent.`);
      const triedBefore = new Date(now().getTime() - TRIED_A_MOMENT_AGO_MS);
      await table.bringForward(outcome.server, now(), triedBefore, BROUGHT_FORWARD);
    } else if (outcome.state === 'held') {
      await table.hold(taken, new Date(now().getTime() + HELD_MS));
    } else if (outcome.state === 'dropped') {
      await table.finish(taken, 'dropped', { at: now(), reason: outcome.reason });
      logger.info({ ...about, reason: outcome.reason }, `${what} dropped: there is nobody or nothing left to tell.`);
    } else if (outcome.permanent || taken.attempt >= MAX_ATTEMPTS) {
      await table.finish(taken, 'failed', { at: now(), reason: outcome.reason });
      logger.error({ ...about, reason: outcome.reason }, `${what} given up.`);
    } else {
      const waitMs = Math.max(waitAfter(taken.attempt, random()), outcome.retryAfterMs);
      const dueAt = new Date(now().getTime() + waitMs);
      await table.postpone(taken, dueAt, outcome.reason, outcome.unreached);
      logger.warn({ ...about, reason: outcome.reason, dueAt: dueAt.toISOString() }, `${what} not sent yet.`);
    }
  };

  /** An outcome that the database does not take is kept for the next time, so that a mail that went out does not again. */
  const recordOrKeep = async (taken: TakenMail, outcome: Outcome): Promise<void> => {
    unrecorded.set(taken, outcome);
    await record(taken, outcome);
    unrecorded.delete(taken);
  };

  const attemptAndRecord = async (taken: TakenMail): Promise<Outcome> => {
    const outcome = await attempt(taken);
    await recordOrKeep(taken, outcome);
    return outcome;
  };

  const sendOne = (taken: TakenMail): Promise<unknown> =>
    around ? around(taken, () => attemptAndRecord(taken)) : attemptAndRecord(taken);

  const sendAllDue = async (): Promise<void> => {
    for (const [taken, outcome] of unrecorded) await recordOrKeep(taken, outcome);
    const settledBefore = new Date(now().getTime() - sendLimitMs - SETTLED_AFTER_LIMIT_MS);
    await table.releaseFromTheDead(settledBefore, now());
    while (!stopping.signal.aborted) {
      const taken = await table.take(SIDE_BY_SIDE, now(), new Date(now().getTime() + LEASE_FACTOR * sendLimitMs));
      if (taken.length === 0) return;
      const failed = (await Promise.allSettled(taken.map(sendOne))).find(({ status }) => status === 'rejected');
      if (failed?.status === 'rejected') throw failed.reason;
    }
  };

  const drain = (): Promise<void> => {
    draining = draining.catch(() => undefined).then(sendAllDue);
    return draining;
  };

  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        await drain();
        await wakeUps.next(SAFETY_CHECK_MS, stopping.signal);
      } catch (error) {
        if (stopping.signal.aborted) return;
        logger.error({ reason: describeFailure(error) }, `An outbox cannot be read (${what}); trying again.`);
        await pause(PAUSE_AFTER_TROUBLE_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  };

  return {
    start() {
      looping = loop();
    },
    catchUp: drain,
    async stop() {
      stopping.abort();
      const patience = setTimeout(() => outOfPatience.abort(), GRACE_MS);
      await Promise.allSettled([looping, draining]);
      clearTimeout(patience);
      await Promise.all([transport.close(), wakeUps.close()]);
    },
  };
};
