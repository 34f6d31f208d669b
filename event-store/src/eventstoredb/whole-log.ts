import { setTimeout as delay } from 'node:timers/promises';
import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { StoredEvent } from '../event-store.ts';
import type { Wire } from './client-wire.ts';
import { isNoPlace } from './failures.ts';
import type { Gaps } from './gaps.ts';
import { eventsIn, idIn, placeIn, reaches } from './recorded-events.ts';
import { endRequest, logRequest, newestRequest, newsRequest, recordRequest } from './requests.ts';

/** Most milliseconds for which a server goes through others' records for one read; then they are passed by a subscription. */
const READS_WITHIN_MS = 3_000;
/** The same for looking back from the end, which is for the case that our newest event lies near it. */
const LOOKS_BACK_MS = 1_000;

/** Servers before 23.10 do not say that the end is reached. */
export const END_IS_SILENT_MS = 1_000;

/** Reads of everybody's log that find what is ours, however much of others' lies between. */
export interface WholeLog {
  /** Position of the newest record of anybody, 0 in an empty log: the same cost whatever is in it. */
  end(): Promise<number>;
  /** The event of ours at a position. */
  at(position: number): Promise<StoredEvent | undefined>;
  /** Id of the record at a position, whosever it is; null where none begins there. */
  recordAt(position: number): Promise<string | null>;
  /** Our newest event; undefined when there is none, null when it is too far from the end to be found in time. */
  newest(): Promise<StoredEvent | undefined | null>;
  /** At most `maxCount` events of ours above a position, in order; none is sought behind the one at `until`, if that is given. */
  after(position: number, maxCount: number, until?: number): Promise<readonly StoredEvent[]>;
}

export interface WholeLogOptions {
  readonly wire: Wire;
  readonly prefix: string;
  readonly gaps: () => Promise<Gaps>;
  /** Of one call. */
  readonly timeoutMs: number;
}

export const createWholeLog = ({ wire, prefix, gaps, timeoutMs }: WholeLogOptions): WholeLog => {
  const withinMs = Math.min(READS_WITHIN_MS, timeoutMs);
  /** Who passes the same stretch passes it together. */
  const passing = new Map<number, Promise<void>>();

  const end = async () => {
    const [record] = await wire.read(endRequest());
    return (record && placeIn(record)?.commit) ?? 0;
  };

  const at = async (position: number) => {
    const [event] = eventsIn(await wire.read(recordRequest(position)), prefix);
    return event?.position === position ? event : undefined;
  };

  /** Goes on from a place where no read gets past, to the next event of ours or to the end, and remembers how far it is. */
  const pass = async (after: number, from: number): Promise<void> => {
    const isGapEnd = from > after;
    if (isGapEnd && (await at(from))) return;
    const last = await end();
    if (last <= from) return;
    const known = await gaps();
    // Something may have been recorded meanwhile where a gap ends.
    const begin = { commit: from, prepare: isGapEnd ? 0 : from };
    for await (const answer of untilSilent(wire.follow(newsRequest(prefix, begin)), timeoutMs)) {
      const place = placeIn(answer) ?? begin;
      known.add({ after, upTo: place.commit });
      if (isFound(answer) || reaches(place, last)) return;
    }
  };

  const passOnce = (after: number, from: number): Promise<void> => {
    const passed = passing.get(from) ?? pass(after, from).finally(() => passing.delete(from));
    passing.set(from, passed);
    return passed;
  };

  /** The server begins with the record at the place, which the caller may have seen. */
  const readOn = async (from: number, wanted: number) => {
    const count = from === 0 ? wanted : wanted + 1;
    const { answers, isWhole } = await wire.readWithin(logRequest(prefix, from, count), withinMs, count);
    return { events: eventsIn(answers, prefix), isWhole };
  };

  return {
    end,
    at,
    async recordAt(position) {
      const [answer] = await wire.read(recordRequest(position)).catch((error: unknown) => {
        if (isNoPlace(error)) return [];
        throw error;
      });
      return answer && placeIn(answer)?.commit === position ? idIn(answer) : null;
    },
    async newest() {
      const { answers, isWhole } = await wire.readWithin(newestRequest(prefix), Math.min(LOOKS_BACK_MS, timeoutMs), 1);
      const [event] = eventsIn(answers, prefix);
      return event ?? (isWhole ? undefined : null);
    },
    async after(position, maxCount, until = Number.POSITIVE_INFINITY) {
      const known = await gaps();
      const found: StoredEvent[] = [];
      for (;;) {
        const reached = found.at(-1)?.position ?? position;
        const { events, isWhole } = await readOn(known.beyond(reached), maxCount - found.length);
        const fresh = events.filter((event) => event.position > reached).slice(0, maxCount - found.length);
        for (const [index, event] of fresh.entries())
          known.add({ after: fresh[index - 1]?.position ?? reached, upTo: event.position });
        found.push(...fresh);
        const last = found.at(-1)?.position ?? position;
        if (isWhole || found.length === maxCount || last >= until) return found;
        await passOnce(last, known.beyond(last));
      }
    },
  };
};

const isFound = (answer: ReadResp): boolean => answer.hasEvent() || answer.hasCaughtUp();

/** Ends when nothing came for so long, at first, and for a second later on; the source is then left. */
async function* untilSilent<Answer>(answers: AsyncGenerator<Answer, void>, firstMs: number) {
  try {
    for (let silence = firstMs; ; silence = END_IS_SILENT_MS) {
      const next = await Promise.race([answers.next(), delay(silence, null, { ref: false })]);
      if (next === null || next.done) return;
      yield next.value;
    }
  } finally {
    // It may be waiting for the server, so its end is not awaited.
    void answers.return().catch(() => undefined);
  }
}
