import { figures, productFacts } from '@sternklar/contracts/product-facts';
import { OFFER_OF_A_PERSON } from './facts.ts';
import type { Topic } from './topic.ts';

/** What bookkeepers ask about invoices. */
export const invoiceTopics: readonly Topic[] = [
  {
    id: 'invoice-recipient',
    title: 'den Empfänger der Rechnungen',
    questions: [
      'Können Sie die Rechnung an eine andere E-Mail-Adresse schicken?',
      'An wen geht die Rechnung?',
      'Kann die Buchhaltung die Rechnungen direkt bekommen?',
    ],
    answer:
      'Rechnungen gehen an die E-Mail-Adresse Ihres Kontos; eine zweite Adresse nur für Rechnungen lässt sich nicht hinterlegen. Leiten Sie die E-Mails am besten in ' +
      'Ihrem Postfach weiter, oder laden Sie alle auf Ihrer Kontoseite unter „Rechnungen“ als PDF herunter. Die Adresse Ihres Kontos ändern Sie dort ' +
      'unter „E-Mail-Adresse ändern“.',
  },
  {
    id: 'invoice-details',
    title: 'das, was auf der Rechnung steht',
    questions: [
      'Was steht auf der Rechnung?',
      'Können Sie eine Bestellnummer auf die Rechnung schreiben?',
      'Welchen Leistungszeitraum hat die Rechnung?',
    ],
    answer:
      'Auf jeder Rechnung stehen Nummer, Datum und Leistungszeitraum (der Monat Ihres Abos, der am Tag der Rechnung beginnt), der Name Ihres Unternehmens, Anschrift und USt-IdNr., wenn Sie sie ' +
      `angegeben haben, und der Betrag: ${figures.pricePerMonth}, davon ${figures.netPerMonth} netto und ${figures.vatPerMonth} Mehrwertsteuer. Eine Bestellnummer, Kostenstelle oder ` +
      'eigener Text lässt sich nicht hinterlegen. Jede Rechnung öffnen Sie auf Ihrer Kontoseite unter „Rechnungen“.',
  },
  {
    id: 'transferred',
    title: 'einen überwiesenen Betrag',
    questions: ['Ich habe die Rechnung überwiesen, ist das Geld angekommen?', 'Wird meine Überweisung zugeordnet?'],
    answer:
      'Haben Sie eine Rechnung überwiesen, trägt unser Team das bei der Rechnung ein, mit Tag und Verwendungszweck; bis dahin steht sie auf Ihrer Kontoseite unter „Rechnungen“ noch offen. Nennen Sie uns hier Nummer, Tag und ' +
      `Betrag, dann sieht ein Mensch nach. Sonst bezahlt man bei uns mit Kreditkarte. ${OFFER_OF_A_PERSON}`,
  },
  {
    id: 'fees-and-rates',
    title: 'Raten, Skonto und Mahngebühren',
    questions: [
      'Erheben Sie Mahngebühren?',
      'Kann ich in Raten zahlen?',
      'Gibt es Skonto?',
      'Kann ich ein Jahr im Voraus bezahlen?',
    ],
    answer:
      `Skonto, Raten und eine Zahlung für ein ganzes Jahr im Voraus gibt es nicht: Abgerechnet werden jeden Monat ${figures.pricePerMonth}. Eine Mahngebühr nennen unsere AGB nicht, und auf unseren ` +
      `Rechnungen steht nur der Preis des Monats. ${productFacts.invoiceTerm} Können Sie gerade nicht zahlen, sprechen Sie bitte mit unserem Team. ${OFFER_OF_A_PERSON}`,
  },
];
