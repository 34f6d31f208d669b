import { DECIDED_REVIEW_KEPT_YEARS } from '@sternklar/contracts/constants';
import { facts, OFFER_OF_A_PERSON } from './facts.ts';
import type { Topic } from './topic.ts';

/** Who gets to see what. */
export const whoSeesTopics: readonly Topic[] = [
  {
    id: 'name-shown',
    title: 'das, was der Verfasser erfährt',
    questions: [
      'Erfahren andere oder der Verfasser von dem Löschantrag?',
      'Wird der Verfasser benachrichtigt?',
      'Kann der Verfasser sehen, wer den Antrag gestellt hat?',
      'Bekommt der Verfasser mit, dass ich seine Bewertung gemeldet habe?',
      'Erfährt der Kunde von meiner Beschwerde?',
      'Ist der Löschantrag anonym?',
      'Sieht der Bewerter meinen Namen?',
      'Kriegt der Kunde raus, wer ihn gemeldet hat?',
      'Bekommt der Kunde heraus, dass ich ihn gemeldet habe?',
      'Wird mein Name genannt?',
    ],
    answer:
      'Von uns erfährt der Verfasser nichts; ob und wie die Plattform ihn unterrichtet, entscheidet sie selbst. An die Plattform gehen mit der Meldung Name und E-Mail-Adresse der ' +
      'meldenden Person oder Einrichtung, anonym geht es nicht. Wir veröffentlichen nichts davon, und andere Kunden sehen es nicht.',
  },
  {
    id: 'who-reads',
    title: 'die Menschen, die Ihre Daten lesen können',
    questions: [
      'Wer kann meine Daten lesen?',
      'Wer hat Zugriff auf meine Daten?',
      'Können Ihre Mitarbeiter alles sehen?',
    ],
    answer:
      'Lesen können Ihre Angaben, Belege und Chats Sie selbst und unser Team, das sieht, was es für seine Arbeit braucht; andere Kunden nicht. An die Plattform geht, was zu Ihrem Löschantrag ' +
      'gehört. Passwörter kann niemand lesen. Wer Ihre Daten sonst noch verarbeitet, steht unter /datenschutz. Möchten Sie wissen, wer in Ihrem Fall etwas gesehen hat, fragen Sie unser Team. ' +
      OFFER_OF_A_PERSON,
  },
  {
    id: 'evidence-access',
    title: 'den Verbleib Ihrer Belege',
    questions: [
      'Wer sieht meine Belege?',
      'Wie lange bewahren Sie meine Fotos auf?',
      'Kann ich einen Beleg wieder löschen?',
    ],
    answer:
      'Ihre Belege können nur Sie und unser Team öffnen; mit dem Antrag können sie an die Plattform gehen. Wir behalten sie verschlüsselt so lange wie den Löschantrag, nach der Entscheidung bis ' +
      `${DECIDED_REVIEW_KEPT_YEARS} Jahre nach dem Ende des Jahres. Was noch nicht an die Plattform ging, löschen Sie auf der Seite der Bewertung mit „Entfernen“ selbst; dort sehen Sie auch, was angekommen ist.`,
  },
  {
    id: 'third-countries',
    title: 'Daten außerhalb der EU',
    questions: ['Werden Daten in Drittländer übermittelt?', 'Gehen meine Daten in die USA?', 'Wo stehen die Server?'],
    answer:
      `Auf wessen Servern der Dienst läuft, steht in der Datenschutzerklärung vom ${facts.privacyDate} unter /datenschutz. Außerhalb der Europäischen Union kann der Betreiber der Plattform Daten ` +
      'verarbeiten, die Ihren Löschantrag bekommt; und Push-Dienste der Browser arbeiten auch in den USA, was nur den betrifft, der Push-Mitteilungen einschaltet.',
  },
  {
    id: 'processing-contract',
    title: 'Auftragsverarbeitung und Behörden',
    questions: ['Gibt es einen Auftragsverarbeitungsvertrag?', 'Geben Sie Daten an die Polizei heraus?'],
    answer:
      'Wer für uns verarbeitet, ist nach Art. 28 DSGVO vertraglich daran gebunden, es nur nach unserer Weisung zu tun. Einen Vertrag zur Auftragsverarbeitung mit Kunden und die Herausgabe von Daten an Behörden oder ' +
      `Gerichte behandeln unsere Seiten nicht; das klärt ein Mensch aus unserem Team mit Ihnen. Verantwortlich ist der Betreiber; er und die zuständige Aufsichtsbehörde stehen unter /datenschutz. ${OFFER_OF_A_PERSON}`,
  },
  {
    id: 'mail-genuine',
    title: 'E-Mails, bei denen Sie unsicher sind',
    questions: ['Ist diese E-Mail wirklich von Ihnen?', 'Ich habe einen Code bekommen, den ich nicht angefordert habe'],
    answer:
      'Wollte sich jemand mit Ihrer Adresse noch einmal registrieren, ist an Ihrem Konto nichts geändert. Codes schicken wir nur, wenn jemand mit Ihrer Adresse ein Konto anlegt, ein neues Passwort oder eine neue E-Mail-Adresse anfordert. Waren Sie das nicht, geben Sie den Code nirgends ein und niemandem; ohne ihn ' +
      'ändert sich nichts. Öffnen Sie im Zweifel keinen Link, sondern unsere Seite selbst, und schreiben Sie unserem Team, was in der E-Mail steht. ' +
      OFFER_OF_A_PERSON,
  },
];
