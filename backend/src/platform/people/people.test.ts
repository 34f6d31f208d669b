import Fastify from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPeople, type People } from './people.ts';

let clockMs: number;
let pauses: number[];
let people: People;
const { signal } = new AbortController();

beforeEach(() => {
  clockMs = 0;
  pauses = [];
  people = createPeople({
    elapsed: () => clockMs,
    sleep: async (ms) => {
      pauses.push(ms);
      const until = clockMs + ms;
      await Promise.resolve();
      clockMs = Math.max(clockMs, until);
    },
  });
});

const ask = async (url: string) => {
  const app = Fastify();
  await people.part(app);
  app.get('/*', async () => 'answered');
  await app.inject({ url });
};

describe('work that may wait', () => {
  it('goes on at once while nobody is there', async () => {
    await people.giveWay(4)(20, signal);
    expect(pauses).toEqual([]);
  });

  it('pauses in proportion to what it took while somebody is there, a second at most', async () => {
    await ask('/api/admin/users');
    await people.giveWay(4)(20, signal);
    await people.giveWay(1)(20, signal);
    await people.giveWay(4)(700, signal);
    expect(pauses).toEqual([80, 20, 1_000]);
  });

  it('takes turns with what shares its pauses: many pieces at once pause as long as all of them one after the other', async () => {
    await ask('/api/admin/users');
    const [shared, other] = [people.giveWay(4), people.giveWay(4)];
    await Promise.all([shared(20, signal), shared(30, signal), other(10, signal)]);
    expect(pauses.slice(0, 3)).toEqual([80, 200, 40]);
  });

  it('goes on as soon as nobody is there any more, also behind many others', async () => {
    await ask('/api/admin/users');
    const shared = people.giveWay(4);
    await Promise.all(Array.from({ length: 9 }, () => shared(300, signal)));
    expect(clockMs).toBeLessThan(4_000);
    await ask('/api/admin/users');
    pauses = [];
    await shared(20, signal);
    expect(pauses).toEqual([80]);
  });

  it('goes on at once when it is to end', async () => {
    await ask('/api/admin/users');
    await people.giveWay(4)(20, AbortSignal.abort());
    expect(pauses).toEqual([]);
  });

  it('goes on at once again a second after the last request', async () => {
    await ask('/dashboard');
    clockMs = 1_001;
    await people.giveWay(4)(20, signal);
    expect(pauses).toEqual([]);
  });

  it('does not wait for probes and scrapers', async () => {
    await ask('/api/health/ready');
    await ask('/metrics');
    await people.giveWay(4)(20, signal);
    expect(pauses).toEqual([]);
  });
});
