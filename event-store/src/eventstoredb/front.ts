import { setTimeout as delay } from 'node:timers/promises';
import { backoffMs } from '@sternklar/contracts/backoff';
import type { StoredEvent } from '../event-store.ts';
import type { News } from '../log/news.ts';
import type { Logger } from '../logger.ts';
import type { Wire } from './client-wire.ts';
import { reasonOf } from './failures.ts';
import type { Gaps } from './gaps.ts';
import { createRecentEvents, type RecentEvents } from './recent-events.ts';
import { eventsIn, farther, type Place, placeIn, placeOf, reaches } from './recorded-events.ts';
import { newsRequest } from './requests.ts';
import { END_IS_SILENT_MS, type WholeLog } from './whole-log.ts';

/** What this process knows of the log's end, for everybody in it who is there. */
export interface Front {
  /** Begins to follow, once: one subscription for the process. `after`: a position that somebody has already seen. */
  follow(after: number): void;
  /** Resolves when following has begun, has failed once, or takes too long: before, everybody would go through others' records alone. */
  begun(): Promise<void>;
  /** Position of our newest event. */
  head(): Promise<number>;
  /** Events above a position, as far as they are known without asking; null where the log has to be asked. */
  atHand(after: number, maxCount: number): readonly StoredEvent[] | null;
  /** Position of our newest event that is known while the server tells of all that follow it; undefined while it does not. */
  tellsBehind(): number | undefined;
  /** True while the server tells of everything that is recorded. */
  isLive(): boolean;
  /** Settles when following has ended, after `signal` has aborted. */
  ended(): Promise<void>;
}

export interface FrontOptions {
  readonly wire: Wire;
  readonly prefix: string;
  readonly log: WholeLog;
  readonly gaps: () => Promise<Gaps>;
  readonly news: News;
  /** Told of our events, in order, each once. */
  readonly onRecorded: (events: readonly StoredEvent[]) => void;
  /** Called now and then while following. */
  readonly onLook: () => Promise<void>;
  readonly signal: AbortSignal;
  readonly safetyPollMs: number;
  readonly logger: Logger | undefined;
}

interface Known {
  newest: number;
  /** Nothing of ours up to it is unknown. */
  place: Place;
  readonly recent: RecentEvents;
  readonly gaps: Gaps;
}

const RECONNECT = { firstMs: 50, longestMs: 2_000 };
/** Bytes of log that are simply read; more is left to the subscription, which is not bound to a time. */
const READ_AT_ONCE = 64 * 1024 * 1024;
const PAGE = 500;
const ON_ITS_WAY_MS = 20;
/** A first subscription that is not confirmed by then is not waited for. */
const BEGINS_WITHIN_MS = 5_000;

const isFar = ({ place }: Known, end: number): boolean => end - place.commit >= READ_AT_ONCE;

