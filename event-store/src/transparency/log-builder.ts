import type { Pool } from 'pg';
import type { EventStore, StoredEvent } from '../event-store.ts';
import { describeFailure } from '../failure.ts';
import type { GiveWay } from '../give-way.ts';
import type { Logger } from '../logger.ts';
import { createReactorLeases, type ReactorLease, type ReactorLeases } from '../reactors/reactor-leases.ts';
import { pauseAfter, type Sleep, sleepUntilAborted } from '../retry-policy.ts';
import { provenTime, signatureLines } from './checkpoint-time.ts';
import { createClockTrust } from './clock-trust.ts';
import { leafOf } from './leaf.ts';
import { leafHash, rootOver } from './merkle-hash.ts';
import { orNothing } from './or-nothing.ts';
import { type PublishedKey, readKeys } from './published-tables.ts';
import { createNoteSigner, type NoteSigner, writeNote as noteOf } from './signed-note.ts';
import { spanOf } from './subtrees.ts';
import { type Edge, grow, subtreeRoot } from './tiles.ts';
import { createTimeOrder, TIME_TOLERANCE_MS, type TimeOrder, type TimeStep } from './time-order.ts';
import { checkpointText } from './tlog-checkpoint.ts';
import { readClock, readEdge, readState, type TreeState, writeGrowth, writeKeys, writeNote } from './tree-tables.ts';

export interface LogBuilderOptions {
  readonly store: EventStore;
  /** The running role's; one connection is kept out of it from `start` to `stop`. */
  readonly pool: Pool;
  /** Ed25519 seeds. All sign every checkpoint: during a change of keys the former one signs too. */
  readonly signingKeys: readonly Buffer[];
  readonly logger: Logger;
  /** How far the log's time may step back, in milliseconds; `TIME_TOLERANCE_MS` by default. */
  readonly toleranceMs?: number;
  /** The clock that checkpoints are dated by, and milliseconds that no change of it touches. */
  readonly now?: () => Date;
  readonly elapsed?: () => number;
  /** Awaited between two steps of catching up. */
  readonly giveWay?: GiveWay;
  readonly sleep?: Sleep;
  readonly random?: () => number;
}

/** Builds the tree over the event log. The log must have its name (`nameLog`) before. */
export interface LogBuilder {
  start(): void;
  stop(): Promise<void>;
  /** Whether this process has come to an event that it will not sign, since it is dated before what it follows. */
  refuses(): boolean;
}

const NAME = 'transparency-log';
/** Hashed in one go, for which a request waits: some milliseconds. */
const BATCH = 500;
/**
 * At most one step in this time, so that writing it costs the same whether one event a second comes or a thousand: the
 * merge delay of RFC 6962, in milliseconds.
 */
const MERGE_DELAY_MS = 1_000;
/** How long nothing comes until a checkpoint says that there was nothing, in milliseconds. */
const IDLE_MS = 60_000;
/** An event that is older when it is signed is caught up with: its checkpoint tells no time. */
const CURRENT_MS = 60_000;
/** How often a process looks whether the one that builds is gone. */
const TAKE_OVER_MS = 1_000;

interface Grown {
  readonly state: TreeState;
  readonly edge: Edge;
}

/**
 * Follows the event log in one process at a time, from where the tree is: after downtime it catches up, in batches. Every
 * step stores leaves, tiles and the signed checkpoint over them in one statement.
 */
