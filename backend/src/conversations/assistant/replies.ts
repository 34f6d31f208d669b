import { ASSISTANT_LABEL } from '@sternklar/contracts/conversations/message-sender';
import { productFacts } from '@sternklar/contracts/product-facts';
import { abilities, facts, OFFER_OF_A_PERSON } from './knowledge/facts.ts';

/** What is said when it is not the knowledge base that answers. */
export const replies = {
  notKnownBut: (topics: string) =>
    `Das weiß ich leider nicht. Auskunft geben kann ich zum Beispiel über ${topics}. ${OFFER_OF_A_PERSON}`,
  /** A wish or a question that has nothing to do with the product. */
  beside:
    'Dazu weiß ich leider nichts: Ich helfe bei Fragen zu Löschanträgen für Google-Bewertungen, zu Ihrem Konto und zu Ihrem Abo. ' +
    OFFER_OF_A_PERSON,
  meant: (topics: string) =>
    `Das verstehe ich noch nicht genau. Meinen Sie ${topics}? Schreiben Sie mir gern einen ganzen Satz, oder ein Mensch aus ` +
    'unserem Team hilft Ihnen.',
  perhaps: (topic: string) => `Ich bin nicht sicher, ob ich Sie richtig verstehe. Meinen Sie ${topic}? Dann gilt:`,
  orPerhaps: (topic: string) => `Oder meinen Sie ${topic}? Dann gilt:`,
  orElse: (topics: string) =>
    `Geht es Ihnen um etwas anderes, zum Beispiel um ${topics}? Schreiben Sie mir gern einen ganzen Satz, oder ein Mensch aus ` +
    'unserem Team hilft Ihnen.',
  oneUnclear: 'Eine Ihrer Fragen kann ich nicht beantworten; ein Mensch aus unserem Team tut es gern hier im Chat.',
  greeting: `Guten Tag! Ich bin der ${ASSISTANT_LABEL}. Was möchten Sie wissen?`,
  farewell: 'Auf Wiedersehen und einen schönen Tag! Ich bin rund um die Uhr hier.',
  thanks: 'Gern geschehen. Wenn noch etwas offen ist, schreiben Sie mir einfach.',
  excuse: 'Kein Problem. Womit kann ich Ihnen weiterhelfen?',
  signOut:
    'Angemeldet melden Sie sich oben auf der Seite mit „Abmelden“ ab. Andere Geräte melden Sie auf Ihrer Kontoseite ab, mit „Alle anderen abmelden“ alle auf einmal.',
  signInWhere:
    'Oben auf der Startseite melden Sie sich mit „Anmelden“ an. Noch kein Konto? Mit „Jetzt starten“ legen Sie dort eines an.',
  noticeReminder: `Wir erinnern Sie per E-Mail, ${facts.reminderDays} Tage vor dem Tag, bis zu dem Sie am besten kündigen. Wer schon gekündigt hat, bekommt keine Erinnerung. Die Termine stehen auch auf Ihrer Kontoseite.`,
  askAway: `Gern. Was möchten Sie wissen? ${abilities}`,
  complaint:
    'Das tut mir leid. Ich bin ein Programm und kann nicht alles klären; ein Mensch aus unserem Team sieht sich gern an, ' +
    'was passiert ist.',
  machine:
    `Ich bin kein Mensch, sondern der ${ASSISTANT_LABEL}, ein Programm, und antworte aus den Angaben zum Angebot; deshalb steht „${ASSISTANT_LABEL}“ an meinen Nachrichten, wie es Art. 50 der KI-Verordnung (VO (EU) 2024/1689) vorsieht. ` +
    OFFER_OF_A_PERSON,
  onlyGerman:
    'Ich verstehe und antworte zurzeit leider nur auf Deutsch. Bitte stellen Sie mir Ihre Frage noch einmal auf Deutsch. ' +
    OFFER_OF_A_PERSON,
  noAssessment:
    'Ob eine Bewertung zulässig ist und was Sie rechtlich tun können, beurteile ich nicht: Wir sind Bote, leiten Ihren ' +
    `Antrag weiter und geben keinen Rechtsrat. ${productFacts.platformDecides} ` +
    'Den Grund wählen Sie selbst. Für eine rechtliche Einschätzung wenden Sie ' +
    `sich bitte an eine Anwältin oder einen Anwalt; empfehlen kann ich niemanden. Bei anderen Fragen helfe ich gern. ${OFFER_OF_A_PERSON}`,
  noPromise:
    `Das kann Ihnen niemand versprechen. ${productFacts.platformDecides} Wir leiten Ihren Antrag als Bote weiter und geben keine ` +
    'Garantie für den Erfolg, auch keine Einschätzung der Aussichten.',
  ownDataOnly:
    'Auskunft gebe ich nur zu Ihren eigenen Daten, nicht zu denen anderer, gleich wer danach fragt. Zu Ihren eigenen ' +
    'Unternehmen, Löschanträgen und Ihrem Abo fragen Sie mich gern, sobald Sie angemeldet sind.',
  priceStays: `Am Preis ändert das nichts: Es bleibt bei ${facts.pricePerMonth} im Monat.`,
  noInstructions: `Dabei kann ich nicht helfen: An meiner Aufgabe ändern Nachrichten nichts. ${abilities} ${OFFER_OF_A_PERSON}`,
  personRequested:
    'Ich habe vermerkt, dass Sie mit einem Menschen sprechen möchten, und gebe es an unser Team weiter: Ein Mensch antwortet ' +
    'Ihnen hier im Chat. Bis dahin können Sie mir weiter Fragen stellen.',
  personRequestedAgain:
    'Ihr Wunsch nach einem Menschen ist schon vermerkt; die Antwort erscheint hier im Chat. Bis dahin können Sie mir weiter ' +
    'Fragen stellen.',
  withPerson: 'Ihre Nachricht ist angekommen. Ein Mensch aus unserem Team antwortet Ihnen hier im Chat.',
} as const;
