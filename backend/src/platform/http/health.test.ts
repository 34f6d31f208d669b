import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBareServer } from '../../testing/bare-server.ts';
import { health, runChecks } from './health.ts';

afterEach(() => vi.useRealTimers());

describe('health', () => {
  it('is alive while it answers, and ready while every check holds', async () => {
    let holds = true;
    const app = await createBareServer({
      parts: [health({ database: async () => true, readModels: async () => holds })],
    });
    expect((await app.inject('/api/health/live')).json()).toEqual({ status: 'ok' });
    expect((await app.inject('/api/health/ready')).json()).toEqual({
      status: 'ok',
      checks: { database: true, readModels: true },
    });
    holds = false;
    const answer = await app.inject('/api/health/ready');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
    expect(answer.json()).toMatchObject({ code: 'not-ready', checks: { database: true, readModels: false } });
    expect((await app.inject('/api/health/live')).statusCode).toBe(200);
    await app.close();
  });

  it('is alive but no longer ready once it is about to end', async () => {
    let isEnding = false;
    const app = await createBareServer({ parts: [health({ database: async () => true }, () => isEnding)] });
    expect((await app.inject('/api/health/ready')).statusCode).toBe(200);
    isEnding = true;
    const answer = await app.inject('/api/health/ready');
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'ending']);
    expect((await app.inject('/api/health/live')).statusCode).toBe(200);
    await app.close();
  });

  it('counts a failure, and an answer that does not come in two seconds, as no', async () => {
    vi.useFakeTimers();
    const results = runChecks({
      failing: () => Promise.reject(new Error('no database')),
      hanging: () => new Promise<boolean>(() => undefined),
    });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await results).toEqual({ failing: false, hanging: false });
  });
});
