import { OFFER_OF_A_PERSON } from './facts.ts';
import type { Topic } from './topic.ts';

/** What comes up while one review is entered, sent and waited for. */
export const oneReviewTopics: readonly Topic[] = [
  {
    id: 'reviewer-name',
    title: 'unbekannte Angaben zur Bewertung',
    questions: [
      'Ich kenne den Namen des Verfassers nicht',
      'Reicht der Vorname des Verfassers?',
      'Den Text der Bewertung weiß ich nicht mehr genau',
    ],
    answer:
      'Tragen Sie Namen und Text so ein, wie sie bei der Bewertung auf Google stehen: Ein Vorname, ein Buchstabe oder ein erfundener Name genügt, wer dahintersteckt, brauchen Sie nicht zu wissen. Nachlesen und kopieren ' +
      'können Sie beides in Ihrem Google-Profil. Steht dort kein Text, wählen Sie „Bewertung ohne Text“.',
  },
  {
    id: 'reviewer-withdrew',
    title: 'eine Bewertung, die der Verfasser selbst entfernt oder ändert',
    questions: [
      'Der Kunde hat seine Bewertung selbst gelöscht, was mache ich mit dem Antrag?',
      'Der Verfasser hat seinen Text geändert',
      'Wir haben uns mit dem Kunden geeinigt',
    ],
    answer:
      'Ist die Bewertung weg oder haben Sie sich geeinigt, ziehen Sie Ihren Antrag auf der Seite der Bewertung mit „Antrag zurückziehen“ zurück: Dann übermitteln wir nichts mehr und fragen nicht mehr nach; was schon bei der ' +
      'Plattform ist, liegt dort weiter vor. Hat der Verfasser nur seinen Text geändert, tragen Sie das dort unter „Ergänzen oder korrigieren“ nach.',
  },
  {
    id: 'link-invalid',
    title: 'einen Link, der nicht angenommen wird',
    questions: ['Der Link ist ungültig', 'Mein Google-Link wird nicht angenommen'],
    answer:
      'Ein Link muss mit http:// oder https:// beginnen und vollständig sein. Kopieren Sie ihn bei Google noch einmal über „Teilen“: für das Unternehmen in Ihrem Profil, für eine Bewertung neben ihr. Der Link zur ' +
      `Bewertung ist freiwillig, ohne ihn geht es auch. Klappt es nicht, schicken Sie ihn hier unserem Team. ${OFFER_OF_A_PERSON}`,
  },
  {
    id: 'good-faith',
    title: 'die Erklärung in gutem Glauben',
    questions: ['Was ist die Erklärung in gutem Glauben?', 'Was bestätige ich mit dem Häkchen?'],
    answer:
      'Mit dem Häkchen erklären Sie, in gutem Glauben davon überzeugt zu sein, dass Ihre Angaben in der Meldung richtig und vollständig sind. Eine Meldung an die Plattform soll diese Erklärung enthalten; sie ist Ihre ' +
      'eigene und im Formular freiwillig. Für Ihre Angaben sind Sie verantwortlich, und bis zur Übermittlung können Sie sie berichtigen.',
  },
  {
    id: 'proof-of-sending',
    title: 'den Nachweis, was wann gesendet wurde',
    questions: [
      'Was bedeutet das Aktenzeichen?',
      'Womit weise ich nach, dass Sie meinen Antrag gesendet haben?',
      'Wo lese ich, was Sie an Google geschrieben haben?',
    ],
    answer:
      'Wann und auf welchem Weg wir Ihren Antrag gesendet haben, steht im Verlauf auf der Seite der Bewertung, dazu der „Text, wie er gesendet wurde“ und das Aktenzeichen: Unter dieser Nummer führt die Plattform Ihre ' +
      'Meldung, wenn sie eine vergeben hat. Auch ihre Antworten stehen dort.',
  },
  {
    id: 'follow-up',
    title: 'unsere Nachfragen bei der Plattform',
    questions: [
      'Wie oft fragen Sie bei der Plattform nach?',
      'Fragen Sie nach, wenn die Plattform nicht antwortet?',
      'Hakt ihr bei Google nach?',
    ],
    answer:
      'Bleibt die Antwort der Plattform aus, fragen wir nach; an welchem Tag, steht bei jedem Antrag auf der Seite der Bewertung, und wann wir nachgefragt haben, im Verlauf dort. Sie brauchen nichts zu tun; brauchen wir ' +
      'etwas von Ihnen, fragen wir Sie.',
  },
  {
    id: 'explanation',
    title: 'Ihre Schilderung, was geschehen ist',
    questions: ['Wo schreibe ich hin, was wirklich passiert ist?', 'Wo kann ich meine Sicht erklären?'],
    answer:
      'Was geschehen ist, schreiben Sie auf der Seite der Bewertung unter „Ihre Angaben“ in das Feld „Was ist geschehen?“, in Ihren Worten, so knapp und sachlich wie möglich. Wir übermitteln es mit Ihrem Antrag, so wie ' +
      'Sie es schreiben. Fehlt der Plattform noch eine Angabe, steht das auch dort.',
  },
  {
    id: 'average-rating',
    title: 'die Durchschnittsnote Ihres Profils',
    questions: ['Wird meine Gesamtnote nach der Löschung besser?', 'Wann ändert sich der Durchschnitt der Sterne?'],
    answer:
      'Die Durchschnittsnote berechnet und zeigt die Plattform; wann sie eine gelöschte Bewertung herausrechnet, wissen wir nicht. Ist eine gelöschte Bewertung dort noch zu sehen, sagen Sie es uns auf der Seite der Bewertung ' +
      'mit „Die Bewertung ist wieder da“. Eine Kurve Ihrer Sterne zeigen wir nicht, nur wie viele Anträge je Monat eingereicht und gelöscht wurden.',
  },
  {
    id: 'find-review',
    title: 'das Wiederfinden einer Bewertung',
    questions: ['Ich finde eine Bewertung in meiner Liste nicht', 'Wie suche ich eine Bewertung?'],
    answer:
      'Auf Ihrer Übersicht suchen Sie in Name und Text und filtern nach Status, Sternen und Unternehmen. Fehlt eine Bewertung, wählen Sie „Filter zurücksetzen“. Mit einem gelöschten Unternehmen verschwinden auch seine ' +
      `Bewertungen aus der Liste. Ist sie nicht zu finden, sieht unser Team nach. ${OFFER_OF_A_PERSON}`,
  },
  {
    id: 'reviews-export',
    title: 'Ihre Bewertungen als Tabelle',
    questions: [
      'Kann ich meine Bewertungen als Excel-Tabelle bekommen?',
      'Gibt es eine Liste aller Bewertungen zum Speichern?',
    ],
    answer:
      'Auf Ihrer Übersicht speichern Sie Ihre Bewertungen als CSV-Datei, die sich in Excel öffnen lässt: mit Unternehmen, Name, Sternen, Text, Status und Tagen, wenn Sie vorher suchen oder filtern, nur die gefundenen. ' +
      'Alles zu Ihrem Konto gibt es auf der Kontoseite unter „Meine Daten“.',
  },
];