export const createFront = (options: FrontOptions): Front => {
  const { wire, prefix, log, gaps, news, onRecorded, onLook, signal, safetyPollMs, logger } = options;
  let known: Promise<Known> | undefined;
  let settled: Known | undefined;
  let following: Promise<void> | undefined;
  const begun = Promise.withResolvers<void>();
  let seen = 0;
  let isLive = false;
  let heardAt = 0;

  /** Where to begin: at the end if our newest event is near enough to be found, else where somebody has been already. */
  const begin = async (): Promise<Known> => {
    const stretches = await gaps();
    const at = (newest: number, place: Place): Known => {
      stretches.add({ after: newest, upTo: place.commit });
      return { newest, place, recent: createRecentEvents(newest), gaps: stretches };
    };
    const end = await log.end();
    const { after, upTo } = stretches.farthest() ?? { after: 0, upTo: 0 };
    if (upTo === 0 || end - upTo >= READ_AT_ONCE) {
      const newest = await log.newest();
      if (newest !== null) return at(newest?.position ?? 0, placeOf(Math.max(end, newest?.position ?? 0)));
      if (seen >= upTo) return at(seen, placeOf(seen));
    }
    return (await isOurs(upTo)) ? at(upTo, placeOf(upTo)) : at(after, { commit: upTo, prepare: 0 });
  };

  /** A gap may end at an event of ours, and where the next one will be recorded. */
  const isOurs = async (upTo: number): Promise<boolean> => upTo > 0 && (await log.at(upTo)) !== undefined;

  const knowing = async (): Promise<Known> => {
    known ??= begin();
    try {
      settled = await known;
      return settled;
    } catch (error) {
      known = undefined;
      throw error;
    }
  };

  /** The log up to a place is known: these are our events in it. */
  const advance = (state: Known, events: readonly StoredEvent[], place: Place | null): void => {
    const fresh = events.filter(({ position }) => !reaches(state.place, position));
    for (const { position } of fresh) {
      state.gaps.add({ after: state.newest, upTo: position });
      state.newest = position;
    }
    state.place = farther(farther(state.place, placeOf(fresh.at(-1)?.position ?? 0)), place);
    state.gaps.add({ after: state.newest, upTo: state.place.commit });
    if (fresh.length === 0) return;
    state.recent.add(fresh);
    onRecorded(fresh);
    news.announce(state.newest);
  };

  let reading: Promise<void> | undefined;
  /** Reads on to the end, where that is near; those who want it at the same time wait for one who does. */
  const readOn = (state: Known): Promise<void> => {
    reading ??= readToEnd(state).finally(() => {
      reading = undefined;
    });
    return reading;
  };

  const readToEnd = async (state: Known): Promise<void> => {
    const end = await log.end();
    if (isFar(state, end) && isPassing()) return;
    while (!reaches(state.place, end)) {
      const events = await log.after(state.newest, PAGE);
      const last = events.at(-1)?.position ?? 0;
      advance(state, events, placeOf(events.length < PAGE ? Math.max(end, last) : last));
    }
  };

  /** On its way. At the end it is silent, and leaves up to two windows of which it tells nothing. */
  const isPassing = (): boolean => isLive && performance.now() - heardAt < END_IS_SILENT_MS;

  const hear = async (onHearing: () => void): Promise<void> => {
    const state = await knowing();
    for await (const answer of wire.follow(newsRequest(prefix, state.place))) {
      heardAt = performance.now();
      if (answer.hasConfirmation()) onHearing();
      advance(state, eventsIn([answer], prefix), placeIn(answer));
    }
  };

  const followNews = async (): Promise<void> => {
    for (let failures = 0; !signal.aborted; failures += 1) {
      const failure: unknown = await hear(() => {
        failures = 0;
        isLive = true;
        begun.resolve();
        // What was recorded before was not heard.
        news.wakeAll();
      }).catch((error: unknown) => error);
      isLive = false;
      begun.resolve();
      if (signal.aborted) return;
      logger?.warn({ reason: reasonOf(failure) }, 'the event store’s news cannot be heard; subscribing again');
      news.wakeAll();
      await delay(backoffMs(RECONNECT, failures + 1), undefined, { signal }).catch(() => undefined);
    }
  };

  /** In case something was not told: one look for the whole process. */
  const look = async (): Promise<void> => {
    while (!signal.aborted) {
      await delay(safetyPollMs, undefined, { signal }).catch(() => undefined);
      if (isLive && settled) await readOn(settled).catch(() => undefined);
      await onLook();
    }
  };

  const follow = (after: number): void => {
    seen = Math.max(seen, after);
    if (!following) setTimeout(begun.resolve, BEGINS_WITHIN_MS).unref();
    following ??= Promise.all([followNews(), look()]).then(() => undefined);
  };

  /** One subscription goes through what lies before the end, for everybody who asks, instead of a read for each of them. */
  const soonLive = async (): Promise<boolean> => {
    follow(0);
    await begun.promise;
    return isLive;
  };

  return {
    follow,
    begun: () => begun.promise,
    async head() {
      const state = await knowing();
      const end = await log.end();
      while (!reaches(state.place, end)) {
        // The subscription is on its way through the same.
        if (isFar(state, end) && (isPassing() || (!isLive && (await soonLive())))) await delay(ON_ITS_WAY_MS);
        else await readOn(state);
      }
      return state.newest;
    },
    atHand: (after, maxCount) => (isLive && settled ? settled.recent.after(after, maxCount) : null),
    tellsBehind: () => (isLive ? settled?.newest : undefined),
    isLive: () => isLive,
    ended: async () => following,
  };
};
