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
    clockMs = 1_000;
    await people.giveWay(4)(20, signal);
    await people.giveWay(1)(20, signal);
    await people.giveWay(4)(700, signal);
    expect(pauses).toEqual([80, 20, 1_000]);
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
