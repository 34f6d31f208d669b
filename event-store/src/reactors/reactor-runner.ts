import type { Pool } from 'pg';
import type { EventCodec } from '../event-codec.ts';
import type { EventStore } from '../event-store.ts';
import type { GiveWay } from '../give-way.ts';
import type { Logger } from '../logger.ts';
import type { Reactor } from '../reactor.ts';
import { type Sleep, sleepUntilAborted } from '../retry-policy.ts';
import { registerReactors } from './checkpoint.ts';
import { createReactorLeases, type ReactorLeases } from './reactor-leases.ts';
import { createReactorLoop, type ReactorLoop } from './reactor-loop.ts';

/** Far more than it needs, also on a machine that is busy with something else. */
const CATCH_UP_LIMIT_MS = 150_000;

export interface ReactorRunnerOptions {
  readonly store: EventStore;
  readonly codec: EventCodec;
  readonly reactors: readonly Reactor[];
  /** The running role's; one connection is kept out of it from `start` to `stop`. */
  readonly pool: Pool;
  readonly logger: Logger;
  readonly now?: () => Date;
  readonly sleep?: Sleep;
  /** Jitter, 0 to 1. */
  readonly random?: () => number;
  /** Attempts before an event is parked, 8 by default: about a minute. */
  readonly maxAttempts?: number;
  /** Longest a single attempt may take, 30 s by default. */
  readonly timeLimitMs?: number;
  /** Awaited by each reactor behind a full batch of catching up; at once by default. */
  readonly giveWay?: GiveWay;
}

export interface ReactorRunner {
  /** Resolves when the reactors run. Rejects when the database cannot be reached. */
  start(): Promise<void>;
  /** Resolves when every event in hand is done with; an event that waits for its next attempt is left for later. */
  stop(): Promise<void>;
  /**
   * For tests: resolves when all reactors are done with everything in the store, also with what they themselves caused.
   * Waits for reactors that another process runs until it stops; rejects after 30 s, naming the reactor that is behind.
   */
  catchUp(): Promise<void>;
}

interface Running {
  readonly loops: readonly ReactorLoop[];
  readonly leases: ReactorLeases;
  readonly stopping: AbortController;
  readonly ended: Promise<unknown>;
}

/**
 * Runs each reactor in a loop of its own: its events in order, at least once, from its own checkpoint. A failing event
 * is tried again with growing pauses and then parked. Any number of processes may run the same reactors: one at a time
 * is active, and another takes over when it stops or dies. See `registerReactors` for where a new reactor begins.
 */
export const createReactorRunner = (options: ReactorRunnerOptions): ReactorRunner => {
  const names = options.reactors.map(({ name }) => name);
  if (new Set(names).size !== names.length) throw new Error('Two reactors share one name.');
  let running: Running | null = null;

  return {
    async start() {
      if (running) throw new Error('The reactors run already.');
      if (names.length > 0) await registerReactors(options.pool, names, await options.store.head());
      running = run(options);
    },
    async stop() {
      const stopped = running;
      running = null;
      stopped?.stopping.abort();
      await stopped?.ended;
      await stopped?.leases.close();
    },
    async catchUp() {
      if (!running) throw new Error('The reactors do not run.');
      const limit = AbortSignal.timeout(CATCH_UP_LIMIT_MS);
      let head = await options.store.head();
      for (let seen = -1; seen !== head; head = await options.store.head()) {
        seen = head;
        await Promise.all(running.loops.map((loop) => reached(loop, head, limit)));
      }
    },
  };
};

const run = (options: ReactorRunnerOptions): Running => {
  const leases = createReactorLeases(options.pool);
  const stopping = new AbortController();
  const loops = options.reactors.map((reactor) =>
    createReactorLoop(reactor, {
      store: options.store,
      codec: options.codec,
      logger: options.logger,
      leases,
      now: options.now ?? (() => new Date()),
      sleep: options.sleep ?? sleepUntilAborted,
      random: options.random ?? Math.random,
      maxAttempts: options.maxAttempts ?? 8,
      timeLimitMs: options.timeLimitMs ?? 30_000,
      giveWay: options.giveWay ?? (async () => undefined),
    }),
  );
  return { leases, stopping, loops, ended: Promise.all(loops.map((loop) => loop.run(stopping.signal))) };
};

const reached = async ({ reactor, progress }: ReactorLoop, head: number, limit: AbortSignal): Promise<void> => {
  await progress.reached(head, limit).catch(() => {
    throw new Error(`The reactor ${reactor} is at position ${progress.position()} of ${head}.`);
  });
};
