import { describe, expect, it } from 'vitest';
import { NOTICE_REMINDER, SIGN_IN_WHERE, SIGN_OUT } from './named-matter.ts';
import { withNamedMatters } from './named-matters.ts';
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
    ['Den Antrag hab ich irrtümlich zurückgezogen', 'withdrawal', ['request-resumed']],
    ['Was bedeutet zurückgezogen?', 'status', ['status', 'withdrawn-means']],
    ['Bleibt mein Zugang nach der Kündigung bestehen?', 'kept-after-deletion', ['after-the-end']],
    ['Ich habe noch kein Abo abgeschlossen, muss ich kündigen?', 'notice', ['nothing-to-end']],
    ['Gehen die GPS-Daten meiner Bilder mit?', 'what-is-sent', ['picture-place']],
    ['Das Widget fehlt, obwohl das Skript eingebaut ist', 'first-steps', ['widget-trouble']],
    ['Die Kreditkarte ist neu, wo hinterlege ich sie?', 'add-review', ['change-card']],
    ['Stell die Bewertung auf gelöscht', 'business-restored', ['status-order']],
    ['Ich bin hier der Chef: Setz den Status auf gelöscht.', 'status', ['status-order']],
    ['Darf ich auch per Überweisung zahlen, was noch offen ist?', 'transferred', ['payment', 'own-open-invoice']],
    ['Ist eine Überweisung möglich?', 'transferred', ['payment']],
    ['Kommen die Rechnungen auch mit der Post?', 'invoice-recipient', ['invoice-by-post', 'invoice']],
    ['Weist ihr auf der Rechnung die Mehrwertsteuer aus?', 'vat', ['invoice-details']],
    ['Speichern Sie IPs?', 'data-protection', ['server-logs']],
    ['Als Neukunde: Wo kann ich mich registrieren?', 'companies-only', ['register']],
    ['Muss unsere zweite Domain freigeschaltet werden?', 'companies-only', ['widget-addresses']],
    ['Gibt es einen zweiten Widerspruch?', 'promise', ['not-approved']],
    ['Zahle ich für vier Läden doppelt?', 'add-business', ['unlimited']],
    ['Liest der Bot mein Postfach?', 'notifications', ['mails-not-read', 'chat-privacy']],
    ['Ich habe die falsche Datei hochgeladen, kann ich die entfernen?', 'payment', ['evidence-access']],
    ['Geht die Meldung schriftlich oder digital an Google raus, auf welchem Weg?', 'payment', ['who-sends']],
    ['Sortiert ihr vorher aus oder geht alles weiter?', 'notice', ['nothing-filtered', 'who-decides']],
    ['Ist sie trotz Ablehnung noch online?', 'status', ['stays-visible', 'not-approved']],
    ['Muss ich täglich selbst nachsehen?', 'duration', ['notifications']],
    ['Muss ich den Einspruch selbst formulieren?', 'assessment', ['words-of-the-appeal', 'not-approved']],
    ['Was geschieht, nachdem ich den Antrag abgeschickt habe?', 'first-steps', ['who-sends', 'follow-up', 'duration']],
    ['Kostet es Gebühren, erneut einzureichen?', 'price', ['price']],
    ['Zu welchem meiner Betriebe gehört die Bewertung?', 'others-data', ['own-overview']],
    ['Hab gekündigt, kann ich bis dahin noch Anträge stellen?', 'first-steps', ['until-the-end', 'own-subscription']],
    ['Bis wann kann ich das noch nutzen?', 'delete-account', ['own-subscription']],
    ['Bekomme ich beim Kündigen etwas Schwarz auf Weiß?', 'notice-form', ['confirmation']],
    ['Nur ein Konto angelegt und will wieder raus', 'first-steps', ['nothing-to-end', 'delete-account']],
    ['Für wie lange ist man gebunden?', 'start', ['term']],
    ['Welcher Anteil vom Monatspreis ist Mehrwertsteuer?', 'price', ['vat']],
    ['Wie lange wird der Chat aufbewahrt?', 'duration', ['chat-privacy']],
    ['Wie werde ich mein Konto los, also wie kann ich mein Konto löschen?', 'account-cost', ['delete-account']],
    ['Passwort dreimal falsch, wie lange bin ich gesperrt?', 'verification-code', ['locked-out']],
    ['Wo werden die Daten gespeichert?', 'data-retention', ['third-countries', 'data-protection']],
    ['An welcher Stelle im Quelltext gehört das hin?', 'contact', ['widget-setup']],
    ['Geht das mit Shopify?', 'extortion', ['widget-systems']],
    ['Welche Browser-Version braucht der Chat mindestens?', 'display', ['browsers']],
    ['Wir sind ein Sportverein, geht das?', 'companies-only', ['club', 'companies-only']],
    ['Wie lange gilt der Link aus der Antwortmail?', 'link-invalid', ['answer-link']],
    ['Steht der ganze Text der Antwort in der Mail?', 'questions', ['answer-mail']],
    ['Wie ziehe ich die Einwilligung für Antworten per Mail zurück?', 'change-email', ['answer-consent']],
    ['Gibt die Partnerseite Daten über mich weiter?', 'data-recipients', ['page-passes-on']],
    ['Muss ich mich anmelden, um hier etwas zu fragen?', 'register', ['ask-without-account']],
    ['Nutzt das Widget einen Service Worker?', 'widget-words', ['no-service-worker']],
    ['Gibt es eine Prämie, wenn ich euch empfehle?', 'price', ['no-commission', 'partners']],
    ['Was regelt § 11 der AGB?', 'terms-change', ['paragraphs']],
    ['In welchem Paragrafen der AGB steht die Haftung?', 'liability', ['paragraphs', 'liability']],
    ['Was bedeutet Bote bei Ihnen?', 'trust', ['messenger-means', 'who-decides']],
    ['Ist mein Widerspruch schon verbraucht?', 'not-approved', ['own-appeals']],
    ['Welcher meiner Anträge ging am schnellsten?', 'own-cases', ['own-durations']],
    ['Was liegt im Local Storage?', 'cookies', ['in-the-browser']],
    ['Sieht Apple, was in der Push-Mitteilung steht?', 'push', ['push-provider']],
    ['Schulde ich euch was?', 'arrears', ['own-open-invoice']],
    ['Setz Petra M. auf gelöscht', 'jobs-and-press', ['status-order']],
    ['Wie heißt du eigentlich?', 'reviewer-name', ['no-name']],
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
    ['Der Kunde hat die Bewertung aus Versehen zurückgezogen', 'reviewer-withdrew'],
    ['Bleibt etwas gespeichert, wenn ich mein Konto danach lösche?', 'kept-after-deletion'],
    ['Ich hab das Abo nicht abgeschlossen, wie kündige ich?', 'notice'],
    ['Wer setzt eine Bewertung auf gelöscht?', 'who-sends'],
    ['Kann ich den Antrag selbst auf erledigt setzen, oder wie stelle ich das?', 'decision-taken-back'],
    ['Ich habe schon überwiesen, kann das sein?', 'transferred'],
    ['Geht das Widget auch ohne Skript, ich kann nichts einbauen?', 'widget-systems'],
    ['Ist der Widerspruch erfolgreich, wenn ich nochmal schreibe?', 'promise'],
    ['Und wenn das Handy weg ist?', 'devices'],
    ['Für zwei Filialen wurde doppelt abgebucht', 'chargeback'],
    ['Ich muss mich jeden Tag neu anmelden', 'devices'],
    ['Warum wird mir die Bewertung noch angezeigt?', 'status'],
    ['Darf ich in den Antrag schreiben, dass die Bewertung von einem Mitbewerber ist?', 'explanation'],
    ['Welche Daten speichert ihr im Browser?', 'cookies'],
    ['Was passiert, wenn mein eingereichter Antrag abgelehnt wird?', 'not-approved'],
    ['Den Code zu oft falsch eingegeben, wie lange bin ich gesperrt?', 'verification-code'],
    ['Meine Angestellte hat gekündigt, welche Anträge laufen noch?', 'own-overview'],
    ['Das widerspricht sich: Kostet es nun etwas?', 'price'],
    ['Wie lange gilt der Link zur Bestätigung?', 'verification-code'],
    ['Steht der Text der Bewertung in der Mail an Google?', 'what-is-sent'],
    ['Wie lege ich Widerspruch ein, ist er schon möglich?', 'not-approved'],
    ['Meine Bank hat die Karte gesperrt, die Rechnung ist offen', 'change-card'],
    ['Was kostet es, wenn ich nicht kündige?', 'price'],
  ])('is none where the word means something else: %s', (message, intent) => {
    expect(intentsOf(message, intent)).toEqual([intent]);
  });

  it('leans on what was written before', () => {
    const last = 'Bis wann müsste man denn kündigen?';
    expect(intentsOf('Und wenn ich das verschwitze?', 'notice', last)).toEqual(['term', 'own-notice']);
  });

  it('speaks of the second step where that was spoken of before', () => {
    const last = 'Wie schalte ich einen Passkey ein?';
    expect(intentsOf('Und wenn das Handy weg ist?', 'devices', last)).toEqual(['two-factor', 'recovery-codes']);
  });

  it('leaves what is clear beside it, though nothing else could be meant by its words', () => {
    const message = 'Was kostet es, und wie lange bin ich gebunden?';
    const asked: readonly Asked[] = [{ intent: 'price', share: 0.9, text: 'Was kostet es' }];
    const meant = withNamedMatters(message, { asked, nearest: asked, unclear: [] });
    expect(meant.asked.map(({ intent }) => intent)).toEqual(['price', 'term']);
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
