import { describe, expect, it } from 'vitest';
import { ASKED_AT, gradedFactsOf } from '../testing/asked-customers.ts';
import type { OwnInvoice } from './customer-facts.ts';
import { invoices, nextInvoice, openInWords } from './own-money.ts';

const refused: OwnInvoice = {
  kind: 'invoice',
  number: 'RE-2026-0028',
  issued_on: '2026-02-14',
  served_from: '2026-02-14',
  served_until: '2026-03-13',
  amount: 59,
  paid_on: null,
  due_on: '2026-02-17',
  payment_failed: true,
  payment_trouble: null,
  paid_back_amount: 0,
  taken_back_amount: 0,
  cancelled_by: null,
};

describe('invoices that are asked for together', () => {
  const facts = gradedFactsOf('account-of-customer', ASKED_AT);

  it.each([
    ['Sind November und Dezember bezahlt?', ['RE-2025-0171', 'RE-2025-0152'], '118,00'],
    ['die Rechnungen vom Dezember und vom Jänner', ['RE-2026-0009', 'RE-2025-0171'], '118,00'],
    ['von Oktober bis Dezember', ['RE-2025-0171', 'RE-2025-0152', 'RE-2025-0134'], '177,00'],
    ['Schickt mir RE-2026-0009 und RE-2025-0171', ['RE-2026-0009', 'RE-2025-0171'], '118,00'],
  ])('are all told, with their sum: %s', async (message, numbers, sum) => {
    const text = await invoices(facts, message, ASKED_AT);
    expect(text.match(/RE-\d{4}-\d{4}/g)).toEqual(numbers);
    expect(text).toContain(`Zusammen sind das ${sum}`);
  });

  it('are summed by what of them was paid, where one is open', async () => {
    const text = await invoices(facts, 'Was habe ich im Januar und im Februar bezahlt?', ASKED_AT);
    expect(text).toContain('Zusammen sind das 118,00\u00a0€, davon bezahlt 59,00\u00a0€.');
    expect(await invoices(facts, 'Und November und Dezember?', ASKED_AT)).not.toContain('davon bezahlt');
    const ofMany = await invoices(facts, 'Was habe ich von Oktober bis Februar bezahlt?', ASKED_AT);
    expect(ofMany).toMatch(/^5 Rechnungen über zusammen 295,00\u00a0€, davon bezahlt 236,00\u00a0€: RE-/);
    expect(ofMany).not.toContain('Zusammen sind das');
  });

  it('is found by the month that it is for, where it was issued on the last day of another, and says for which days', async () => {
    const january = { issued_on: '2026-12-31', served_from: '2026-12-31', served_until: '2027-01-30' };
    const february = { issued_on: '2027-01-31', served_from: '2027-01-31', served_until: '2027-02-27' };
    const items = [
      { ...refused, ...february, number: 'RE-2027-0007', payment_failed: false },
      { ...refused, ...january, number: 'RE-2026-0099', payment_failed: false, paid_on: '2026-12-31' },
    ];
    const having = { ...facts, invoices: async () => ({ items, total: 2 }) };
    const text = await invoices(having, 'Ist Januar voll bezahlt?', ASKED_AT);
    expect(text).toContain(
      'RE-2026-0099 vom 31. Dezember 2026 über 59,00\u00a0€ für den 31. Dezember 2026 bis 30. Januar 2027 (bezahlt am 31. Dezember 2026)',
    );
    expect(text).toContain('RE-2027-0007 vom 31. Januar 2027');
    const named = async (message: string) => (await invoices(having, message, ASKED_AT)).match(/RE-\d{4}-\d{4}/g);
    expect(await named('die Rechnung für Februar')).toEqual(['RE-2027-0007']);
    expect(await named('die Rechnung vom 31. Januar')).toEqual(['RE-2027-0007']);
  });

  it('says for which days one is, where that is asked', async () => {
    expect(await invoices(facts, 'Von wann bis wann geht die Rechnung vom Januar?', ASKED_AT)).toContain(
      'für den 14. Januar 2026 bis 13. Februar 2026',
    );
  });

  it('says why one is open, and how it is paid', async () => {
    const text = await invoices(facts, 'Wurde der Februar abgebucht?', ASKED_AT);
    expect(text).toMatch(/Ihre Karte wurde dafür abgelehnt.*weiß Ihre Bank.*„Bezahlen“/);
    expect(await invoices(facts, 'Wurde der Januar abgebucht?', ASKED_AT)).not.toContain('Karte');
  });

  it('one alone has no sum', async () => {
    expect(await invoices(facts, 'die Rechnung vom Dezember', ASKED_AT)).not.toContain('Zusammen');
  });
});

describe('an invoice that is asked for without its number', () => {
  const facts = gradedFactsOf('account-of-customer', ASKED_AT);

  it.each([
    'Welche Rechnungsnummer ist bei mir noch nicht beglichen?',
    'Welche Rechnung steht noch aus?',
    'Nummer und Betrag der letzten Rechnung bitte',
  ])('is told alone: %s', async (message) => {
    expect((await invoices(facts, message, ASKED_AT)).match(/RE-\d{4}-\d{4}/g)).toEqual(['RE-2026-0028']);
  });

  it.each([
    ['Brauche die Nummer meiner allerersten Faktura.', 'RE-2025-0101'],
    ['die älteste Rechnung bitte', 'RE-2025-0101'],
    ['Nummer vom letzten Beleg, der anstandslos bezahlt wurde?', 'RE-2026-0009'],
    ['Welche war die letzte, die noch nicht bezahlt ist?', 'RE-2026-0028'],
  ])('is told as the first or the last of its kind: %s', async (message, number) => {
    expect((await invoices(facts, message, ASKED_AT)).match(/RE-\d{4}-\d{4}/g)).toEqual([number]);
  });

  it('is not told as the first where older ones were not read', async () => {
    const some = { ...facts, invoices: async () => ({ ...(await facts.invoices()), total: 100 }) };
    expect((await invoices(some, 'die erste Rechnung', ASKED_AT)).match(/RE-\d{4}-\d{4}/g)?.length).toBeGreaterThan(1);
  });

  it('is among all where nothing says which', async () => {
    expect((await invoices(facts, 'Meine Rechnungen?', ASKED_AT)).match(/RE-\d{4}-\d{4}/g)?.length).toBeGreaterThan(1);
  });
});

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

describe('what is still to come', () => {
  it('is counted to the end of the running term', async () => {
    const text = await nextInvoice(gradedFactsOf('account-of-customer', ASKED_AT), ASKED_AT);
    expect(text).toContain('am 14. März 2026 über 59,00');
    expect(text).toMatch(
      /Bis zum Ende der laufenden Laufzeit am 1[34]\. August 2026 sind das noch 5 Rechnungen über zusammen 295,00/,
    );
  });
});
