import { productFacts } from '@sternklar/contracts/product-facts';
import { abilities, OFFER_OF_A_PERSON } from './facts.ts';
import type { Topic } from './topic.ts';

/** The support itself, who is behind the product, and the words around a question. */
export const supportTopics: readonly Topic[] = [
  {
    id: 'support-hours',
    title: 'die Erreichbarkeit',
    questions: [
      'Wann ist der Support erreichbar?',
      'Wie sind Ihre Öffnungszeiten und Servicezeiten?',
      'Sind Sie auch am Wochenende erreichbar?',
      'Antworten Sie auch nachts, sonntags und an Feiertagen?',
      'Zu welchen Zeiten antworten Sie?',
      'Gibt es 24/7 Hilfe rund um die Uhr?',
      'Bis wann bekomme ich eine Antwort vom Support?',
      'Wie lange dauert es, bis Sie mir antworten?',
      'Seid ihr an Feiertagen wie Ostern oder Weihnachten erreichbar?',
      'Arbeitet ihr auch am Sonntag?',
      'Wann erreiche ich einen Mitarbeiter?',
      'Kann ich auch nachts schreiben?',
      'Öffnungszeiten',
      'Sind Sie an Silvester und Neujahr erreichbar?',
    ],
    answer:
      'Ich als KI-Assistent antworte rund um die Uhr. Ein Mensch aus unserem Team antwortet hier im Chat, sobald jemand da ' +
      `ist; feste Zeiten sagen wir dafür nicht zu. ${OFFER_OF_A_PERSON}`,
  },
  {
    id: 'contact',
    title: 'den Kontakt',
    questions: [
      'Wie kann ich Sie erreichen?',
      'Wie erreiche ich den Kundenservice?',
      'Gibt es eine Telefonnummer oder Hotline?',
      'Wie lautet Ihre E-Mail-Adresse?',
      'Kann ich Sie anrufen?',
      'Kann ich Ihnen eine Mail schreiben?',
      'Können Sie mich zurückrufen? Bitte um Rückruf',
      'Ich möchte eine Beschwerde einreichen oder Kritik loswerden',
      'Wo finde ich die Kontaktdaten?',
      'Wie nehme ich Kontakt mit Ihnen auf?',
      'Gibt es menschliche Ansprechpartner und Mitarbeiter?',
      'Gibt es einen Mitarbeiter, der mir helfen kann?',
      'Arbeiten bei Ihnen auch Menschen?',
      'Habt ihr eine Telefonnummer?',
      'Gibt es eine Nummer zum Anrufen?',
      'Mailadresse vom Support',
      'Wohin kann ich schreiben?',
      'Kontaktformular',
      'Kann man euch besuchen?',
      'Kontakt',
      'Telefon',
    ],
    answer:
      'Sie erreichen uns hier im Chat und per E-Mail; eine Hotline für Anrufe haben wir nicht. Unsere E-Mail-Adresse steht in der Fußzeile jeder Seite und im Impressum, ' +
      `eine Telefonnummer, falls es eine gibt, auch dort. ${OFFER_OF_A_PERSON}`,
  },
  {
    id: 'operator',
    title: 'Impressum und AGB',
    questions: [
      'Wer steckt hinter diesem Angebot?',
      'Wo finde ich das Impressum?',
      'In welcher Stadt sitzt Ihre Firma?',
      'Wie lautet Ihre Anschrift und Adresse?',
      'Wer ist der Betreiber dieser Seite?',
      'Wo sind die AGB?',
      'Wo finde ich die AGB und die Geschäftsbedingungen?',
      'Wer betreibt diese Seite?',
      'Aus welcher Stadt kommt ihr?',
      'Woher kommt ihr?',
      'Wo ist euer Firmensitz?',
      'Wem gehört das hier?',
      'Wo kann ich eure Geschäftsbedingungen lesen?',
      'Adresse der Firma',
      'Impressum',
      'AGB',
      'Wer steht hinter Sternklar?',
    ],
    answer:
      'Der Betreiber sitzt in Bad Kreuznach, Deutschland; er ist auch für den Datenschutz verantwortlich. Anschrift, Vertretung, Kontakt, Register und USt-IdNr. stehen im ' +
      'Impressum unter /impressum, die Geschäftsbedingungen unter /agb.',
  },
  {
    id: 'abilities',
    title: 'meine Themen',
    questions: [
      'Hilfe',
      'Wobei können Sie mir helfen?',
      'Welche Themen kennen Sie?',
      'Welche Fragen beantworten Sie?',
      'Worüber weißt du Bescheid?',
      'Wozu bist du gut?',
      'Was weißt du alles?',
    ],
    answer: abilities,
  },
  {
    id: 'language',
    title: 'die Sprache',
    questions: [
      'Sprechen Sie Englisch?',
      'Sprichst du Englisch?',
      'Do you speak English?',
      'Türkisch, Französisch, andere Sprachen',
    ],
    answer:
      'Am besten verstehe ich Deutsch. Einfache Fragen beantworte ich auch auf Englisch und Türkisch, einige auch in anderen Sprachen. ' +
      'Unsere Seiten und der Vertrag sind auf Deutsch. ' +
      OFFER_OF_A_PERSON,
  },
  {
    id: 'availability',
    title: 'die Verfügbarkeit',
    questions: [
      'Wie hoch ist die Verfügbarkeit der Plattform?',
      'Wie oft fällt der Dienst aus?',
      'Gibt es Störungen oder einen Ausfall?',
      'Die Seite lädt nicht, ist der Server down?',
      'Die Übersicht lädt nicht',
      'Bei mir geht die Seite nicht',
      'Ich sehe nur eine weiße Seite',
      'Es kommt eine Fehlermeldung',
      'Wie zuverlässig ist der Dienst?',
      'Garantierte Verfügbarkeit',
      'Störung',
      'Die Seite hängt',
      'Die Seite reagiert nicht',
    ],
    answer:
      `${productFacts.availability} Wenn bei Ihnen gerade etwas nicht geht, laden Sie die Seite bitte neu. Bleibt es dabei, hilft ` +
      `Ihnen unser Team. ${OFFER_OF_A_PERSON}`,
  },
  {
    id: 'install',
    title: 'die Nutzung am Handy',
    questions: ['Gibt es eine App?', 'Kann ich das am Handy nutzen?'],
    answer:
      'Unsere Seite läuft im Browser, auch am Handy, und lässt sich dort als App auf dem Startbildschirm ablegen. In einem App-Store gibt es ' +
      'keine.',
  },
  {
    id: 'display',
    title: 'die Darstellung und Ihren Browser',
    questions: [
      'Kann ich die Schrift größer stellen?',
      'Welchen Browser brauche ich?',
      'Gibt es einen dunklen Modus?',
      'Kann ich die Seite ausdrucken?',
    ],
    answer:
      'Größer wird die Schrift mit dem Zoom Ihres Browsers (Strg und Plus, am Handy mit zwei Fingern); die Seiten passen sich an, auch an ein dunkles Design Ihres Geräts. Sie brauchen nur einen aktuellen ' +
      'Browser, installieren müssen Sie nichts. Drucken können Sie jede Seite über Ihren Browser, auch AGB und Datenschutzerklärung.',
  },
];
