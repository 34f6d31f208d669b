import { describe, expect, it } from 'vitest';
import type { Asked, Meant } from '../understanding/understand.ts';
import { withInvoices } from './asked-of-money.ts';

/** Taken for one thing as a whole. */
const takenFor = (text: string, intent: string): Meant => {
  const asked: readonly Asked[] = [{ intent, share: 0.6, text }];
  return { asked, nearest: asked, unclear: [] };
};
const intentsOf = (message: string, intent: string) =>
  withInvoices(message, takenFor(message, intent)).asked.map((one) => one.intent);

describe('what is asked of money', () => {
  it.each([
    ['Ist der Oktober erledigt? Ich sehe nichts auf dem Auszug.', 'duration'],
    ['Wurde der Februar eingezogen oder ging der ins Leere?', 'payment-failed'],
    ['Hat der Einzug im März hingehauen?', 'payment-failed'],
    ['Die Rechnung vom Januar', 'invoice'],
    ['Welchen Zeitraum hat die Rechnung vom Januar?', 'invoice-details'],
  ])('is one’s own invoice where it names a month: %s', (message, intent) => {
    expect(intentsOf(message, intent)).toEqual(['own-invoices']);
  });

  it.each([
    ['Ist der Antrag vom Oktober erledigt?', 'own-overview'],
    ['Wurde die Bewertung vom Februar gelöscht?', 'own-overview'],
    ['Was steht auf der Rechnung im Januar?', 'invoice-details'],
    ['Ist die Kündigung zum März durch?', 'own-subscription'],
  ])('stays what it was where a month names another matter: %s', (message, intent) => {
    expect(intentsOf(message, intent)).toEqual([intent]);
  });

  it('is the invoice that was asked for before, where it is asked whether that one is paid', () => {
    const last = 'Welche Nummer hat die Rechnung vom Dezember?';
    const [asked] = withInvoices(
      'Und ist die bezahlt?',
      takenFor('Und ist die bezahlt?', 'own-open-invoice'),
      last,
    ).asked;
    expect(asked).toEqual({ intent: 'own-invoices', share: 1, text: `${last} Und ist die bezahlt?` });
    const after = (before: string) =>
      withInvoices('Ist die bezahlt?', takenFor('Ist die bezahlt?', 'own-open-invoice'), before).asked[0]?.intent;
    expect(after('Wie melde ich mich ab?')).toBe('own-open-invoice');
  });

  it('is the refused payment where a card failed in a month, for visitors with the topic', () => {
    expect(intentsOf('Warum wurde meine Karte im Februar abgelehnt?', 'chargeback')).toEqual(['own-failed-payment']);
    expect(intentsOf('Warum wurde meine Karte abgelehnt?', 'payment-failed')).toEqual(['payment-failed']);
  });

  it('is told with one’s own invoices where none came', () => {
    expect(intentsOf('Bei mir ist noch keine Rechnung angekommen', 'invoice')).toEqual([
      'own-missing-invoice',
      'invoice',
    ]);
    expect(intentsOf('Unter Rechnungen ist nichts zu sehen', 'invoice')).toEqual(['own-missing-invoice', 'invoice']);
    expect(intentsOf('Wo finde ich die Rechnung?', 'invoice')).toEqual(['invoice']);
  });

  it.each([
    ['Wo lade ich die Belege als PDF herunter?', 'invoice'],
    ['Wo lade ich Belege zum Antrag hoch?', 'evidence'],
    ['Welche Belege sind möglich?', 'evidence'],
  ])('tells what is fetched from what is given: %s', (message, intent) => {
    expect(intentsOf(message, 'evidence')).toEqual([intent]);
  });
});
