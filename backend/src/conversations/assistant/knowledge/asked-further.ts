import { productFacts } from '@sternklar/contracts/product-facts';
import { OFFER_OF_A_PERSON } from './facts.ts';
import type { Topic } from './topic.ts';

/** What strangers asked that had no answer: ways in without a device, ways to read the pages, threats, and other wishes. */
export const askedFurtherTopics: readonly Topic[] = [
  {
    id: 'google-access',
    title: 'den Zugang zu Ihrem Google-Konto',
    questions: [
      'Brauchen Sie Zugang zu meinem Google-Konto?',
      'Muss ich Ihnen mein Google-Passwort geben?',
      'Muss ich Sie bei Google als Administrator hinzufügen?',
    ],
    answer:
      'Zugang zu Ihrem Google-Konto brauchen wir nicht, weder ein Passwort noch Rechte an Ihrem Profil: Es genügen Name und Link Ihres ' +
      'Unternehmensprofils und Ihre Angaben zur Bewertung. Ein Passwort geben Sie bitte niemandem, auch nicht hier im Chat.',
  },
  {
    id: 'recovery-codes',
    title: 'die Anmeldung ohne Ihre Authenticator-App',
    questions: [
      'Mein Handy mit der Authenticator-App ist weg, wie komme ich in mein Konto?',
      'Wo gebe ich einen Wiederherstellungscode ein?',
      'Wie bekomme ich Wiederherstellungscodes?',
    ],
    answer:
      'Melden Sie sich mit E-Mail-Adresse und Passwort an und wählen Sie, wenn nach dem Code der App gefragt wird, „Wiederherstellungscode eingeben“; ' +
      'jeder gilt einmal. Auch ein Passkey genügt. Danach richten Sie auf Ihrer Kontoseite unter „Anmeldung und Sicherheit“ die App neu ein; dort ' +
      `bekommen Sie mit „Codes erstellen“ die Wiederherstellungscodes. Haben Sie nichts davon, hilft unser Team. ${OFFER_OF_A_PERSON}`,
  },
  {
    id: 'accessibility',
    title: 'die Barrierefreiheit',
    questions: [
      'Ist Ihre Seite barrierefrei?',
      'Funktioniert die Seite mit einem Screenreader?',
      'Kann ich alles ohne Maus mit der Tastatur bedienen?',
    ],
    answer:
      'Unsere Seiten sind für Tastatur und Vorleseprogramme (Screenreader) ausgelegt, und wir prüfen sie nach den Regeln für barrierefreie Webseiten ' +
      '(WCAG, Stufe AA). Größer wird die Schrift mit dem Zoom Ihres Browsers; ob es hell oder dunkel ist, richtet sich nach Ihrem Gerät. Hindert Sie ' +
      `etwas, beschreiben Sie es bitte hier, unser Team hilft. ${OFFER_OF_A_PERSON}`,
  },
  {
    id: 'extortion',
    title: 'Drohungen und Erpressung mit Bewertungen',
    questions: [
      'Jemand erpresst mich mit schlechten Bewertungen',
      'Jemand verlangt Geld, sonst schreibt er schlechte Bewertungen',
      'Soll ich zahlen, damit jemand seine Bewertung wieder löscht?',
    ],
    answer:
      'Das ist schlimm. Wenden Sie sich bitte an die Polizei, bei Gefahr sofort. Ob Sie zahlen sollen und was rechtlich gilt, beurteile ich nicht; das ' +
      'sagt Ihnen eine Anwältin oder ein Anwalt. Die Bewertung können Sie mit „Löschantrag stellen“ bei Ihrem Unternehmen melden und, was man Ihnen ' +
      `geschrieben hat, als Beleg hinzufügen. ${productFacts.platformDecides} ${OFFER_OF_A_PERSON}`,
  },
  {
    id: 'jobs-and-press',
    title: 'Stellen, Presse und Interviews',
    questions: [
      'Haben Sie offene Stellen?',
      'Wie kann ich mich bei Ihnen bewerben?',
      'Wer beantwortet Presseanfragen?',
    ],
    answer:
      'Zu offenen Stellen, Presse und Interviews habe ich keine Angaben: Schreiben Sie dafür bitte eine E-Mail an die Adresse, die im Impressum unter ' +
      `/impressum steht. Ich helfe bei Fragen zu Löschanträgen für Google-Bewertungen, zu Ihrem Konto und zu Ihrem Abo. ${OFFER_OF_A_PERSON}`,
  },
  {
    id: 'with-person',
    title: 'das Gespräch mit einem Menschen',
    questions: [
      'Antwortet der Assistent noch, wenn mir ein Mensch geantwortet hat?',
      'Wann antwortet nach einem Mitarbeiter wieder die KI?',
      'Schreibt die KI dazwischen, wenn ich mit einem Menschen schreibe?',
    ],
    answer:
      'Sobald Ihnen ein Mensch aus unserem Team geantwortet hat, führt er das Gespräch: Der KI-Assistent antwortet dann nicht mehr dazwischen. Er ist wieder ' +
      'da, wenn das Team das Gespräch zurückgibt oder abschließt, und von selbst einen Tag nach dessen letzter Nachricht.',
  },
];
