import type { EventStore, StoredEvent } from '../event-store.ts';
import { describeFailure } from '../failure.ts';
import type { GiveWay } from '../give-way.ts';
import type { Reactor } from '../reactor.ts';
import { pauseAfter } from '../retry-policy.ts';
import { type AttemptsOptions, tryReactor } from './attempts.ts';
import { type Checkpoint, openCheckpoint } from './checkpoint.ts';
import { createProgress, type Progress } from './progress.ts';
import type { ReactorLease, ReactorLeases } from './reactor-leases.ts';

/** How long a process waits before it asks again whether a reactor that another one runs is free. */
const TAKE_OVER_MS = 1_000;
/** Most events that are read at once; as many say that there are more. */
const BATCH = 500;

export interface ReactorLoopOptions extends AttemptsOptions {
  readonly store: EventStore;
  readonly leases: ReactorLeases;
  readonly now: () => Date;
  /** Awaited behind each full batch of catching up. */
  readonly giveWay: GiveWay;
}

export interface ReactorLoop {
  readonly reactor: string;
  readonly progress: Progress;
  /** Runs until the signal aborts and the event in hand is done with. */
  run(stopping: AbortSignal): Promise<void>;
}

/** One reactor's work: gets the lease, follows the log, keeps the checkpoint, and starts over when anything breaks. */
export const createReactorLoop = (reactor: Reactor, options: ReactorLoopOptions): ReactorLoop => {
  const { store, leases, logger, now, sleep, random, giveWay } = options;
  const { name } = reactor;
  const handled = new Set(reactor.handles);
  const progress = createProgress();
  const react = tryReactor(reactor, options);

  /** Answers whether the event is done with. */
  const handle = async (stored: StoredEvent, checkpoint: Checkpoint, signal: AbortSignal): Promise<boolean> => {
    const { position, id: eventId } = stored;
    const outcome = await react(stored, signal);
    if (outcome === 'interrupted') return false;
    if (outcome === 'done') {
      await checkpoint.save(position);
      return true;
    }
    const attempts = options.maxAttempts;
    await checkpoint.park({ reactor: name, eventId, position, error: outcome.failure, attempts, parkedAt: now() });
    logger.error({ reactor: name, eventId }, 'event parked, the reactor goes on');
    return true;
  };

  /** Answers whether all events of the batch are done with. */
  const take = async (batch: readonly StoredEvent[], checkpoint: Checkpoint, signal: AbortSignal): Promise<boolean> => {
    for (const stored of batch) {
      if (!handled.has(stored.type)) checkpoint.pass(stored.position);
      else if (!(await handle(stored, checkpoint, signal))) return false;
      progress.advance(stored.position);
    }
    await checkpoint.savePassed('many');
    return true;
  };

  const follow = async (checkpoint: Checkpoint, signal: AbortSignal): Promise<void> => {
    progress.advance(checkpoint.position());
    // Behind a full batch the next one is read at once, which is part of the work on it.
    let began: number | null = null;
    for await (const batch of store.subscribe({ after: checkpoint.position(), maxBatchSize: BATCH, signal })) {
      began ??= performance.now();
      if (!(await take(batch, checkpoint, signal))) return;
      if (batch.length === BATCH) await giveWay(performance.now() - began, signal);
      began = batch.length === BATCH ? performance.now() : null;
    }
  };

  const work = async (lease: ReactorLease, stopping: AbortSignal): Promise<void> => {
    const checkpoint = await openCheckpoint(lease, name);
    await follow(checkpoint, AbortSignal.any([stopping, lease.lost]));
    if (lease.lost.aborted) throw new Error('The connection that held the lock was lost.');
    await checkpoint.savePassed('now');
  };

  const runOnce = async (stopping: AbortSignal): Promise<void> => {
    const lease = await leases.tryAcquire(name);
    if (!lease) return;
    try {
      await work(lease, stopping);
    } finally {
      await lease.release();
    }
  };

  return {
    reactor: name,
    progress,
    async run(stopping) {
      let failures = 0;
      while (!stopping.aborted) {
        const before = progress.position();
        try {
          await runOnce(stopping);
          await sleep(TAKE_OVER_MS, stopping);
        } catch (error) {
          failures = progress.position() > before ? 1 : failures + 1;
          logger.warn({ reactor: name, failure: describeFailure(error) }, 'reactor interrupted, it starts again');
          await sleep(pauseAfter(failures, random), stopping);
        }
      }
    },
  };
};
