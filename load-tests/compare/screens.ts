import { setTimeout as pause } from 'node:timers/promises';
import { addBusiness, addReview, createAsk, logIn, register } from '../../backend/src/testing/ask.ts';
import { createSend } from '../../infra/proofs/common/exchange.ts';
import { type LiveStream, openLiveStream } from '../../infra/proofs/common/live-stream.ts';
import { quantile } from '../bench/lib/statistics.ts';
import { createEventReader } from './event-reader.ts';

/** What open screens were told while others made load. */
export interface ScreenFigures {
  readonly screens: number;
  /** Changes that each screen of a customer had to hear of, over all screens. */
  readonly due: number;
  readonly never: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  /** How often a stream ended, and was opened again where it had ended. */
  readonly reopened: number;
}

export interface Screens {
  /** Hangs up; what was told. */
  close(): Promise<ScreenFigures>;
}

export interface ScreenPlan {
  readonly customers: number;
  readonly each: number;
  readonly signal: AbortSignal;
}

const PASSWORD = 'stern-schirm-1';
const REVIEW_EVERY_MS = 500;
const REOPEN_AFTER_MS = 250;
/** Until the last one is told. */
const LAST_WITHIN_MS = 5_000;
const CONNECTIONS = 4;

interface Customer {
  readonly token: string;
  readonly businessId: string;
  /** Review by review, when each screen heard of it. */
  readonly heard: readonly Map<string, number>[];
}

/**
 * Opens live streams, since k6 without extensions reads none, and hands in a review of one of their customers every half
 * second: all screens of that customer have to hear of it. A stream that ends is opened again where it ended.
 */
export const openScreens = async (url: string, { customers: count, each, signal }: ScreenPlan): Promise<Screens> => {
  const { send, close } = createSend(url, CONNECTIONS);
  const ask = createAsk(send);
  /** Ends the reviews first, the streams when the last one was heard of. */
  const ending = new AbortController();
  const closing = new AbortController();
  const open = new Set<LiveStream>();
  let reopened = 0;

  const keepOpen = async (token: string, heard: Map<string, number>, opened: () => void): Promise<void> => {
    const reader = createEventReader((data) => {
      const { kind, review_id: id } = JSON.parse(data) as { kind?: string; review_id?: string };
      if (kind === 'review-submitted' && id && !heard.has(id)) heard.set(id, performance.now());
    });
    while (!closing.signal.aborted) {
      const lastEventId = reader.lastEventId();
      const stream = await openLiveStream({ url, token, lastEventId, onText: reader.read }).catch(() => null);
      if (stream?.status === 200) {
        open.add(stream);
        opened();
        if (closing.signal.aborted) stream.hangUp();
        await stream.ended;
        open.delete(stream);
      } else stream?.hangUp();
      reader.cut();
      if (closing.signal.aborted) return;
      reopened += 1;
      await pause(REOPEN_AFTER_MS);
    }
  };

  const kept: Promise<void>[] = [];
  const newCustomer = async (number: number): Promise<Customer> => {
    const credentials = { email: `schirm-${number}-${Date.now()}@last.example`, password: PASSWORD };
    const token = (await register(ask, credentials)).access_token;
    const businessId = await addBusiness(ask, token, `Gasthaus Schirm ${number}`);
    const heard = Array.from({ length: each }, () => new Map<string, number>());
    await Promise.all(
      heard.map(async (map) => {
        const own = await logIn(ask, credentials);
        await new Promise<void>((opened) => kept.push(keepOpen(own, map, opened)));
      }),
    );
    return { token, businessId, heard };
  };
  const customers: Customer[] = [];
  for (let number = 0; number < count; number += 1) customers.push(await newCustomer(number));

  const sent: { readonly id: string; readonly at: number; readonly customer: Customer }[] = [];
  const handIn = async (customer: Customer): Promise<void> => {
    const at = performance.now();
    // One that is not acknowledged is nothing that anybody has to hear of.
    const id = await addReview(ask, customer.token, customer.businessId).catch(() => null);
    if (id !== null) sent.push({ id, at, customer });
  };
  const handingIn = (async () => {
    for (let turn = 0; !ending.signal.aborted; turn += 1) {
      const customer = customers[turn % count];
      if (customer) await handIn(customer);
      await pause(REVIEW_EVERY_MS, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  })();
  const missing = () => sent.flatMap(({ id, customer }) => customer.heard.filter((heard) => !heard.has(id))).length;

  return {
    async close() {
      ending.abort();
      await handingIn;
      for (const until = performance.now() + LAST_WITHIN_MS; missing() > 0 && performance.now() < until; ) {
        if (signal.aborted) break;
        await pause(50);
      }
      const delays = sent.flatMap(({ id, at, customer }) =>
        customer.heard.flatMap((heard) => {
          const heardAt = heard.get(id);
          return heardAt === undefined ? [] : [heardAt - at];
        }),
      );
      closing.abort();
      for (const stream of open) stream.hangUp();
      await Promise.all(kept);
      close();
      const at = (share: number) => (delays.length === 0 ? Number.NaN : quantile(delays, share));
      return {
        screens: count * each,
        due: sent.length * each,
        never: missing(),
        p50Ms: at(0.5),
        p95Ms: at(0.95),
        p99Ms: at(0.99),
        reopened,
      };
    },
  };
};
