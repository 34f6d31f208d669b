import type { Topic } from '../topic.ts';
import { OFFER_OF_A_PERSON } from './facts.ts';

/** What the product does, how a removal request goes, and what its statuses mean. */
export const removalTopics: readonly Topic[] = [
  {
    id: 'product',
    questions: [
      'Was machen Sie?',
      'Was macht ihr?',
      'Was ist ein Löschantrag?',
      'Ich bekomme schlechte Bewertungen, können Sie mir helfen?',
      'Was ist Ihr Angebot?',
      'Was bietet dieser Dienst an?',
      'Was macht dieses Produkt?',
      'Was ist das für eine Seite?',
      'Wofür sind Sie da?',
      'Wie funktioniert der Service?',
      'Wie können Sie mir bei schlechten Bewertungen helfen?',
      'Können Sie negative Google-Bewertungen entfernen?',
      'Wofür ist diese Seite gut?',
      'Erklären Sie mir Ihr Angebot',
    ],
    answer:
      'Wir helfen Unternehmen, gegen unerwünschte Bewertungen ihres Google-Profils vorzugehen: Sie tragen Ihr Unternehmen ' +
      'und die Bewertung ein, wir leiten Ihren Löschantrag als Bote an die Plattform weiter, und Sie sehen jederzeit, wie er ' +
      'steht. Ob eine Bewertung gelöscht wird, entscheidet die Plattform.',
  },
  {
    id: 'first-steps',
    questions: [
      'Wie fange ich an?',
      'Wo starte ich?',
      'Was sind die ersten Schritte?',
      'Wie läuft das Ganze ab?',
      'Wie ist der Ablauf?',
      'Was muss ich als Erstes tun?',
      'Wie gehe ich am besten vor?',
      'Erklären Sie mir den Prozess Schritt für Schritt',
      'Was passiert, nachdem ich eine Bewertung eingereicht habe?',
    ],
    answer:
      'So läuft es ab: 1. Konto anlegen und E-Mail-Adresse mit dem Code bestätigen. 2. Unternehmen mit Namen und Profil-Link ' +
      'hinzufügen. 3. Bewertungen dazu eintragen: Name des Verfassers, Sterne und Text. 4. Abo abschließen. 5. Wir leiten ' +
      'die Löschanträge an die Plattform weiter; den Stand sehen Sie auf Ihrer Übersicht, Änderungen melden wir per E-Mail.',
  },
  {
    id: 'add-business',
    questions: [
      'Wie füge ich ein Unternehmen hinzu?',
      'Wie lege ich mein Geschäft an?',
      'Wo trage ich meine Firma ein?',
      'Woher bekomme ich den Link zu meinem Google-Profil?',
      'Was ist der Profil-Link?',
      'Wie erfasse ich eine zweite Filiale oder ein neues Unternehmen?',
      'Wie lege ich eine neue Firma an?',
    ],
    answer:
      'Wählen Sie auf Ihrer Übersicht „Unternehmen hinzufügen“ und geben Sie den Namen und den Link zum Google-Profil an. ' +
      'Den Link bekommen Sie bei Google über „Teilen“ in Ihrem Profil.',
  },
  {
    id: 'remove-business',
    questions: [
      'Wie lösche ich ein Unternehmen?',
      'Wie entferne ich ein Geschäft aus meiner Liste?',
      'Was passiert mit den Bewertungen, wenn ich ein Unternehmen lösche?',
      'Ich habe das falsche Unternehmen angelegt',
    ],
    answer:
      'Auf der Karte des Unternehmens gibt es einen Knopf zum Löschen; er fragt vorher nach. Mit dem Unternehmen verschwinden ' +
      'auch seine Bewertungen aus Ihrer Übersicht.',
  },
  {
    id: 'add-review',
    questions: [
      'Wie reiche ich eine Bewertung ein?',
      'Wo kann ich Bewertungen einreichen?',
      'Wie trage ich eine Bewertung ein?',
      'Wie gebe ich eine Bewertung ein?',
      'Wie stelle ich einen Löschantrag?',
      'Wo melde ich eine Bewertung?',
      'Wie kann ich eine Bewertung löschen lassen?',
      'Welche Angaben brauchen Sie zu der Rezension?',
      'Wie beantrage ich die Löschung einer Bewertung?',
      'Ich möchte eine schlechte Bewertung entfernen lassen',
      'Wie werde ich eine Google-Rezension los?',
      'Wie melde ich eine schlechte Bewertung?',
    ],
    answer:
      'Wählen Sie bei Ihrem Unternehmen „Bewertung hinzufügen“ und geben Sie den Namen des Verfassers, die Sterne (1 bis 5) ' +
      'und den Text an. Wenn Sie mögen, auch den Link zur Bewertung und den Grund. Danach steht sie auf „eingereicht“.',
  },
  {
    id: 'change-review',
    questions: [
      'Wie ändere ich eine eingereichte Bewertung?',
      'Kann ich eine Bewertung bearbeiten oder korrigieren?',
      'Kann ich den Text ändern?',
      'Ich habe bei der Bewertung einen Fehler gemacht, mich vertippt',
      'Wie ziehe ich einen Löschantrag zurück?',
      'Kann ich eine einzelne Bewertung aus der Liste nehmen?',
    ],
    answer:
      'Eine eingereichte Bewertung können Sie selbst nicht mehr ändern oder zurückziehen; unser Team hilft Ihnen dabei. ' +
      OFFER_OF_A_PERSON,
  },
  {
    id: 'platforms',
    questions: [
      'Für welche Plattformen gilt das?',
      'Löschen Sie auch Bewertungen auf Facebook und Instagram?',
      'Helfen Sie bei Jameda, Kununu, Trustpilot oder Yelp?',
      'Geht das auch für Amazon, Ebay, Tripadvisor, Booking oder Check24?',
      'Gilt das nur für Google?',
    ],
    answer: 'Das Angebot gilt für Bewertungen von Google-Unternehmensprofilen, nicht für andere Plattformen.',
  },
  {
    id: 'which-reviews',
    questions: [
      'Welche Bewertungen kann ich löschen lassen?',
      'Welche Gründe kann ich angeben?',
      'Welche Bewertungen darf ich einreichen?',
      'Welche Gründe stehen zur Auswahl?',
      'Welchen Grund soll ich wählen?',
      'Welcher Grund passt am besten?',
      'Gegen welche Rezensionen kann ich vorgehen?',
      'Kann man auch alte Bewertungen einreichen?',
      'Kann ich auch Bewertungen ohne Text melden?',
      'Was bedeuten die Gründe beim Einreichen?',
    ],
    answer:
      'Einreichen können Sie jede Bewertung Ihres Profils, auch ältere; nötig sind Name des Verfassers, Sterne und Text. Den ' +
      'Grund wählen Sie selbst: kein Kundenkontakt, unwahre Tatsache, Beleidigung, Datenschutz, Spam oder ein anderer. Wir ' +
      'geben ihn so weiter und bewerten ihn nicht; einen Rat, welcher passt, dürfen wir Ihnen nicht geben.',
  },
  {
    id: 'status',
    questions: [
      'Was bedeuten die Status?',
      'Was heißt eingereicht?',
      'Was heißt nicht genehmigt?',
      'Was bedeutet nicht genehmigt?',
      'Was bedeutet der Status gelöscht?',
      'Welche Status gibt es?',
      'Was sagt mir das Abzeichen an meiner Bewertung?',
      'Was bedeutet das farbige Abzeichen?',
    ],
    answer:
      'Es gibt drei Status: „eingereicht“ – der Löschantrag ist gestellt; „gelöscht“ – die Bewertung wurde gelöscht; „nicht ' +
      'genehmigt“ – die Löschung wurde nicht genehmigt. Jede Änderung sehen Sie sofort auf Ihrer Übersicht und bekommen ' +
      'sie per E-Mail.',
  },
  {
    id: 'own-status',
    questions: [
      'Wie steht es um meine Bewertung?',
      'Wie ist der aktuelle Stand meines Antrags?',
      'Wurde meine Bewertung schon gelöscht?',
      'Ist die Bewertung gelöscht worden?',
      'Wie weit ist mein Löschantrag?',
      'Gibt es Neuigkeiten zu meinem Löschantrag?',
      'Hat sich bei meinem Antrag etwas getan?',
      'Wo sehe ich den Stand der Bearbeitung?',
      'Wie viele meiner Bewertungen sind gelöscht?',
    ],
    answer:
      'Den Stand jeder Bewertung sehen Sie auf Ihrer Übersicht, immer aktuell. Ich selbst kann hier nicht in Ihre Bewertungen ' +
      `sehen. ${OFFER_OF_A_PERSON}`,
  },
  {
    id: 'duration',
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
    ],
    answer:
      'Wie lange es dauert, hängt von der Plattform ab; eine Frist können wir nicht nennen. Sobald sich etwas ändert, sehen ' +
      'Sie es auf Ihrer Übersicht und bekommen eine E-Mail.',
  },
  {
    id: 'not-approved',
    questions: [
      'Was kann ich tun, wenn die Löschung nicht genehmigt wurde?',
      'Mein Antrag wurde abgelehnt, was nun?',
      'Kann ich eine Bewertung noch einmal einreichen?',
      'Darf ich eine abgelehnte Bewertung erneut einreichen?',
      'Darf ich eine Bewertung nochmals oder ein zweites Mal einreichen?',
      'Google hat die Löschung abgelehnt',
      'Was passiert, wenn Google ablehnt?',
      'Warum wurde meine Bewertung nicht genehmigt?',
      'Gibt es nach einer Ablehnung einen zweiten Versuch oder Widerspruch?',
    ],
    answer:
      'Sie können die Bewertung erneut einreichen, zum Beispiel mit einem anderen Grund; Löschanträge sind unbegrenzt. Warum ' +
      `die Plattform so entschieden hat und ob sie es wieder täte, wissen wir nicht. ${OFFER_OF_A_PERSON}`,
  },
  {
    id: 'who-decides',
    questions: [
      'Wer entscheidet, ob eine Bewertung gelöscht wird?',
      'Was ist Ihre Rolle dabei?',
      'Was heißt, dass Sie nur Bote sind?',
      'Löschen Sie die Bewertungen selbst oder macht das Google?',
      'Prüfen Sie die Anträge?',
      'Arbeiten Sie mit Google zusammen?',
      'Wer löscht die Rezension am Ende?',
      'Löscht Google oder löschen Sie?',
    ],
    answer:
      'Über eine Löschung entscheidet allein die Plattform. Wir sind Bote: Wir leiten Ihren Antrag mit Ihren Angaben weiter, ' +
      'prüfen und bewerten ihn aber nicht.',
  },
  {
    id: 'public-counter',
    questions: [
      'Sieht man, dass eine Bewertung gelöscht wurde?',
      'Bleibt die Löschung im Google-Profil sichtbar?',
      'Steht im Profil, dass etwas entfernt wurde?',
      'Zeigt Google öffentlich an, wie viele Bewertungen entfernt wurden?',
      'Gibt es einen Zähler für entfernte Bewertungen?',
      'Erfahren andere oder der Verfasser von dem Löschantrag?',
      'Wird der Verfasser benachrichtigt?',
      'Kann der Verfasser sehen, wer den Antrag gestellt hat?',
    ],
    answer:
      'Ja: Die Plattform zeigt in Profilen öffentlich an, wie viele Bewertungen wegen Diffamierung entfernt wurden. ' +
      'Ob und wie sie den Verfasser unterrichtet, entscheidet sie selbst.',
  },
  {
    id: 'notifications',
    questions: [
      'Bekomme ich eine Benachrichtigung, wenn sich etwas ändert?',
      'Werde ich per E-Mail informiert?',
      'Wie erfahre ich von einer Änderung?',
      'Schicken Sie mir eine Mail bei neuem Status?',
      'Ich bekomme keine E-Mails von Ihnen',
    ],
    answer:
      'Ja: Jede Änderung des Status sehen Sie sofort auf Ihrer Übersicht, und Sie bekommen eine E-Mail. Kommt keine an, sehen ' +
      'Sie bitte auch im Spam-Ordner nach.',
  },
];
