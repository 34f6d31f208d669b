import { productFacts } from '@sternklar/contracts/product-facts';
import { OFFER_OF_A_PERSON } from './facts.ts';
import type { Topic } from './topic.ts';

/** What becomes of a removal request. */
export const decisionTopics: readonly Topic[] = [
  {
    id: 'status',
    title: 'die Bedeutung der Status',
    questions: [
      'Was bedeuten die Status?',
      'Was heißt eingereicht?',
      'Was heißt nicht genehmigt?',
      'Was bedeutet nicht genehmigt?',
      'Was bedeutet der Status gelöscht?',
      'Welche Status gibt es?',
      'Was sagt mir das Abzeichen an meiner Bewertung?',
      'Was bedeutet das farbige Abzeichen?',
      'Was bedeutet das, wenn da eingereicht steht?',
      'Bei meiner Bewertung steht nicht genehmigt, was ist das?',
      'Erklären Sie mir die Zustände',
      'Statusanzeige',
      'Status',
    ],
    answer:
      'Es gibt drei Status: „eingereicht“ – der Löschantrag ist gestellt; „gelöscht“ – die Bewertung wurde gelöscht; „nicht ' +
      'genehmigt“ – die Löschung wurde nicht genehmigt. Eingetragen wird er von unserem Team, sobald die Plattform entschieden hat. Jede Änderung sehen Sie sofort auf Ihrer Übersicht und bekommen ' +
      'sie per E-Mail.',
  },
  {
    id: 'own-status',
    title: 'den Stand Ihrer Löschanträge',
    questions: [
      'Wie ist der aktuelle Stand meines Antrags?',
      'Wurde meine Bewertung schon gelöscht?',
      'Ist die Bewertung gelöscht worden?',
      'Wie weit ist mein Löschantrag?',
      'Gibt es Neuigkeiten zu meinem Löschantrag?',
      'Hat sich bei meinem Antrag etwas getan?',
      'Wo sehe ich den Stand der Bearbeitung?',
      'Wo kann ich verfolgen, wie mein Antrag läuft?',
      'Wo sehe ich den Fortschritt?',
      'Wie verfolge ich meinen Antrag?',
    ],
    answer:
      'Den Stand jeder Bewertung sehen Sie auf Ihrer Übersicht, immer aktuell. Jede Änderung melden wir auch per E-Mail.',
  },
  {
    id: 'duration',
    title: 'die Dauer einer Löschung',
    questions: [
      'Wie lange dauert die Löschung?',
      'Wie lange dauert es, bis eine Bewertung weg ist?',
      'Wie lange muss ich warten?',
      'Wann wird meine Bewertung gelöscht?',
      'Wie schnell geht das?',
      'Dauert das Tage, Wochen oder Monate?',
      'Wie lange dauert die Bearbeitung eines Antrags?',
      'Ab wann ist mit einer Antwort von Google zu rechnen?',
      'Wann antwortet Google auf meinen Antrag?',
      'Warum dauert das so lange?',
      'Wie viele Wochen dauert es, bis die Rezension verschwunden ist?',
      'Wann ist die Bewertung endlich weg?',
      'Warum passiert da seit Tagen nichts?',
      'Warum geht es nicht voran?',
      'Mit welcher Dauer muss ich rechnen?',
      'Bearbeitungszeit',
      'Wie lange braucht Google?',
      'Dauer',
      'Wie viele Wochen zieht sich das hin?',
    ],
    answer:
      `Wie lange es dauert, hängt von der Plattform ab; eine Frist können wir nicht nennen. ${productFacts.platformDecides} Auf eine ` +
      'Meldung antwortet sie meist in 3 bis 5 Werktagen, manchmal erst nach Wochen; bleibt die Antwort aus, fragen wir nach. Sobald ' +
      'sich etwas ändert, sehen Sie es auf Ihrer Übersicht und bekommen eine E-Mail.',
  },
  {
    id: 'not-approved',
    title: 'einen abgelehnten Antrag',
    questions: [
      'Was kann ich tun, wenn die Löschung nicht genehmigt wurde?',
      'Kann ich eine Bewertung noch einmal einreichen?',
      'Darf ich eine abgelehnte Bewertung erneut einreichen?',
      'Darf ich eine Bewertung nochmals oder ein zweites Mal einreichen?',
      'Google hat die Löschung abgelehnt',
      'Was passiert, wenn Google ablehnt?',
      'Google will nicht löschen, was nun?',
      'Wie lege ich Widerspruch gegen die Ablehnung ein?',
      'Warum wurde meine Bewertung nicht genehmigt?',
      'Gibt es nach einer Ablehnung einen zweiten Versuch oder Widerspruch?',
      'Kann ich es noch einmal versuchen?',
      'Was mache ich nach einer Ablehnung?',
      'Weshalb hat Google abgelehnt?',
      'Aus welchem Grund wurde mein Antrag abgelehnt?',
      'Zweiter Versuch möglich?',
      'Ablehnung',
      'Kann ich nach einer Absage einen neuen Versuch starten?',
    ],
    answer:
      'Gegen eine Ablehnung lässt sich bei der Plattform einmal Widerspruch einlegen; wünschen Sie ihn auf der Seite der Bewertung, mit allem, ' +
      'was sie dazu noch wissen soll. Ist er schon eingelegt, gibt es keinen zweiten. Sie können die Bewertung auch erneut einreichen, zum Beispiel mit einem anderen Grund; Löschanträge sind unbegrenzt. Warum ' +
      `die Plattform so entschieden hat und ob sie es wieder täte, wissen wir nicht. ${OFFER_OF_A_PERSON}`,
  },
  {
    id: 'who-decides',
    title: 'die Entscheidung der Plattform',
    questions: [
      'Wer entscheidet, ob eine Bewertung gelöscht wird?',
      'Was ist Ihre Rolle dabei?',
      'Was heißt, dass Sie nur Bote sind?',
      'Löschen Sie die Bewertungen selbst oder macht das Google?',
      'Prüfen Sie die Anträge?',
      'Wer löscht die Rezension am Ende?',
      'Löscht Google oder löschen Sie?',
      'Wer entscheidet?',
      'Wer bestimmt, was gelöscht wird?',
      'Liegt die Entscheidung bei euch?',
      'Macht ihr die Löschung selbst?',
      'Entscheidung',
      'Wer hat das letzte Wort?',
    ],
    answer: `${productFacts.platformDecides} ${productFacts.messenger} Mit der Plattform sind wir nicht verbunden.`,
  },
  {
    id: 'public-counter',
    title: 'die öffentliche Anzeige im Profil',
    questions: [
      'Sieht man, dass eine Bewertung gelöscht wurde?',
      'Bleibt die Löschung im Google-Profil sichtbar?',
      'Steht im Profil, dass etwas entfernt wurde?',
      'Zeigt Google öffentlich an, wie viele Bewertungen entfernt wurden?',
      'Gibt es einen Zähler für entfernte Bewertungen?',
      'Können andere Leute sehen, dass etwas gelöscht wurde?',
      'Ist für andere erkennbar, dass Bewertungen gelöscht wurden?',
    ],
    answer: `${productFacts.publicCounter} Einfluss darauf haben wir nicht, abschalten lässt es sich über uns nicht. Ob und wie die Plattform den Verfasser unterrichtet, entscheidet sie selbst.`,
  },
  {
    id: 'notifications',
    title: 'die E-Mails bei Änderungen',
    questions: [
      'Bekomme ich eine Benachrichtigung, wenn sich etwas ändert?',
      'Werde ich per E-Mail informiert?',
      'Wie erfahre ich von einer Änderung?',
      'Schicken Sie mir eine Mail bei neuem Status?',
      'Ich bekomme keine E-Mails von Ihnen',
      'Kann man die E-Mails abbestellen?',
      'Ich möchte keine Benachrichtigungen mehr',
      'Sagt ihr mir Bescheid, wenn sich etwas tut?',
      'Wie werde ich auf dem Laufenden gehalten?',
      'Wie stelle ich die Mails bei Statusänderungen aus?',
      'Ich will keine Mails mehr bekommen',
      'Benachrichtigungen abschalten',
      'Benachrichtigung',
      'Bekomme ich eine Nachricht, wenn Google entschieden hat?',
    ],
    answer:
      'Jede Änderung des Status sehen Sie sofort auf Ihrer Übersicht, und Sie bekommen eine E-Mail, auf Wunsch auch eine Push-Mitteilung. ' +
      'Beides stellen Sie auf Ihrer Kontoseite unter „Benachrichtigungen“ ab und wieder an; Werbung verschicken wir nicht. Kommt keine an, sehen Sie bitte auch im Spam-Ordner nach.',
  },
];