export const createLogBuilder = (options: LogBuilderOptions): LogBuilder => {
  const { store, pool, signingKeys, logger, sleep = sleepUntilAborted, random = Math.random } = options;
  const { toleranceMs = TIME_TOLERANCE_MS, now = () => new Date(), elapsed = () => performance.now() } = options;
  const { giveWay = async () => undefined } = options;
  let refused = false;
  const stopping = new AbortController();
  let leases: ReactorLeases | undefined;
  let running: Promise<void> = Promise.resolve();

  const orderAfter = async ({ position }: TreeState, stated: Date | null): Promise<TimeOrder> => {
    const newest = position > 0 ? await store.readAt(position) : undefined;
    const order = createTimeOrder(newest?.recordedAt ?? null, toleranceMs);
    if (stated !== null) order.reach(stated.toISOString());
    return order;
  };

  /** Whoever trusts the key from before sees nothing vouch for the new one: meant after a theft, and a mistake otherwise. */
  const warnOfOtherKeys = (published: readonly PublishedKey[], signers: readonly NoteSigner[]): void => {
    const before = published.filter(({ retiredAt }) => retiredAt === null).map(({ key }) => key);
    if (before.length === 0 || signers.some(({ key }) => before.includes(key.text))) return;
    logger.warn(
      { before, now: signers.map(({ key }) => key.text) },
      'the transparency log is signed with another key than before (AUDIT_SIGNING_KEY), and the former one does not sign along (AUDIT_FORMER_SIGNING_KEY)',
    );
  };

  const follow = async (lease: ReactorLease): Promise<void> => {
    const { query } = lease;
    const state = await readState(query);
    const signers = signingKeys.map((seed) => createNoteSigner(state.origin, seed));
    warnOfOtherKeys(await readKeys(query), signers);
    await writeKeys(
      query,
      signers.map(({ key }) => key.text),
    );
    let grown: Grown = { state, edge: await readEdge(query, state.size) };
    const stated = statedBy(state, signers);
    await writeNote(query, { size: state.size, note: signedCheckpoint(grown, { signers, time: stated }) });
    const order = await orderAfter(state, stated);
    const clock = createClockTrust(now, elapsed);
    let wentOnAt: number | null = null;

    const sign = async (batch: readonly StoredEvent[]): Promise<void> => {
      const { inOrder, step: back } = untilStepBack(batch, order);
      refused = back !== null;
      if (inOrder.length === 0) throw new TimeStepsBack(back);
      const step = stepOf(grown, inOrder);
      const time = currentTime(order.latest(), now());
      if (time !== null) clock.confirm();
      const note = signedCheckpoint(step, { signers, time });
      const { size, position } = step.state;
      await writeGrowth(query, { leaves: step.leaves, tiles: step.changed, size, position, note, time });
      grown = step;
      if (back !== null) throw new TimeStepsBack(back);
    };
    /** Nothing came: says so with the time before it was looked for, so that nothing can be put there any more. */
    const confirm = async (): Promise<void> => {
      const time = wholeSeconds(now());
      const { size, position } = grown.state;
      const [head, other] = await Promise.all([store.head(), readClock(query)]);
      const isLater = time.toISOString() > (order.latest() ?? '');
      if (head !== position) return;
      refused = false;
      if (!isLater || !clock.agreesWith(other)) return;
      await writeNote(query, { size, note: signedCheckpoint(grown, { signers, time }) });
      order.reach(time.toISOString());
    };

    /** A full batch is followed by the next one as soon as nobody is kept waiting: there is no delay while catching up. */
    const take = async (batch: readonly StoredEvent[] | null, signal: AbortSignal): Promise<void> => {
      if (batch === null) return confirm();
      // Behind a full batch the next one is read at once, which is part of the work on it.
      const began = wentOnAt ?? elapsed();
      await sign(batch);
      const mayBeMore = batch.length === BATCH;
      await (mayBeMore ? giveWay(elapsed() - began, signal) : sleep(MERGE_DELAY_MS, signal));
      wentOnAt = mayBeMore ? elapsed() : null;
    };

    const ended = new AbortController();
    const signal = AbortSignal.any([stopping.signal, lease.lost, ended.signal]);
    const batches = store.subscribe({ after: state.position, maxBatchSize: BATCH, signal });
    try {
      for await (const batch of orNothing(batches, (over) => sleep(IDLE_MS, AbortSignal.any([signal, over])))) {
        if (signal.aborted) break;
        await take(batch, signal);
      }
    } finally {
      ended.abort();
    }
    if (lease.lost.aborted) throw new Error('The connection that held the lock was lost.');
  };

  const runOnce = async (from: ReactorLeases): Promise<void> => {
    const lease = await from.tryAcquire(NAME);
    if (!lease) return;
    try {
      await follow(lease);
    } finally {
      await lease.release();
    }
  };

  const run = async (from: ReactorLeases): Promise<void> => {
    let failures = 0;
    while (!stopping.signal.aborted) {
      try {
        await runOnce(from);
        failures = 0;
        await sleep(TAKE_OVER_MS, stopping.signal);
      } catch (error) {
        failures += 1;
        if (error instanceof TimeStepsBack) logger.error(error.toLog(), error.message);
        else logger.warn({ failure: describeFailure(error) }, 'transparency log interrupted, it starts again');
        await sleep(pauseAfter(failures, random), stopping.signal);
      }
    }
  };

  return {
    start() {
      leases = createReactorLeases(pool);
      running = run(leases);
    },
    refuses: () => refused,
    async stop() {
      stopping.abort();
      await running;
      await leases?.close();
    },
  };
};

/** Not signed, since a signature would say that it was there at that time. */
class TimeStepsBack extends Error {
  override readonly name = 'TimeStepsBack';
  readonly #step: TimeStep | null;
  constructor(step: TimeStep | null) {
    super('the transparency log does not sign an event that is dated before what it follows');
    this.#step = step;
  }
  toLog = () => ({
    eventId: this.#step?.event.id,
    position: this.#step?.event.position,
    recordedAt: this.#step?.event.recordedAt,
    after: this.#step?.after,
  });
}

/** The events of a batch before the first that steps back in time. */
const untilStepBack = (batch: readonly StoredEvent[], order: TimeOrder) => {
  for (const [index, event] of batch.entries()) {
    const step = order.add(event);
    if (step !== null) return { inOrder: batch.slice(0, index), step };
  }
  return { inOrder: batch, step: null };
};

const stepOf = ({ state, edge }: Grown, batch: readonly StoredEvent[]) => {
  const grown = grow(
    edge,
    batch.map((event) => leafHash(leafOf(event))),
  );
  return {
    ...grown,
    leaves: batch.map(({ id, position }, index) => ({ index: state.size + index, position, eventId: id })),
    state: { ...state, size: state.size + batch.length, position: batch.at(-1)?.position ?? state.position },
  };
};

/** The time that these keys have signed last. */
const statedBy = ({ note }: TreeState, signers: readonly NoteSigner[]): Date | null =>
  note === null
    ? null
    : provenTime(
        note,
        signers.map(({ key }) => key),
      );

const wholeSeconds = (time: Date): Date => new Date(Math.floor(time.getTime() / 1_000) * 1_000);

/** The latest time in the log, which its order already forbids to be passed over; null where that is not now. */
const currentTime = (latest: string | null, now: Date): Date | null => {
  if (latest === null || Math.abs(now.getTime() - Date.parse(latest)) > CURRENT_MS) return null;
  return wholeSeconds(new Date(latest));
};

interface Signing {
  readonly signers: readonly NoteSigner[];
  readonly time: Date | null;
}

/** The perfect subtrees that a tree consists of all lie in its edge. */
const signedCheckpoint = ({ state: { origin, size }, edge }: Grown, { signers, time }: Signing): string => {
  const root = rootOver(
    spanOf(0, size).map((subtree) => subtreeRoot(subtree, edge[Math.floor(subtree.height / 8)]?.hashes ?? EMPTY)),
  );
  const text = checkpointText({ origin, size, root });
  return noteOf(text, signatureLines(signers, text, time));
};

const EMPTY = Buffer.alloc(0);
