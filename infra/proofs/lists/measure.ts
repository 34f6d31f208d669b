import type { Send } from '../common/exchange.ts';
import { addressOf, type Case, type ListPlan, offsetOf, type Place } from './cases.ts';

/** How long one page took, in milliseconds, from the request until the whole answer was there. */
export interface Timing {
  readonly one: Case;
  readonly place: Place;
  readonly offset: number;
  readonly ms: number;
}

const TIMES = 2;
const OFTEN = 20;
const ROUNDS = 3;

export const slowestFirst = (timings: readonly Timing[]) => timings.toSorted((one, other) => other.ms - one.ms);

/** The value that this share of all do not exceed. */
const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

/** Asks for pages, one after the other; every page once before it is timed. */
export const createTimer = (send: Send, token: string) => {
  const get = async (address: string) => {
    const answer = await send({ method: 'GET', path: address, headers: { authorization: `Bearer ${token}` } });
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}: ${answer.text}`);
    return { ms: answer.ms, total: Number(String(answer.headers['content-range']).split('/').pop()) };
  };
  const timed = async (one: Case, offset: number, times: number) => {
    const address = addressOf(one, offset);
    await get(address);
    const values: number[] = [];
    for (let time = 0; time < times; time += 1) values.push((await get(address)).ms);
    return values;
  };
  return {
    /** Rows of the whole list. */
    totalOf: async (list: ListPlan) => (await get(`${list.path}?range=[0,0]`)).total,
    /** The places that a view has, none of them twice. */
    async placesOf(one: Case) {
      if (one.places.length === 1) return [{ place: 'first' as const, offset: 0 }];
      const { total } = await get(addressOf(one, 0));
      const offsets = new Map(one.places.toReversed().map((place) => [offsetOf(place, total), place]));
      return [...offsets].map(([offset, place]) => ({ place, offset }));
    },
    /** The quickest of a few readings: what the page itself costs, whatever else the machine does. */
    time: async (one: Case, place: Place, offset: number): Promise<Timing> => ({
      one,
      place,
      offset,
      ms: Math.min(...(await timed(one, offset, TIMES))),
    }),
    /**
     * What half of all readings do not exceed, and what 95 of 100 do not. Read anew, three times at most, while the first
     * is above the limit: a machine that was busy with something else is not the page's fault.
     */
    async timeOften({ one, offset }: Timing, limitMs: number): Promise<{ readonly p50: number; readonly p95: number }> {
      let best = { p50: Number.POSITIVE_INFINITY, p95: Number.POSITIVE_INFINITY };
      for (let round = 0; round < ROUNDS && best.p50 >= limitMs; round += 1) {
        const values = await timed(one, offset, OFTEN);
        const read = { p50: quantile(values, 0.5), p95: quantile(values, 0.95) };
        if (read.p50 < best.p50) best = read;
      }
      return best;
    },
  };
};
