import { productFacts } from '@sternklar/contracts/product-facts';
import { facts, OFFER_OF_A_PERSON, REASONS } from './facts.ts';
import type { Topic } from './topic.ts';

/** How a review is handed in. */
export const handingInTopics: readonly Topic[] = [
  {
    id: 'add-review',
    title: 'das Einreichen einer Bewertung',
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
      'Was muss ich machen, damit eine schlechte Bewertung verschwindet?',
      'Wie werde ich eine Rezension los?',
      'Jemand hat mich schlecht bewertet, wie gehe ich vor?',
      'Welche Daten muss ich zur Bewertung eingeben?',
      'Was brauchen Sie von mir für einen Antrag?',
      'Bewertung melden',
      'Löschantrag stellen',
      'Bewertung löschen lassen',
      'Wie bekomme ich eine schlechte Bewertung weg?',
      'Wo gebe ich den Löschantrag ab?',
      'Bewertung einreichen',
      'Ein Kunde hat mir nur einen Stern gegeben, was kann ich tun?',
      'Wie gehen Sie gegen eine schlechte Rezension vor?',
    ],
    answer:
      'Wählen Sie bei Ihrem Unternehmen „Löschantrag stellen“ und geben Sie den Namen des Verfassers, die Sterne (1 bis 5) und den ' +
      'Text an; hat die Bewertung keinen, sagen Sie das dort. Den Link zur Bewertung und den Grund können Sie ' +
      'hinzufügen. Danach ' +
      'steht sie auf „eingereicht“. Dafür brauchen Sie ein Konto; ein Abo, das etwas kostet, beginnt dadurch nicht.',
  },
  {
    id: 'many-reviews',
    title: 'das Einreichen mehrerer Bewertungen',
    questions: [
      'Kann ich mehrere Bewertungen gleichzeitig einreichen?',
      'Gibt es einen Import aus einer Tabelle, Excel oder CSV?',
      'Muss ich jede Bewertung einzeln eingeben?',
      'Wie importiere ich Bewertungen aus einer Datei?',
      'Kann ich viele Rezensionen auf einen Schlag hochladen?',
      'Ich habe zwanzig Bewertungen, muss ich die alle einzeln eintippen?',
      'Sammelimport',
    ],
    answer:
      `Sie können bis zu ${facts.importLimit} Bewertungen auf einmal eintragen, mit „Mehrere Bewertungen hinzufügen“ bei Ihrem Unternehmen: eingefügt als Text, aus ` +
      'Excel kopiert oder aus einer CSV-Datei, je Zeile Name, Sterne und Text. Jede Bewertung bekommt ihren eigenen Antrag, auch mehrere desselben Verfassers. ' +
      'Löschanträge sind unbegrenzt.',
  },
  {
    id: 'change-review',
    title: 'das Ändern einer Bewertung',
    questions: [
      'Kann ich meinen Antrag zurückziehen?',
      'Wie ändere ich eine eingereichte Bewertung?',
      'Kann ich eine Bewertung bearbeiten oder korrigieren?',
      'Kann ich den Text ändern?',
      'Ich habe bei der Bewertung einen Fehler gemacht, mich vertippt',
      'Wie ziehe ich einen Löschantrag zurück?',
      'Kann ich eine einzelne Bewertung aus der Liste nehmen?',
      'Ich habe mich beim Eintragen vertan',
      'Lässt sich eine Bewertung nachträglich korrigieren?',
      'Ich habe die falschen Sterne angegeben',
      'Kann ich einen Antrag stornieren oder zurücknehmen?',
    ],
    answer:
      'Öffnen Sie die Bewertung auf Ihrer Übersicht: Auf ihrer Seite berichtigen und ergänzen Sie Ihre Angaben, auch Link, Grund ' +
      'und Erklärung. Was schon bei der Plattform ist, bleibt dort, wie es gesendet wurde; Späteres gilt als Ergänzung. Dort ' +
      'können Sie den Antrag auch zurückziehen und wieder aufnehmen, solange die Bewertung nicht gelöscht ist. ' +
      OFFER_OF_A_PERSON,
  },
  {
    id: 'platforms',
    title: 'die Plattformen',
    questions: [
      'Für welche Plattformen gilt das?',
      'Löschen Sie auch Bewertungen auf Facebook und Instagram?',
      'Helfen Sie bei Jameda, Kununu, Trustpilot oder Yelp?',
      'Geht das auch für Amazon, Ebay, Tripadvisor, Booking oder Check24?',
      'Gilt das nur für Google?',
      'Geht das auch bei Facebook?',
      'Können Sie Einträge auf anderen Portalen entfernen?',
      'Machen Sie das auch für ProvenExpert, Holidaycheck oder Lieferando?',
      'Welche Portale unterstützen Sie?',
      'Nur Google oder auch andere Seiten?',
      'Plattformen',
      'Meine schlechten Bewertungen stehen bei Booking oder Tripadvisor',
    ],
    answer:
      'Das geht nur bei Google: Das Angebot gilt für Bewertungen von Google-Unternehmensprofilen, nicht für andere Plattformen.',
  },
  {
    id: 'which-reviews',
    title: 'die Gründe für einen Löschantrag',
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
      'Kann ich Bewertungen einreichen, die nur aus Sternen bestehen?',
      'Welche Gründe gibt es?',
      'Welchen Löschgrund kann ich nehmen?',
      'Was soll ich als Grund angeben?',
      'Löschgründe',
      'Kann ich auch eine Bewertung mit nur einem Stern und ohne Kommentar einreichen?',
      'Wie alt darf eine Bewertung sein?',
      'Gründe',
      'Kann ich uralte Bewertungen melden?',
    ],
    answer:
      'Einreichen können Sie jede Bewertung Ihres Profils, auch ältere und solche ohne Text, also nur mit Sternen. Den Grund wählen ' +
      `Sie selbst: ${REASONS}. Wir geben ihn so weiter und bewerten ihn nicht; einen Rat, welcher passt, dürfen wir Ihnen nicht geben. ${productFacts.platformDecides}`,
  },
  {
    id: 'what-is-sent',
    title: 'das, was an die Plattform geht',
    questions: [
      'Was wird an die Plattform geschickt?',
      'Was steht in der Meldung an die Plattform?',
      'Was genau wird an die Plattform geschickt?',
      'Kann ich den Text sehen, bevor er an die Plattform geht?',
    ],
    answer:
      `Die Meldung enthält, wie es ${facts.lawOfNotices} vorsieht: die Begründung aus Ihren Angaben, den Ort der Bewertung (in der ` +
      'Regel den Link), Name und E-Mail-Adresse des Meldenden und Ihre Erklärung, in gutem Glauben davon überzeugt zu sein, dass Ihre Angaben ' +
      'richtig und vollständig sind; dazu Belege, wenn sie mitgeschickt werden. Es sind Ihre Erklärungen: Auf der Seite der Bewertung lesen ' +
      'Sie den Text vorher. Übermittelt wird er von unserem Team; mit der Plattform ist unsere Software nicht verbunden.',
  },
];
