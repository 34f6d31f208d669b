import { productFacts } from '@sternklar/contracts/product-facts';
import { facts, OFFER_OF_A_PERSON } from './facts.ts';
import type { Topic } from './topic.ts';

/** What the product does, and the businesses it is done for. */
export const removalTopics: readonly Topic[] = [
  {
    id: 'product',
    title: 'das Angebot',
    questions: [
      'Was machen Sie?',
      'Was macht ihr?',
      'Was bieten Sie an?',
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
      'Was ist Ihr Job?',
      'Worum geht es hier?',
      'Was ist Sternklar?',
      'Wer seid ihr und was macht ihr?',
      'Was ist Ihre Aufgabe?',
      'Wie helft ihr gegen negative Rezensionen?',
      'Womit verdienen Sie Ihr Geld?',
      'Was ist Bewertungsmanagement?',
      'Angebot',
      'Worin besteht Ihre Leistung?',
    ],
    answer:
      'Wir helfen Unternehmen, gegen unerwünschte Bewertungen ihres Google-Profils vorzugehen: Sie tragen Ihr Unternehmen und die ' +
      `Bewertung ein und sehen jederzeit, wie Ihr Antrag steht. ${productFacts.messenger} ${productFacts.platformDecides}`,
  },
  {
    id: 'first-steps',
    title: 'den Ablauf',
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
      'Wie geht es los?',
      'Was brauche ich, um loszulegen?',
      'Wie beginne ich?',
      'Was ist der erste Schritt?',
      'Anleitung',
      'Wie benutze ich diese Seite?',
      'Was passiert nach der Anmeldung als Nächstes?',
      'Wie funktioniert das?',
      'Ablauf',
    ],
    answer:
      'So läuft es ab: 1. Konto anlegen und E-Mail-Adresse mit dem Code bestätigen. 2. Unternehmen mit Namen und Profil-Link ' +
      'hinzufügen. 3. Bewertungen dazu eintragen: Name des Verfassers, Sterne und Text. 4. Abo abschließen. 5. Wir leiten ' +
      'die Löschanträge an die Plattform weiter; den Stand sehen Sie auf Ihrer Übersicht, Änderungen melden wir per E-Mail.',
  },
  {
    id: 'add-business',
    title: 'das Hinzufügen eines Unternehmens',
    questions: [
      'Wie lege ich mein Geschäft an?',
      'Wo trage ich meine Firma ein?',
      'Woher bekomme ich den Link zu meinem Google-Profil?',
      'Was ist der Profil-Link?',
      'Wie erfasse ich eine zweite Filiale oder ein neues Unternehmen?',
      'Wie lege ich eine neue Firma an?',
      'Wie trage ich einen weiteren Laden ein?',
      'Wo kann ich mein Hotel anlegen?',
      'Woher kriege ich den Link?',
      'Wo finde ich den Google-Link zu meinem Profil?',
      'Unternehmen anlegen',
      'Wie verknüpfe ich mein Google-Profil?',
      'Zweiten Standort eintragen',
      'Unternehmen hinzufügen',
    ],
    answer:
      'Wählen Sie auf Ihrer Übersicht „Unternehmen hinzufügen“ und geben Sie den Namen und den Link zum Google-Profil an. ' +
      'Den Link bekommen Sie bei Google über „Teilen“ in Ihrem Profil. Weitere fügen Sie ebenso hinzu, beliebig viele in einem Konto.',
  },
  {
    id: 'remove-business',
    title: 'das Löschen eines Unternehmens',
    questions: [
      'Wie lösche ich ein Unternehmen?',
      'Wie entferne ich ein Geschäft aus meiner Liste?',
      'Verschwinden mit einem Unternehmen auch seine Bewertungen?',
      'Ich habe das falsche Unternehmen angelegt',
      'Wie bekomme ich ein Unternehmen wieder weg?',
      'Ich habe ein Geschäft doppelt eingetragen',
      'Kann ich ein falsch eingetragenes Unternehmen entfernen?',
      'Unternehmen löschen',
      'Wie nehme ich ein Unternehmen heraus?',
    ],
    answer:
      'Auf der Karte des Unternehmens gibt es einen Knopf zum Löschen; er fragt vorher nach. Mit dem Unternehmen verschwinden ' +
      'auch seine Bewertungen aus Ihrer Übersicht; ihr Verlauf bleibt verschlüsselt erhalten, bis Sie Ihr Konto löschen. War es ein Versehen, ' +
      'wählen Sie gleich in der Meldung danach „Rückgängig“. Am Abo und seinem Preis ändert sich dadurch nichts.',
  },
  {
    id: 'false-reviews',
    title: 'Bewertungen, die Sie für falsch halten',
    questions: ['Jemand, der nie Kunde war, hat uns bewertet'],
    answer:
      `Das ist ärgerlich. Solche Bewertungen können Sie über uns zur Löschung melden: Wählen Sie bei Ihrem Unternehmen „Löschantrag stellen“, ` +
      'nennen Sie den Namen des Verfassers, Sterne und Text, wählen Sie selbst den Grund und fügen Sie hinzu, was Ihre Angaben zeigt. ' +
      `${productFacts.messenger} ${productFacts.platformDecides}`,
  },
  {
    id: 'change-business',
    title: 'die Angaben zu einem Unternehmen',
    questions: ['Wie ändere ich den Namen oder Link meines Unternehmens?', 'Der Profil-Link ist falsch'],
    answer:
      'Name und Link eines Unternehmens lassen sich nicht nachträglich ändern. Haben Sie dazu noch keine Bewertungen eingetragen, löschen Sie es auf ' +
      'seiner Karte und legen es richtig neu an. Sind schon Bewertungen dabei, löschen Sie es bitte nicht, denn sie verschwinden mit; ein ' +
      'Mensch aus unserem Team hilft Ihnen dann.',
  },
  {
    id: 'beyond-offer',
    title: 'das, was wir nicht anbieten',
    questions: ['Können Sie für mich auf Bewertungen antworten?', 'Bieten Sie auch Suchmaschinenoptimierung an?'],
    answer:
      `Das gehört nicht zu unserem Angebot. ${productFacts.messenger} Wir verfassen keine Antworten auf Bewertungen, schreiben und vermitteln ` +
      'keine Bewertungen und wenden uns nicht an Verfasser.',
  },
  {
    id: 'enter-for-me',
    title: 'Hilfe beim Eintragen',
    questions: [
      'Können Sie die Bewertung für mich eintragen?',
      'Machen Sie das Eintragen für mich?',
      'Ich komme mit dem Computer nicht zurecht',
    ],
    answer:
      'Schreiben Sie hier einfach, wobei Sie Hilfe brauchen, und dass Sie mit einem Menschen sprechen möchten: Unser Team kann eine Bewertung auch für ' +
      'Sie eintragen. Selbst geht es mit „Löschantrag stellen“ bei Ihrem Unternehmen; Name des Verfassers, Sterne und Text genügen, den Grund wählen Sie.',
  },
  {
    id: 'partners',
    title: 'eine Zusammenarbeit',
    questions: ['Kann ich Partner werden?', 'Können wir mit Ihnen zusammenarbeiten?'],
    answer:
      'Den Chat gibt es auch auf den Seiten unserer Partner. Ob und wie wir zusammenarbeiten, bespricht unser Team mit Ihnen: Schreiben Sie eine E-Mail ' +
      'an die Adresse im Impressum, oder sagen Sie hier, dass ein Mensch antworten soll.',
  },
  {
    id: 'business-restored',
    title: 'ein versehentlich gelöschtes Unternehmen',
    questions: [
      'Ich habe aus Versehen ein Unternehmen gelöscht',
      'Kann ich ein gelöschtes Unternehmen wiederherstellen?',
      'Wie hole ich ein gelöschtes Unternehmen zurück?',
    ],
    answer:
      'Handeln Sie bitte gleich: In der Meldung nach dem Löschen steht „Rückgängig“, damit sind das Unternehmen und seine Bewertungen wieder da. Die ' +
      `Meldung steht nur kurz dort, und zurückholen lässt es sich bis ${facts.restorable} nach dem Löschen; danach können Sie es nur neu hinzufügen. Aus ` +
      'Ihrer Übersicht sind seine Bewertungen dann verschwunden; ihr Verlauf bleibt verschlüsselt erhalten, bis Sie Ihr Konto löschen. ' +
      OFFER_OF_A_PERSON,
  },
];
