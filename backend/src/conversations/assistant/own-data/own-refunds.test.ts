import { describe, expect, it } from 'vitest';
import { createAssistant } from '../assistant.ts';
import { ASKED_AT, gradedFactsOf } from '../testing/asked-customers.ts';
import type { CustomerFacts, OwnInvoice } from './customer-facts.ts';
import { refunds } from './own-refunds.ts';

const paid: OwnInvoice = {
  kind: 'invoice',
  number: 'RE-2027-0005',
  issued_on: '2027-01-01',
  served_from: '2027-01-01',
  served_until: '2027-01-31',
  amount: 59,
  paid_on: '2027-01-01',
  due_on: null,
  payment_failed: false,
  payment_trouble: null,
  paid_back_amount: 0,
  taken_back_amount: 0,
  cancelled_by: null,
};
const having = (...items: readonly OwnInvoice[]): CustomerFacts => ({
  ...gradedFactsOf('account-of-customer', ASKED_AT),
  invoices: async () => ({ items, total: items.length }),
});

describe('what goes back', () => {
  it.each([
    [
      { ...paid, cancelled_by: 'RE-2027-0017' },
      /mit RE-2027-0017 storniert\. Was bezahlt war, geht auf dem Weg zurück/,
    ],
    [{ ...paid, paid_on: null, cancelled_by: 'RE-2027-0017' }, /storniert\. Den Stand/],
    [
      { ...paid, cancelled_by: 'RE-2027-0017', payment_trouble: 'transfer-owed' as const },
      /überweisen wir Ihnen zurück/,
    ],
    [{ ...paid, payment_trouble: 'paid-back' as const }, /ging an Sie zurück/],
    [{ ...paid, payment_trouble: 'partly-paid-back' as const, paid_back_amount: 20 }, /gingen 20,00\s€ an Sie zurück/],
  ])('is told of an invoice', async (invoice, words) => {
    expect(await refunds(having(invoice))).toMatch(words);
  });

  it('is nothing where nothing does', async () => {
    expect(await refunds(having(paid))).toBe('');
  });

  it('stands beside the rule, which is the whole answer for everybody else', async () => {
    const ask = async (facts: CustomerFacts) => {
      const assistant = createAssistant({
        customerFactsOf: () => facts,
        model: null,
        now: () => ASKED_AT,
        logger: { warn: () => undefined },
      });
      return (await assistant.answer({ message: 'Bekomme ich mein Geld zurück?', accountId: 'account-of-customer' }))
        .text;
    };
    const rule = await ask(having(paid));
    expect(rule).toContain('Gezahlte Beträge werden nicht erstattet.');
    expect(rule).not.toContain('vermerkt:');
    expect(await ask(having({ ...paid, cancelled_by: 'RE-2027-0017' }))).toContain('RE-2027-0017');
  });
});
