import type { Topic } from '../topic.ts';
import { facts, OFFER_OF_A_PERSON } from './facts.ts';

/** Price, term, notice and payment. */
export const contractTopics: readonly Topic[] = [
  {
    id: 'price',
    questions: [
      'Was kostet das?',
      'Wie teuer ist das Abo?',
      'Wie hoch ist der Preis?',
      'Was kostet der Tarif im Monat?',
      'Gibt es mehrere Tarife?',
      'Wie viel Geld muss ich ausgeben?',
      'Was zahle ich pro Monat?',
      'Was muss ich für den Dienst bezahlen?',
      'Wie sieht es preislich aus?',
      'Was kostet mich das im ersten Jahr?',
      'Was kosten Löschanträge?',
      'Welche Kosten entstehen mir?',
      'Wie viel muss ich im Jahr zahlen?',
      'Wie hoch ist die monatliche Gebühr?',
      'Welcher Betrag wird jeden Monat abgebucht?',
      'Wie viel Euro?',
      'Kostet es wirklich 59 Euro?',
      'Gibt es eine kostenlose Testphase oder einen Probemonat?',
      'Preisliste, Preise, Tarife',
      'Bieten Sie einen Rabatt an?',
      'Ist es im Jahr günstiger?',
    ],
    answer:
      `Es gibt einen Tarif: ${facts.pricePerMonth} im Monat inklusive ${facts.vat}, im ersten Jahr also ` +
      `${facts.priceFirstYear}. Darin sind unbegrenzt viele Löschanträge enthalten. Die Laufzeit beträgt ${facts.term}; ` +
      'Rabatte und eine Testphase gibt es nicht.',
  },
  {
    id: 'plan-contents',
    questions: [
      'Was ist im Abo enthalten?',
      'Welche Leistungen bekomme ich?',
      'Was ist im Preis drin?',
      'Was bekomme ich dafür, was ist alles drin?',
      'Was bekomme ich für 59 Euro im Monat?',
      'Was beinhaltet der Tarif standard?',
      'Was umfasst das Paket?',
      'Welche Funktionen sind im Preis inbegriffen?',
      'Welche Vorteile habe ich?',
    ],
    answer:
      'Der Tarif umfasst unbegrenzt viele Löschanträge im Monat, die Bearbeitung Ihrer Anträge, den Stand jedes Antrags ' +
      'in Echtzeit und den KI-Assistenten rund um die Uhr.',
  },
  {
    id: 'unlimited',
    questions: [
      'Wie viele Löschanträge darf ich stellen?',
      'Kann ich so viele Löschungen beantragen, wie ich will?',
      'Gibt es eine Grenze für die Anzahl der Anträge?',
      'Sind die Anträge begrenzt oder unbegrenzt?',
      'Wie viele Bewertungen kann ich im Monat einreichen?',
      'Gibt es ein Limit oder eine Höchstzahl?',
      'Wie viele Unternehmen kann ich hinzufügen?',
      'Darf ich mehrere Filialen eintragen?',
    ],
    answer:
      'Sie können unbegrenzt viele Löschanträge im Monat stellen und beliebig viele Unternehmen anlegen. Am Preis ändert ' +
      'das nichts.',
  },
  {
    id: 'term',
    questions: [
      'Wie lange läuft der Vertrag?',
      'Wie lang ist die Mindestlaufzeit?',
      'Welche Mindestvertragslaufzeit gibt es?',
      'Für wie viele Monate schließe ich ab?',
      'Wie lange lege ich mich fest?',
      'Wie lange bin ich gebunden?',
      'Verlängert sich das Abo automatisch?',
      'Was passiert nach einem Jahr, wenn die Laufzeit endet?',
      'Um wie viele Monate verlängert sich die Laufzeit?',
      'Wann endet mein Vertrag?',
      'Wann läuft mein Abo aus?',
      'Kann ich für drei oder sechs Monate buchen?',
      'Ist nach 12 Monaten Schluss?',
      'Kann ich das Abo nur für einen Monat nehmen oder monatlich kündigen?',
      'Kann man monatlich kündigen?',
    ],
    answer:
      `Das Abo läuft mindestens ${facts.term} und verlängert sich danach von selbst um jeweils weitere ${facts.term}, ` +
      'wenn Sie nicht rechtzeitig kündigen. Einen Vertrag mit kürzerer Laufzeit gibt es nicht. Das Ende Ihrer laufenden ' +
      'Laufzeit nennt Ihnen unser Team.',
  },
  {
    id: 'notice',
    questions: [
      'Wie kann ich kündigen?',
      'Wie lang ist die Kündigungsfrist?',
      'Gelten 4 Wochen oder 30 Tage Frist?',
      'Welche Frist gilt für die Kündigung?',
      'Wann muss ich spätestens kündigen?',
      'Ich möchte mein Abo kündigen',
      'Ich will den Vertrag beenden und aussteigen',
      'Wohin schicke ich die Kündigung?',
      'Kann ich zum Jahresende kündigen?',
      'Reicht eine Kündigung per Mail oder E-Mail?',
      'Wo ist der Kündigungsbutton?',
      'Wie werde ich das Abo wieder los, wie steige ich aus?',
      'Wann kann ich kündigen?',
      'Wie storniere ich mein Abonnement?',
      'Was passiert nach der Kündigung?',
    ],
    answer:
      'Sie kündigen per E-Mail an die Adresse, die in der Fußzeile und im Impressum steht. Die AGB nennen eine Frist von ' +
      `${facts.noticeTerms} (${facts.noticeTermsDays}) zum Ende der Laufzeit, andere Seiten nennen ${facts.noticeOtherPages}. ` +
      `Angenommen wird eine Kündigung bis ${facts.noticeTermsDays} vor dem Ende; wir empfehlen, die ` +
      `${facts.noticeOtherPages} einzuhalten. Ihr Abo bleibt bis zum Ende der Laufzeit aktiv. Eine spätere Kündigung wirkt ` +
      'zum Ende der nächsten Laufzeit.',
  },
  {
    id: 'withdrawal',
    questions: [
      'Habe ich ein Widerrufsrecht?',
      'Gibt es ein Rückgaberecht?',
      'Kann ich den Vertrag widerrufen?',
      'Bekomme ich mein Geld zurück?',
      'Ich will mein Geld zurück',
      'Gibt es eine Rückerstattung oder Erstattung?',
      'Kann ich innerhalb von 14 Tagen zurücktreten?',
      'Geld-zurück bei Unzufriedenheit?',
      'Wird mir der Restbetrag erstattet?',
    ],
    answer:
      'Das Angebot richtet sich nur an Unternehmen. Ein Widerrufsrecht gibt es nicht, und gezahlte Beträge werden nicht ' +
      'erstattet; so steht es in den Vertragsbedingungen.',
  },
  {
    id: 'payment',
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
      'Ist die Zahlung sicher, was passiert mit meinen Kartendaten?',
      'Wo gebe ich meine Karte ein?',
    ],
    answer:
      'Bezahlt wird mit Kreditkarte (Visa oder Mastercard) über einen Zahlungsdienstleister; andere Zahlungsarten gibt es ' +
      'nicht. Das Zahlungsformular ist zurzeit ein Testformular: Bitte geben Sie dort keine echten Kartendaten ein. Was Sie ' +
      'eintippen, verlässt Ihren Browser nicht.',
  },
  {
    id: 'invoice',
    questions: [
      'Wo finde ich meine Rechnung?',
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
    ],
    answer:
      `Rechnungen kommen per E-Mail. Das Zahlungsziel beträgt ${facts.invoiceDays}. Fehlt Ihnen eine Rechnung oder stimmt ` +
      `etwas darauf nicht, hilft Ihnen unser Team. ${OFFER_OF_A_PERSON}`,
  },
  {
    id: 'vat',
    questions: [
      'Ist die Mehrwertsteuer enthalten?',
      'Ist der Preis brutto oder netto?',
      'Sind die 59 Euro brutto?',
      'Gilt der Preis inklusive Mehrwertsteuer?',
      'Kommt noch Umsatzsteuer dazu?',
      'Kommt zum Preis eine Steuer hinzu?',
      'Wie hoch ist der Nettopreis, MwSt, USt?',
      'Ist die Vorsteuer abziehbar?',
    ],
    answer:
      `Der Preis von ${facts.pricePerMonth} im Monat ist der Bruttopreis: ${facts.vat} sind enthalten, es kommt nichts ` +
      'hinzu.',
  },
  {
    id: 'fee-on-success',
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
    ],
    answer:
      `Abgerechnet wird der feste Preis von ${facts.pricePerMonth} im Monat, gleich wie viele Anträge Sie stellen und wie ` +
      'sie ausgehen. Eine einzelne Klausel der AGB spricht daneben von einer Gebühr nur bei erfolgreicher Löschung. ' +
      `Was das für Sie bedeutet, klären Sie am besten mit unserem Team. ${OFFER_OF_A_PERSON}`,
  },
  {
    id: 'subscribe',
    questions: [
      'Wie schließe ich ein Abo ab?',
      'Wie werde ich Kunde?',
      'Wie kann ich das Abo abonnieren?',
      'Wie buche ich den Tarif?',
      'Wo kann ich das Abonnement bestellen?',
      'Wie aktiviere ich mein Abo?',
      'Mein Abo ist nicht aktiv',
      'Wo sehe ich mein Abo?',
      'Ich habe bezahlt, aber mein Abo wird nicht angezeigt',
      'Kann ich ohne Abo Bewertungen einreichen?',
      'Brauche ich ein Abo, um Bewertungen einzutragen?',
    ],
    answer:
      'Auf Ihrer Übersicht finden Sie oben den Knopf für das Abo. Sie sehen dort zuerst den Tarif und danach das ' +
      'Zahlungsformular; ist alles abgeschlossen, steht in der Kopfzeile „Abo aktiv“. Unternehmen und Bewertungen ' +
      'eintragen und hier schreiben können Sie auch ohne Abo.',
  },
  {
    id: 'companies-only',
    questions: [
      'Wer kann den Dienst nutzen?',
      'Ist das nur für Unternehmen oder auch für Privatpersonen?',
      'Kann ich mich als Privatperson anmelden?',
      'Ich bin Privatmensch und nutze das privat',
      'Gilt das auch für Verbraucher, Vereine, Freiberufler und Selbstständige?',
      'An wen richtet sich das Angebot?',
      'Können Vereine den Dienst nutzen?',
      'Ist das nur für Firmen?',
    ],
    answer:
      'Das Angebot richtet sich nur an Unternehmen: an Gewerbetreibende, Freiberufler und andere, die es beruflich nutzen. ' +
      'Verträge mit Verbrauchern schließen wir nicht.',
  },
];
