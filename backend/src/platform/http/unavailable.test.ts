import { EventStoreUnavailable } from '@sternklar/event-store/event-store';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBareServer } from '../../testing/bare-server.ts';

let app: FastifyInstance;
let failure: Error;
beforeAll(async () => {
  app = await createBareServer({
    routes: async (api) => {
      api.post('/work', { config: { access: 'public' } }, async () => {
        throw failure;
      });
    },
  });
});
afterAll(() => app.close());

const withCode = (code: string) => Object.assign(new Error('something about "somebody"'), { code });
const answerTo = (error: Error) => {
  failure = error;
  return app.inject({ method: 'POST', url: '/api/work' });
};

describe('what the database cannot do now', () => {
  it.each([
    ['a database that cannot write', withCode('58030')],
    ['a database that recovers', withCode('57P03')],
    ['a database that is away', withCode('ECONNREFUSED')],
    ['a connection that breaks in the middle', new Error('Connection terminated unexpectedly')],
    ['a broken connection', new Error('Client has encountered a connection error and is not queryable')],
    ['no connection in time', new Error('timeout exceeded when trying to connect')],
  ])('is refused in words, with the advice to come back: %s', async (_, error) => {
    const answer = await answerTo(error);
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.json()).toMatchObject({ status: 503, code: 'unavailable', detail: expect.stringContaining('Bitte') });
    expect(answer.body).not.toContain('somebody');
  });

  it.each([
    ['said by a table', withCode('53100')],
    ['said by the event log', new EventStoreUnavailable('no room', { cause: withCode('53100') })],
  ])('is told apart when it is room on the disk, which takes a while: %s', async (_, error) => {
    const answer = await answerTo(error);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('60');
    expect(answer.json()).toMatchObject({
      code: 'out-of-space',
      title: 'Kein Speicherplatz',
      detail: expect.stringContaining('kein Platz'),
    });
    expect(answer.body).not.toContain('somebody');
  });

  it.each([
    ['a statement that is wrong', withCode('42601')],
    ['a bug', new TypeError('x is not a function')],
  ])('is not what makes a mistake of ours: %s', async (_, error) => {
    const answer = await answerTo(error);
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal-error']);
    expect(answer.body).not.toMatch(/somebody|function/);
  });
});
