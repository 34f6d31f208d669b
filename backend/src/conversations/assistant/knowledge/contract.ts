import { PLAN_NAME } from '@sternklar/contracts/constants';
import { figures, productFacts } from '@sternklar/contracts/product-facts';
import { facts } from './facts.ts';
import type { Topic } from './topic.ts';

/** What is on offer: price, contents, for whom. */
export const contractTopics: readonly Topic[] = [
  {
    id: 'price',
    title: 'den Preis',
    questions: [
      'Was kostet das?',
      'Wie teuer ist das Abo?',
      'Wie hoch ist der Preis?',
      'Was kostet der Tarif im Monat?',
      'Gibt es verschiedene Tarife?',
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
      'Gibt es noch einen kleineren Tarif?',
      'Mit welchem Beitrag muss ich monatlich rechnen?',
      'Was verlangen Sie für Ihre Dienste?',
      'Was nehmt ihr dafür?',
      'Wie viel muss ich hinlegen?',
      'Was kommt finanziell auf mich zu?',
      'Kann ich Ihren Dienst kostenlos testen?',
      'Kann man das umsonst ausprobieren?',
      'Gibt es eine Gratisversion?',
      'Monatspreis',
      'Jahrespreis',
      'Wie viel bezahlt man jährlich?',
      'Gibt es Staffelpreise oder Nachlass für mehrere Filialen?',
      'Ist da ein billigeres Angebot dabei?',
      'Was kostet die Nutzung, was die Anmeldung?',
      'Welche Kosten fallen an?',
      'Kosten pro Monat und Jahr',
      'Ist das kostenpflichtig?',
      'Preis',
      'Kosten',
      'Konditionen',
      'Was kostet das alles zusammen?',
      'Gibt es einen Nachlass für Neukunden?',
      'Beitragshöhe',
      'Probezeit',
      'Kann man kostenfrei testen?',
      'Wie hoch ist der Beitrag?',
      'Wie viel kostet es im Jahr?',
      'Rabatt für Stammkunden',
    ],
    answer:
      `Es gibt einen Tarif: ${facts.pricePerMonth} im Monat inklusive ${facts.vat}, im ersten Jahr also ` +
      `${facts.priceFirstYear}. ${productFacts.unlimited} Die Laufzeit beträgt ${facts.term}. Danach verlängert sie sich ohne Kündigung um jeweils weitere ${facts.term}. Rabatte, andere Pakete und einen ` +
      'Probemonat gibt es nicht; abgebucht wird jeden Monat, und es kommt nichts hinzu, keine Einrichtungsgebühr und keine andere.',
  },
  {
    id: 'plan-contents',
    title: 'den Umfang des Tarifs',
    questions: [
      'Was ist im Abo enthalten?',
      'Welche Leistungen bekomme ich?',
      'Was bekomme ich für den Preis?',
      'Was bekomme ich dafür, was ist alles drin?',
      'Was bekomme ich für 59 Euro im Monat?',
      'Was beinhaltet der Tarif standard?',
      'Was umfasst das Paket?',
      'Welche Funktionen sind im Preis inbegriffen?',
      'Welche Vorteile habe ich?',
      'Was leistet ihr für den Preis?',
      'Was habe ich davon?',
      'Leistungsumfang',
      'Welche Leistungen sind im Tarif enthalten?',
    ],
    answer:
      `Es gibt einen Tarif, „${PLAN_NAME}“, für ${figures.pricePerMonth} im Monat, ohne Stufen und ohne schnellere Bearbeitung gegen Aufpreis. ` +
      'Er umfasst unbegrenzt viele Löschanträge im Monat, die Bearbeitung Ihrer Anträge, den Stand jedes Antrags ' +
      'in Echtzeit und den Support im Chat, den der KI-Assistent rund um die Uhr beantwortet. Das alles ist im Preis enthalten.',
  },
  {
    id: 'unlimited',
    title: 'die Zahl der Löschanträge',
    questions: [
      'Wie viele Löschanträge darf ich stellen?',
      'Kann ich so viele Löschungen beantragen, wie ich will?',
      'Gibt es eine Grenze für die Anzahl der Anträge?',
      'Sind die Anträge begrenzt oder unbegrenzt?',
      'Wie viele Bewertungen kann ich im Monat einreichen?',
      'Gibt es ein Limit oder eine Höchstzahl?',
      'Wie viele Unternehmen kann ich hinzufügen?',
      'Darf ich mehrere Filialen eintragen?',
      'Wie oft kann ich eine Löschung beantragen?',
      'Gibt es eine Obergrenze für Meldungen?',
      'Kann ich unbegrenzt Rezensionen melden?',
      'Kann ich hundert Bewertungen im Monat melden?',
      'Wie viele Betriebe darf ich anlegen?',
      'Maximale Anzahl von Bewertungen',
    ],
    answer: `${productFacts.unlimited} Auch Unternehmen und Filialen legen Sie in einem Konto beliebig viele an, alle zum selben Preis von ${figures.pricePerMonth} im Monat: Es kommt nichts hinzu, gleich wie viele es sind.`,
  },
  {
    id: 'vat',
    title: 'die Mehrwertsteuer',
    questions: [
      'Ist die Mehrwertsteuer enthalten?',
      'Ist der Preis brutto oder netto?',
      'Sind die 59 Euro brutto?',
      'Gilt der Preis inklusive Mehrwertsteuer?',
      'Kommt noch Umsatzsteuer dazu?',
      'Kommt zum Preis eine Steuer hinzu?',
      'Wie hoch ist der Nettopreis, MwSt, USt?',
      'Ist die Vorsteuer abziehbar?',
      'Kommen noch Steuern oben drauf?',
      'Preis ohne Mehrwertsteuer',
      'Wie viel netto?',
      'Was ist der Betrag ohne Steuern?',
      'Nettopreis pro Monat',
      'Ist das inklusive Steuer?',
      'Mehrwertsteuer',
    ],
    answer:
      `Es kommt nichts hinzu: ${figures.pricePerMonth} im Monat sind der Endbetrag. Darin sind ${figures.vat} enthalten: ` +
      `${figures.netPerMonth} netto und ${figures.vatPerMonth} Mehrwertsteuer. Im ersten Jahr sind das ${figures.priceFirstYear}, ` +
      `darin ${figures.netFirstYear} netto und ${figures.vatFirstYear} Mehrwertsteuer.`,
  },
  {
    id: 'companies-only',
    title: 'den Kreis der Kunden',
    questions: [
      'Wer kann den Dienst nutzen?',
      'Ist das nur für Unternehmen oder auch für Privatpersonen?',
      'Kann ich mich als Privatperson anmelden?',
      'Ich bin Privatmensch und nutze das privat',
      'Gilt das auch für Verbraucher, Vereine, Freiberufler und Selbstständige?',
      'An wen richtet sich das Angebot?',
      'Können Vereine den Dienst nutzen?',
      'Ist das nur für Firmen?',
      'Bin ich als Handwerker oder Arzt richtig bei Ihnen?',
      'Können Restaurants, Hotels, Kanzleien und Praxen teilnehmen?',
      'Ich habe kein Gewerbe, darf ich trotzdem?',
      'Ich bin eine Privatperson und möchte eine Bewertung löschen lassen',
      'Brauche ich ein Gewerbe?',
      'Für welche Branchen ist das gedacht?',
      'Nehmen Sie auch Ärzte, Apotheken und Werkstätten?',
      'Privatperson',
      'Ist das etwas für Zahnärzte, Friseure oder Anwälte?',
    ],
    answer: `${productFacts.companiesOnly} Dazu gehören Gewerbetreibende, Freiberufler und alle, die es beruflich nutzen, gleich in welcher Branche. Ein Abo gibt es für Unternehmen mit Sitz in Deutschland; registrieren und sich umsehen können sich alle.`,
  },
  {
    id: 'liability',
    title: 'die Haftung',
    questions: ['Wie haften Sie?', 'Wer haftet, wenn etwas schiefgeht?'],
    answer:
      'Wir haften nach den gesetzlichen Vorschriften; für die Entscheidungen der Plattform stehen wir nicht ein. Dafür, dass die Angaben in ' +
      'Ihrem Antrag richtig und vollständig sind, sind Sie verantwortlich. So steht es in den AGB unter /agb.',
  },
  {
    id: 'contract-law',
    title: 'Recht und Sprache des Vertrags',
    questions: ['Nach welchem Recht richtet sich alles?', 'Was ist die Vertragssprache?'],
    answer:
      'Es gilt deutsches Recht, Vertragssprache ist Deutsch; einen Gerichtsstand vereinbaren unsere AGB nicht. Den Vertragsinhalt können Sie unter /agb und /fernabsatz jederzeit abrufen, ' +
      'ausdrucken oder speichern. Ist eine Bestimmung unwirksam, gelten die übrigen weiter. Verfahren vor einer ' +
      'Verbraucherschlichtungsstelle gibt es nicht, weil wir nur mit Unternehmen Verträge schließen.',
  },
  {
    id: 'start',
    title: 'den Beginn',
    questions: ['Wann geht es nach dem Abschluss los?', 'Wie kommt der Vertrag zustande?'],
    answer:
      'Ihr Konto steht bereit, sobald Sie sich registriert haben; unterschreiben müssen Sie nichts. Mit dem Absenden des Zahlungsformulars geben Sie Ihr Angebot ab; der Vertrag ' +
      'kommt zustande und das Abo beginnt, sobald Ihnen der Abschluss bestätigt wird und Ihre Übersicht es als aktiv anzeigt. Bis dahin ' +
      'können Sie abbrechen, dann ist nichts geschehen. Einen Löschantrag stellen Sie, sobald Sie ein Unternehmen eingetragen haben. ' +
      'Versandt wird nichts: Unsere Leistung kommt über das Internet.',
  },
  {
    id: 'account-cost',
    title: 'die Kosten eines Kontos ohne Abo',
    questions: [
      'Kostet ein Konto ohne Abo etwas?',
      'Kann ich mich kostenlos registrieren?',
      'Ist ein Konto allein schon kostenpflichtig?',
    ],
    answer:
      'Ein Konto allein kostet nichts: Registrieren, Unternehmen und Bewertungen eintragen und hier schreiben können Sie ohne Abo. Erst das Abo ' +
      `kostet etwas, ${facts.pricePerMonth} im Monat inklusive ${facts.vat} bei ${facts.term} Laufzeit, im ersten Jahr also ` +
      `${facts.priceFirstYear}. Sie schließen es eigens ab; von selbst beginnt es nicht. Ein Konto legen Sie mit „Jetzt starten“ an.`,
  },
];
