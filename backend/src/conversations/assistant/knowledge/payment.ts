import { productFacts } from '@sternklar/contracts/product-facts';
import { facts, OFFER_OF_A_PERSON } from './facts.ts';
import type { Topic } from './topic.ts';

/** Subscribing and paying. */
export const paymentTopics: readonly Topic[] = [
  {
    id: 'subscribe',
    title: 'den Abschluss des Abos',
    questions: [
      'Wie schließe ich ein Abo ab?',
      'Wie werde ich Kunde?',
      'Wie bestelle ich?',
      'Wie kann ich das Abo abonnieren?',
      'Wie buche ich den Tarif?',
      'Wo kann ich das Abonnement bestellen?',
      'Wie aktiviere ich mein Abo?',
      'Mein Abo ist nicht aktiv',
      'Wo sehe ich mein Abo?',
      'Ich habe bezahlt, aber mein Abo wird nicht angezeigt',
      'Kann ich ohne Abo Bewertungen einreichen?',
      'Brauche ich ein Abo, um Bewertungen einzutragen?',
      'Wie kann ich den Vertrag abschließen?',
      'Abo abschließen',
      'Wo bestelle ich den Tarif?',
      'Wie melde ich mich für das Abo an?',
      'Ich möchte Ihr Kunde werden',
      'Wo unterschreibe ich?',
      'Abo',
    ],
    answer:
      'Auf Ihrer Übersicht finden Sie oben den Knopf für das Abo. Sie sehen dort zuerst den Tarif und danach das ' +
      'Zahlungsformular; ist alles abgeschlossen, steht in der Kopfzeile „Abo aktiv“. Unternehmen und Bewertungen ' +
      'eintragen und hier schreiben können Sie auch ohne Abo.',
  },
  {
    id: 'payment',
    title: 'die Zahlungsarten',
    questions: [
      'Wie kann ich bezahlen?',
      'Ist eine Zahlung mit American Express möglich?',
      'Welche Möglichkeiten zu bezahlen habe ich?',
      'Wird das Geld automatisch abgebucht?',
      'Welche Zahlungsarten gibt es?',
      'Welche Zahlungsmethoden werden akzeptiert?',
      'Nehmen Sie Visa oder Mastercard?',
      'Kann ich mit Kreditkarte zahlen?',
      'Geht auch PayPal, Lastschrift, SEPA, Überweisung oder Kauf auf Rechnung?',
      'Wo gebe ich meine Karte ein?',
      'Kann ich mit Paypal bezahlen?',
      'Nehmen Sie EC-Karte, Girokarte oder Maestro?',
      'Kann man auch bar zahlen?',
      'Apple Pay oder Google Pay?',
      'Welche Karten gehen?',
      'Wird meine Karte schon belastet?',
      'Kann ich meine Kartennummer gefahrlos eingeben?',
      'Überweisung möglich?',
      'Zahlung',
      'Zahlungsarten',
      'Bezahlung',
      'Bucht ihr jeden Monat automatisch ab?',
      'Giropay, Sofort oder Bitcoin?',
    ],
    answer: `${productFacts.payment} Andere Zahlungsarten, etwa von einem Bankkonto, gibt es nicht; abgerechnet wird monatlich. ${productFacts.testForm}`,
  },
  {
    id: 'invoice',
    title: 'die Rechnung',
    questions: [
      'Wo finde ich meine Rechnung?',
      'Wo ist meine Rechnung?',
      'Wo lade ich eine Rechnung herunter?',
      'Schicken Sie Rechnungen per E-Mail?',
      'Bekomme ich eine Rechnung?',
      'Schicken Sie die Rechnung per Post?',
      'Wie erhalte ich die Rechnungen?',
      'Wann muss ich die Rechnung bezahlen?',
      'Welches Zahlungsziel hat die Rechnung?',
      'Ich brauche einen Beleg für die Buchhaltung und das Finanzamt',
      'Ich brauche Belege für den Steuerberater',
      'Die Rechnungsadresse ist falsch',
      'Wie bekomme ich die Rechnung, per Mail oder per Post?',
      'Wie viele Tage habe ich zum Bezahlen der Rechnung?',
      'Zahlungsfrist der Rechnung',
      'Ich brauche eine Rechnung für die Steuer',
      'Wann ist die Rechnung fällig?',
      'Bis wann muss die Rechnung beglichen werden?',
      'Rechnungen',
      'Rechnung',
    ],
    answer:
      `Rechnungen kommen per E-Mail, eine für jeden Monat Ihres Abos. ${productFacts.invoiceTerm} Auf Ihrer Kontoseite unter „Rechnungen“ laden ` +
      'Sie jede als PDF herunter, das zugleich eine E-Rechnung ist (ZUGFeRD). Fehlt Ihnen eine oder stimmt etwas ' +
      `nicht, hilft Ihnen unser Team. ${OFFER_OF_A_PERSON}`,
  },
  {
    id: 'fee-on-success',
    title: 'die Kosten, wenn nichts gelöscht wird',
    questions: [
      'Muss ich auch zahlen, wenn die Bewertung nicht gelöscht wird?',
      'Zahle ich nur bei Erfolg?',
      'Gibt es eine Erfolgsgebühr oder ein Erfolgshonorar?',
      'Fällt pro gelöschter Bewertung eine Gebühr an?',
      'Kostet jede Löschung extra?',
      'Wird pro Löschung abgerechnet?',
      'Rechnen Sie pro Bewertung ab?',
      'Kommt für jede Löschung etwas dazu?',
      'Bezahle ich auch, wenn nichts gelöscht wurde?',
      'Was kostet es, wenn nichts gelöscht wird?',
      'Fallen zusätzliche Kosten pro Bewertung an?',
      'Muss ich zahlen, obwohl Google abgelehnt hat?',
      'Kostet jede Meldung einzeln?',
      'Was zahle ich pro Antrag?',
      'Gilt das Prinzip ohne Erfolg keine Kosten?',
      'Wird nur bei erfolgreicher Löschung berechnet?',
      'Zahle ich, wenn der Antrag abgelehnt wird?',
    ],
    answer:
      `${productFacts.flatFee} Sie zahlen also jeden Monat dasselbe, auch wenn nichts gelöscht wird. ${productFacts.unlimited} In einer Klausel unserer AGB heißt es daneben: „${productFacts.feeOnSuccess}“ Was das für Sie ` +
      `bedeutet, klären Sie am besten mit unserem Team. ${OFFER_OF_A_PERSON}`,
  },
  {
    id: 'card-data',
    title: 'Ihre Kartendaten',
    questions: [
      'Ist das Zahlungsformular echt?',
      'Sind meine Kartendaten bei Ihnen sicher?',
      'Werden meine Kartendaten gespeichert?',
    ],
    answer: `Kartendaten speichern wir nicht. ${productFacts.testForm} Bitte schreiben Sie auch keine in diesen Chat.`,
  },
  {
    id: 'invoice-address',
    title: 'die Angaben auf der Rechnung',
    questions: ['Wie ändere ich die Rechnungsadresse?', 'Wo trage ich unsere USt-IdNr. ein?'],
    answer:
      'Firma, Anschrift und USt-IdNr. für künftige Rechnungen ändern Sie auf Ihrer Kontoseite unter „Rechnungsangaben“. Ausgestellte ' +
      'Rechnungen ändern sich dadurch nicht; ist eine davon falsch, klärt es ein Mensch aus unserem Team mit Ihnen: Name, Anschrift und ' +
      'USt-IdNr. lassen sich berichtigen, ohne dass Sie noch einmal zahlen. Eine XRechnung gibt es nur, wenn die Anschrift vollständig ist.',
  },
  {
    id: 'payment-failed',
    title: 'eine fehlgeschlagene Zahlung',
    questions: ['Meine Karte wurde abgelehnt, was nun?', 'Die Zahlung ist fehlgeschlagen'],
    answer:
      `Lehnt die Karte eine Abbuchung ab, bleibt die Rechnung offen, und Sie bekommen eine E-Mail, später auch eine Erinnerung. Wir versuchen es von selbst bis zu ${facts.retries}-mal ` +
      `erneut (nach ${facts.retryDays} Tagen). Selbst bezahlen Sie sie auf Ihrer Kontoseite unter „Rechnungen“ mit „Bezahlen“, auf Wunsch ` +
      'mit einer anderen Karte. Warum die Karte abgelehnt wurde, weiß Ihre Bank.',
  },
  {
    id: 'change-card',
    title: 'eine andere Karte',
    questions: ['Welche Karte ist hinterlegt?'],
    answer:
      'Kartendaten schreiben Sie bitte nicht in den Chat. Ihre Kartendaten hat nur der Zahlungsdienstleister; wir kennen nur den Tag, bis zu dem Ihre Karte gilt, nicht ihre Nummer. Haben Sie eine hinterlegt, ' +
      'geben Sie auf Ihrer Kontoseite unter „Rechnungen“ mit „Andere Karte hinterlegen“ jederzeit eine andere an; von ihr buchen wir ' +
      'künftige Beträge und alles ab, was offen ist. Läuft Ihre Karte ab, erinnern wir Sie vorher per E-Mail.',
  },
  {
    id: 'arrears',
    title: 'Mahnung und Verzug',
    questions: [
      'Was passiert, wenn ich eine Rechnung nicht bezahle?',
      'Ich habe eine Mahnung bekommen',
      'Was bedeutet es, dass mein Konto im Verzug ist?',
      'Wie komme ich aus dem Verzug heraus?',
    ],
    answer:
      'Bleibt eine Rechnung offen, erinnern wir Sie per E-Mail, danach noch einmal mit einem letzten Tag; erst dann gilt Ihr Konto als im Verzug. ' +
      'Was offen ist, sehen Sie auf Ihrer Kontoseite unter „Rechnungen“ und bezahlen es dort mit „Alles bezahlen“; damit ist der Verzug beendet. ' +
      'Anmelden können Sie sich weiter, und laufende Löschanträge gehen weiter; neue können ausgesetzt werden, bis alles bezahlt ist. Eine Mahngebühr nennen unsere AGB nicht. Können Sie gerade nicht zahlen, klärt es ein Mensch aus unserem Team mit Ihnen.',
  },
  {
    id: 'chargeback',
    title: 'eine Rückbuchung durch Ihre Bank',
    questions: [
      'Was passiert, wenn ich die Zahlung bei meiner Bank zurückbuchen lasse?',
      'Was geschieht bei einer Rückbuchung?',
      'Warum ist die Rechnung nach der Rückbuchung wieder offen?',
    ],
    answer:
      'Bucht Ihre Bank eine Zahlung zurück, steht das bei der Rechnung auf Ihrer Kontoseite. Solange die Bank darüber entscheidet, buchen wir von der ' +
      'Karte nichts ab; nimmt sie das Geld zurück, ist die Rechnung wieder offen, und Sie hinterlegen bitte eine andere Karte. Stimmt eine Abbuchung ' +
      `nicht, sagen Sie es am besten zuerst uns. ${OFFER_OF_A_PERSON}`,
  },
  {
    id: 'vat-id-needed',
    title: 'die Angabe einer USt-IdNr.',
    questions: [
      'Brauche ich eine USt-IdNr.?',
      'Muss ich meine Umsatzsteuer-ID angeben?',
      'Geht es auch ohne USt-IdNr.?',
    ],
    answer:
      'Eine USt-IdNr. brauchen Sie nicht anzugeben, das Feld darf leer bleiben. Haben Sie eine deutsche, tragen Sie sie auf Ihrer Kontoseite unter ' +
      '„Rechnungsangaben“ ein; sie steht dann auf Ihren künftigen Rechnungen. Mit einer ausländischen wartet die nächste Rechnung, bis Sie sie ' +
      'berichtigen oder das Feld leeren.',
  },
];
