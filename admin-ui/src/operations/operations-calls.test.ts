import { HttpError } from 'react-admin';
import { describe, expect, it } from 'vitest';
import type { HttpClient } from '../data-provider/http-client.ts';
import { createOperationsCalls } from './operations-calls.ts';

/** A server that answers the calls with these statuses, one after the other. */
const serverSaying = (...statuses: readonly number[]) => {
  const asked: string[] = [];
  const httpClient = (async (url: string) => {
    const status = statuses[asked.length] ?? 500;
    asked.push(url);
    if (status !== 200) throw new HttpError('refused', status, {});
    return { status, headers: new Headers(), body: '', json: { message: 'Das Ereignis ist nachgeholt.' } };
  }) as HttpClient;
  return { calls: createOperationsCalls(httpClient), asked };
};
const events = ['a', 'b', 'c'].map((event_id) => ({ reactor: 'when-a-then-b', event_id }));

describe('trying all parked events again', () => {
  it('goes on after one that fails again, and counts', async () => {
    const { calls, asked } = serverSaying(200, 409, 200);
    expect(await calls.retryParkedEvents(events)).toBe('2\u00a0Ereignisse nachgeholt; noch zurückgestellt: 1.');
    expect(asked).toEqual(Array(3).fill('/api/admin/operations/parked/retry'));
  });

  it('says that all went well', async () => {
    expect(await serverSaying(200, 200, 200).calls.retryParkedEvents(events)).toBe('3\u00a0Ereignisse nachgeholt.');
  });

  it('stops when the server does not answer', async () => {
    const { calls, asked } = serverSaying(200, 503);
    await expect(calls.retryParkedEvents(events)).rejects.toMatchObject({ status: 503 });
    expect(asked).toHaveLength(2);
  });
});
