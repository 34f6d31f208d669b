import { describe, expect, it } from 'vitest';
import { NOTICE_REMINDER, SIGN_IN_WHERE, SIGN_OUT, withNamedMatters } from './named-matters.ts';
import type { Asked, Meant } from './understand.ts';

const takenFor = (text: string, ...intents: readonly string[]): Meant => {
  const asked: readonly Asked[] = intents.map((intent) => ({ intent, share: 0.6, text }));
  return { asked, nearest: asked, unclear: [] };
};
const intentsOf = (message: string, intent: string, last?: string) =>
  withNamedMatters(message, takenFor(message, intent), last).asked.map((one) => one.intent);

describe('a matter that is named by its word', () => {
  it.each([
    ['Gibt es die auch als XRechnung?', 'invoice', ['e-invoice']],
    ['Was passiert, wenn ich die Frist verschlafe?', 'duration', ['term', 'own-notice']],
    ['Meine Bewertung ist nicht genehmigt, was sind jetzt meine Möglichkeiten?', 'status', ['not-approved']],
    ['Wurde irgendetwas nicht genehmigt?', 'not-approved', ['own-overview']],
    ['Wann schaut ihr bei den offenen das nächste Mal nach?', 'follow-up', ['own-cases']],
    ['Was zahle ich nach dem ersten Jahr insgesamt?', 'invoice', ['price']],
    ['kostet das widget extra', 'fees-and-rates', ['partners']],
    ['Kündigung', 'notice-taken-back', ['own-notice']],
    ['Unsere Umsatzsteuer-ID fehlt, wo muss ich die eintragen?', 'add-review', ['invoice-address']],
    ['Wie viele Anhänge darf ein Antrag haben?', 'unlimited', ['evidence']],
    ['mein foto hat 12 mb, geht das', 'availability', ['evidence']],
    ['Bekomme ich eine Erinnerung, bevor die Kündigungsfrist abläuft?', 'notice', [NOTICE_REMINDER]],
    ['Habe ich überhaupt schon Rechnungen bekommen?', 'invoice', ['own-invoices']],
    ['Kommt da jetzt noch eine Rechnung?', 'invoice', ['own-next-invoice']],
    ['Wie viele Abbuchungen kommen noch?', 'price', ['own-next-invoice']],
    ['Schickt ihr mir den Januarbeleg?', 'enter-for-me', ['own-invoices']],
    ['Was kostet ein vorzeitiger Ausstieg?', 'price', ['term', 'refund']],
    ['Wo kann man sich hier einloggen?', 'devices', [SIGN_IN_WHERE]],
    ['Wie viel Vorlauf braucht ein Ausstieg?', 'duration', ['notice']],
    ['Wo melde ich mich ab, um mich auszuloggen?', 'devices', [SIGN_OUT]],
  ])('is answered, whatever it was taken for: %s', (message, intent, intents) => {
    expect(intentsOf(message, intent)).toEqual(intents);
  });

  it.each([
    ['Was ist, wenn ich die Frist für eure Frage verpasse?', 'questions'],
    ['Meine Karte wurde abgelehnt, was jetzt?', 'payment-failed'],
    ['Wie melde ich mich vom Newsletter ab?', 'notifications'],
    ['Wie viele Belege habe ich bekommen?', 'own-invoices'],
    ['Kommen zum Preis noch Gebühren?', 'price'],
    ['Erinnert ihr mich, bevor die Rechnung fällig ist?', 'arrears'],
    ['Wie nehme ich eine Kündigung zurück?', 'notice-taken-back'],
    ['Und wenn ich das verschwitze?', 'questions'],
  ])('is none where the word means something else: %s', (message, intent) => {
    expect(intentsOf(message, intent)).toEqual([intent]);
  });

  it('leans on what was written before', () => {
    const last = 'Bis wann müsste man denn kündigen?';
    expect(intentsOf('Und wenn ich das verschwitze?', 'notice', last)).toEqual(['term', 'own-notice']);
  });

  it('leaves what else is asked in the same message', () => {
    const message = 'Kann ich meine Daten herunterladen? Und gibt es Rechnungen als XRechnung?';
    const asked = withNamedMatters(message, {
      ...takenFor('Kann ich meine Daten herunterladen?', 'data-export'),
      unclear: [],
    }).asked.map(({ intent }) => intent);
    expect(asked).toEqual(['data-export', 'e-invoice']);
  });
});
