import { describe, expect, it } from 'vitest';
import { understand } from '../answers.ts';
import { ASKED_AT, gradedFactsOf } from '../testing/asked-customers.ts';
import { sums } from './own-sums.ts';
import { asksForRest, asksForSum } from './sums-asked.ts';

const facts = gradedFactsOf('account-of-customer', ASKED_AT);
const inPlain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('what all that was paid or charged comes to', () => {
  it.each([
    [
      'Was habe ich Ihnen bisher zusammen bezahlt?',
      /^Bisher haben Sie zusammen 354,00 € bezahlt, für 6 Rechnungen\. Offen ist noch 59,00 €\. 7 Rechnungen in dieser Zeit\. Jede/,
    ],
    [
      'Die Summe, die mir seit Oktober berechnet wurde?',
      /^Seither haben wir Ihnen zusammen 295,00 € berechnet, mit 5 Rechnungen\. Bezahlt sind davon 236,00 €\./,
    ],
    ['Wie viel habe ich letztes Jahr überwiesen?', /^Im Jahr 2025 haben Sie zusammen 295,00 € bezahlt, für 5 /],
    [
      'Wie viel ist heuer schon abgebucht worden?',
      /^Im Jahr 2026 haben Sie zusammen 59,00 € bezahlt, für 1 Rechnung\./,
    ],
    ['Was habe ich 2025 und 2026 bezahlt?', /^In den Jahren 2025 und 2026 haben Sie zusammen 354,00 €/],
    ['Was habe ich seit 2025 bezahlt?', /^Seither haben Sie zusammen 354,00 €/],
    ['Was habe ich seit letztem Jahr bezahlt?', /^Seither haben Sie zusammen 354,00 €/],
    ['Was habe ich in den letzten drei Monaten bezahlt?', /^In den letzten 3 Monaten haben Sie zusammen 118,00 €/],
    [
      'Was habe ich letzten Monat bezahlt?',
      /^Im letzten Monat haben Sie zusammen 0,00 € bezahlt, für 0 Rechnungen\. Offen/,
    ],
    ['Was habe ich von Oktober bis Dezember 2025 bezahlt?', /^In dieser Zeit haben Sie zusammen 177,00 €/],
    ['Wie viel habe ich 2024 bezahlt?', /^Aus dieser Zeit gibt es bei Ihnen keine Rechnung\./],
  ])('is told for the days that are asked for: %s', async (message, says) => {
    expect(inPlain(await sums(facts, message, ASKED_AT))).toMatch(says);
  });

  it('names what went back, and that older invoices were not counted', async () => {
    const { items } = await facts.invoices();
    const some = items.map((invoice, at) => ({ ...invoice, paid_back_amount: at === 1 ? 20 : 0 }));
    const having = { ...facts, invoices: async () => ({ items: some, total: 40 }) };
    const text = inPlain(await sums(having, 'Was habe ich bisher zusammen bezahlt?', ASKED_AT));
    expect(text).toContain('Zurückbekommen haben Sie 20,00 €. Angesehen habe ich Ihre 7 neuesten Rechnungen;');
    expect(await sums(having, 'Was habe ich 2020 bezahlt?', ASKED_AT)).toContain('Angesehen habe ich');
  });

  it('means the latest of a month that several years have', async () => {
    const { items } = await facts.invoices();
    const before = items.map((invoice) => ({
      ...invoice,
      amount: 40,
      issued_on: invoice.issued_on.replace(/^\d{4}/, (year) => String(Number(year) - 1)),
      paid_on: invoice.paid_on?.replace(/^\d{4}/, (year) => String(Number(year) - 1)) ?? null,
    }));
    const having = { ...facts, invoices: async () => ({ items: [...items, ...before], total: 14 }) };
    expect(inPlain(await sums(having, 'Was habe ich im Januar insgesamt bezahlt?', ASKED_AT))).toMatch(
      /^In dieser Zeit haben Sie zusammen 59,00 €/,
    );
  });

  it('says what a bank took of it', async () => {
    const { items } = await facts.invoices();
    const some = items.map((invoice, at) => ({ ...invoice, taken_back_amount: at === 1 ? 30 : 0 }));
    const having = { ...facts, invoices: async () => ({ items: some, total: 7 }) };
    expect(inPlain(await sums(having, 'Was habe ich bisher zusammen bezahlt?', ASKED_AT))).toContain(
      'Zurückgeholt hat Ihre Bank davon 30,00 €.',
    );
  });

  it.each([
    'Rechne mal zusammen, was ich an Rechnungen habe',
    'Was hab ich bis heute alles bezahlt?',
    'Welche Summe entfällt auf 2025?',
  ])('is asked for by: %s', (message) => {
    expect(asksForSum(message)).toBe(true);
  });

  it.each([
    'Was zahle ich im ersten Jahr insgesamt?',
    'Welche Frist zählt jetzt, 30 Tage oder vier Wochen?',
    'Wie viele Bewertungen habe ich bisher bezahlt?',
    'Wo sauge ich mir alles runter?',
    'Wann habe ich bezahlt?',
    'Was habt ihr heute abgebucht?',
    'Ich habe schon überwiesen, was ist da los?',
  ])('is not asked for by: %s', (message) => {
    expect(asksForSum(message)).toBe(false);
  });

  it('stands beside what else is asked', () => {
    const { pieces } = understand('Wie viel habt ihr 2025 bei mir kassiert und wann ist die nächste Abbuchung?');
    expect(pieces.map(({ about }) => about)).toEqual(expect.arrayContaining(['own-sums', 'own-next-invoice']));
  });
});

describe('what is still to come', () => {
  it.each([
    ['Wie viel zahl ich bis zum Vertragsende noch?', true],
    ['Was kommt bis zum Schluss noch auf mich zu?', true],
    ['Wie lange läuft es noch bis zum Ende?', false],
    ['Was kostet es?', false],
  ])('is asked for until the end: %s', (message, asks) => {
    expect(asksForRest(message)).toBe(asks);
  });
});
