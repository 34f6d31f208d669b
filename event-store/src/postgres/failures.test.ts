import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { EventStoreUnavailable } from '../event-store.ts';
import { isTransient, type RetryPolicy, retrying } from './failures.ts';

const policy: RetryPolicy = { attempts: 4, firstMs: 1, longestMs: 3, withinMs: 5_000 };

const databaseError = (code: string): pg.DatabaseError =>
  Object.assign(new pg.DatabaseError('refused', 0, 'error'), { code });

describe('A failure', () => {
  test.each([
    ['a lost connection', new Error('Connection terminated unexpectedly')],
    ['nobody at the address', Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })],
    ['a shutdown', databaseError('57P01')],
    ['a start', databaseError('57P03')],
    ['a statement that took too long', databaseError('57014')],
    ['a deadlock', databaseError('40P01')],
    ['a full disk', databaseError('53100')],
    ['too many connections', databaseError('53300')],
    ['a standby', databaseError('25006')],
  ])('is worth another attempt: %s', (_, error) => {
    expect(isTransient(error)).toBe(true);
  });

  test.each([
    ['a broken constraint', databaseError('23514')],
    ['a text that is none', databaseError('22021')],
    ['a missing table', databaseError('42P01')],
    ['a missing privilege', databaseError('42501')],
    ['a bug', new TypeError('undefined is not a function')],
    ['a number beyond 2^53', new RangeError('too large')],
  ])('is final: %s', (_, error) => {
    expect(isTransient(error)).toBe(false);
  });
});

describe('Retrying', () => {
  test('answers as soon as the work succeeds', async () => {
    const work = vi
      .fn(async () => 'done')
      .mockRejectedValueOnce(new Error('lost'))
      .mockRejectedValueOnce(new Error('lost'));
    expect(await retrying(work, policy)).toBe('done');
    expect(work).toHaveBeenCalledTimes(3);
  });

  test('gives up after as many attempts as it has, and says why', async () => {
    const cause = databaseError('57P03');
    const work = vi.fn().mockRejectedValue(cause);
    const error = await retrying(work, policy).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(EventStoreUnavailable);
    expect(error).toMatchObject({ cause, message: expect.stringContaining('57P03') });
    expect(work).toHaveBeenCalledTimes(4);
  });

  test('gives up when its time is over, or when it is no longer wanted', async () => {
    const work = vi.fn().mockRejectedValue(new Error('lost'));
    await expect(retrying(work, { ...policy, withinMs: 0 })).rejects.toThrow(EventStoreUnavailable);
    await expect(retrying(work, policy, AbortSignal.abort())).rejects.toThrow(EventStoreUnavailable);
    expect(work).toHaveBeenCalledTimes(2);
  });

  test('gives up at once when the disk is full, which nobody who waits can change', async () => {
    const cause = databaseError('53100');
    const work = vi.fn().mockRejectedValue(cause);
    await expect(retrying(work, policy)).rejects.toMatchObject({ name: 'EventStoreUnavailable', cause });
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('does not repeat what is final', async () => {
    const error = databaseError('23514');
    const work = vi.fn().mockRejectedValue(error);
    await expect(retrying(work, policy)).rejects.toBe(error);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
