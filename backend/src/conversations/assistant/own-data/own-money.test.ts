import { describe, expect, it } from 'vitest';
import type { OwnInvoice } from './customer-facts.ts';
import { openInWords } from './own-money.ts';

const refused: OwnInvoice = {
  kind: 'invoice',
  number: 'RE-2026-0028',
  issued_on: '2026-02-14',
  amount: 59,
  paid_on: null,
  due_on: '2026-02-17',
  payment_failed: true,
  cancelled_by: null,
};

describe('an open invoice whose card was refused', () => {
  it('says that it is tried again while that is so', () => {
    expect(openInWords([refused], new Date('2026-02-18T09:00:00.000Z'))).toContain('von selbst bis zu 3-mal erneut');
  });

  it('says so no longer once the tries are over', () => {
    const text = openInWords([refused], new Date('2026-03-10T09:00:00.000Z'));
    expect(text).toContain('weitere folgen nicht');
    expect(text).not.toContain('bis zu');
  });
});
