import type { OperationsStatus } from '@sternklar/contracts/operations.api';
import { describe, expect, it } from 'vitest';
import { restOfMails } from './stuck-mails.ts';

const outbox = (failed: number): OperationsStatus['outbox'] => ({
  waiting: 0,
  failed,
  sent_last_day: 0,
  oldest_waiting_since: null,
});
const mails = (count: number, state: 'failed' | 'waiting') =>
  Array.from({ length: count }, (_, index) => ({
    id: `m${index}`,
    template: 'chat-news',
    state,
    attempts: 1,
    created_at: '2026-11-20T12:00:00.000Z',
    due_at: null,
    reason: 'keine Verbindung',
  }));

describe('what is said of mails that are not named', () => {
  it('is nothing where all are', () => {
    expect(restOfMails({ mails: mails(99, 'failed'), outbox: outbox(99) })).toBeNull();
  });

  it('is how many were given up', () => {
    expect(restOfMails({ mails: mails(100, 'failed'), outbox: outbox(1_234) })).toBe(
      'Gezeigt sind die ersten 100; aufgegeben sind insgesamt 1.234.',
    );
  });

  it('is that there may be more, where nobody counts those that wait', () => {
    expect(restOfMails({ mails: mails(100, 'waiting'), outbox: outbox(0) })).toBe(
      'Gezeigt sind die ersten 100; es können mehr sein.',
    );
  });
});
