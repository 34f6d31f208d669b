import { figures, productFacts } from '@sternklar/contracts/product-facts';
import { facts, OFFER_OF_A_PERSON } from './facts.ts';
import type { Topic } from './topic.ts';

/** What people ask about what the product cannot do, and about what happens around a request. */
export const askedAroundTopics: readonly Topic[] = [
  {
    id: 'who-sends',
    title: 'die Übermittlung durch unser Team',
    questions: ['Wer übermittelt meinen Antrag, ein Programm oder ein Mensch?', 'Schicken Menschen die Anträge ab?'],
    answer:
      'Ein Mensch aus unserem Team übermittelt Ihren Antrag, von Hand; automatisch geht nichts hinaus, denn mit der Plattform ist unsere Software nicht verbunden. Wann und auf welchem ' +
      'Weg er gesendet wurde, steht im Verlauf auf der Seite der Bewertung.',
  },
  {
    id: 'form-time',
    title: 'die Zeit, die ein Antrag kostet',
    questions: ['Wie lange dauert das Ausfüllen eines Löschantrags?', 'Wie viel Zeit brauche ich für das Formular?'],
    answer:
      'Für den ersten Antrag brauchen Sie etwa 5 Minuten: Unternehmen hinzufügen, Name des Verfassers, Sterne und Text eintragen. Was fehlt, ergänzen Sie später auf der Seite der Bewertung.',
  },
  {
    id: 'case-history',
    title: 'den Verlauf eines Antrags',
    questions: ['Wo sehe ich den Verlauf eines Antrags?', 'Wo steht, was mit meinem Antrag bisher geschah?'],
    answer:
      'Was mit einem Antrag bisher geschah, steht im Verlauf auf der Seite der Bewertung, Schritt für Schritt mit Tag: wann er übermittelt wurde, wann wir nachgefragt haben und was geantwortet ' +
      'wurde. Öffnen Sie dazu die Bewertung auf Ihrer Übersicht. Das ist auch der Nachweis für andere.',
  },
  {
    id: 'late-evidence',
    title: 'Belege, die später auftauchen',
    questions: ['Kann ich einen Beleg noch nachreichen?', 'Ist es für einen weiteren Beleg zu spät?'],
    answer:
      'Zu spät ist es nicht: Auf der Seite der Bewertung fügen Sie Belege und Angaben auch dann noch hinzu, wenn der Antrag schon bei der Plattform ist. Was dort liegt, bleibt, wie es gesendet wurde; ' +
      'Späteres gilt als Ergänzung. Ist schon entschieden, fragen Sie unser Team. ' +
      OFFER_OF_A_PERSON,
  },
  {
    id: 'faster',
    title: 'eine schnellere Bearbeitung',
    questions: ['Gibt es eine schnellere Bearbeitung gegen Aufpreis?', 'Kann ich den Antrag beschleunigen?'],
    answer:
      'Schneller geht es nicht, auch nicht gegen Aufpreis: Es gibt nur einen Tarif, ohne Vorzug für jemanden. Wie lange es dauert, bestimmt die Plattform; bleibt ihre Antwort aus, fragen wir nach.',
  },
  {
    id: 'many-reports',
    title: 'Meldungen durch mehrere Menschen',
    questions: [
      'Hilft es, wenn viele Leute dieselbe Bewertung melden?',
      'Sollen meine Freunde die Bewertung auch melden?',
    ],
    answer: `Ob es etwas ändert, wenn mehrere dieselbe Bewertung melden, weiß ich nicht. ${productFacts.platformDecides} Über uns genügt ein Antrag.`,
  },
  {
    id: 'find-author',
    title: 'unbekannte Verfasser',
    questions: [
      'Können Sie herausfinden, wer die Bewertung geschrieben hat?',
      'Wer steckt hinter dem anonymen Verfasser?',
    ],
    answer:
      'Wer hinter einer Bewertung steckt, wissen wir nicht und ermitteln wir nicht; Auskunft darüber hat nur die Plattform. Für den Antrag brauchen Sie es nicht zu wissen: Der Name, der dort steht, genügt.',
  },
  {
    id: 'not-at-google',
    title: 'das, was bei Google nicht über uns geht',
    questions: [
      'Können Sie den Verfasser bei Google sperren lassen?',
      'Können Sie mein ganzes Google-Profil löschen?',
      'Kann ich ein Foto in meinem Profil melden?',
    ],
    answer:
      'Das geht über uns nicht: Wir übermitteln nur Löschanträge für Bewertungen. Verfasser sperren, ein ganzes Profil löschen, Fotos und andere Beiträge melden und neue Bewertungen verhindern können wir nicht; ' +
      'dafür wenden Sie sich an die Plattform.',
  },
  {
    id: 'google-relation',
    title: 'unser Verhältnis zu Google',
    questions: [
      'Sind Sie Partner von Google?',
      'Arbeiten Sie mit Google zusammen?',
      'Haben Sie einen besonderen Draht zu Google?',
      'Können Sie bei Google anrufen?',
    ],
    answer:
      'Mit Google sind wir nicht verbunden; einen bevorzugten Weg oder einen Anruf dort können wir nicht zusagen. Wir übermitteln Ihren Löschantrag als Bote und fragen nach, wenn die Antwort ausbleibt. ' +
      productFacts.platformDecides,
  },
  {
    id: 'interfaces',
    title: 'Schnittstellen',
    questions: ['Gibt es eine Schnittstelle oder API?', 'Lässt sich Sternklar an unsere Software anbinden?'],
    answer: `Eine Schnittstelle (API) oder Anbindung an andere Software bieten wir nicht an. Bewertungen tragen Sie ein, bis zu ${facts.importLimit} auf einmal auch aus Excel oder als CSV-Datei, und speichern sie so auch wieder. Fragen dazu beantwortet unser Team. ${OFFER_OF_A_PERSON}`,
  },
  {
    id: 'auto-import',
    title: 'das Eintragen neuer Bewertungen',
    questions: ['Holen Sie neue Bewertungen automatisch aus Google?', 'Überwachen Sie mein Google-Profil?'],
    answer: `Automatisch holen wir keine Bewertungen: Unsere Software ist mit der Plattform nicht verbunden. Sie tragen sie selbst ein, einzeln oder bis zu ${facts.importLimit} auf einmal mit „Mehrere Bewertungen hinzufügen“.`,
  },
  {
    id: 'after-the-end',
    title: 'Ihre Anträge nach dem Ende des Abos',
    questions: [
      'Sehe ich meine Anträge nach dem Ende des Abos noch?',
      'Was wird nach Vertragsende aus meinen Daten im Konto?',
    ],
    answer:
      'Ihr Konto bleibt nach dem Ende des Abos bestehen, bis Sie es löschen: Sie können sich weiter anmelden und Ihre Bewertungen mit ihrem Verlauf ansehen. Was Sie behalten möchten, laden Sie auf Ihrer Kontoseite unter ' +
      '„Meine Daten“ herunter. Bewertungen, die die Plattform gelöscht hat, stellen wir nicht wieder ein.',
  },
  {
    id: 'e-invoice',
    title: 'elektronische Rechnungen',
    questions: ['Bekomme ich elektronische Rechnungen?', 'Stellen Sie E-Rechnungen (XRechnung, ZUGFeRD) aus?'],
    answer:
      'Jede Rechnung ist eine E-Rechnung: Auf Ihrer Kontoseite unter „Rechnungen“ laden Sie sie als PDF herunter, das zugleich ZUGFeRD ist, und, wo dort XRechnung steht, auch so (XML), wenn Ihre Anschrift vollständig ist. Sie kommen per E-Mail, nicht per Post.',
  },
  {
    id: 'papers-needed',
    title: 'die Unterlagen für den Abschluss',
    questions: ['Brauche ich für das Abo einen Gewerbeschein oder Ausweis?', 'Welche Unterlagen wollen Sie sehen?'],
    answer:
      'Einen Gewerbeschein oder Ausweis verlangen wir beim Abschluss nicht: Sie nennen den Namen Ihres Unternehmens, lesen den Tarif und füllen das Zahlungsformular aus. Das Angebot ist nur für Unternehmen mit Sitz in Deutschland.',
  },
  {
    id: 'authority',
    title: 'die zuständige Behörde',
    questions: ['Bei welcher Behörde kann ich mich über Sie beschweren?', 'Welche Aufsichtsbehörde ist zuständig?'],
    answer: `Beim Datenschutz beschweren Sie sich bei der Aufsichtsbehörde, die unter /datenschutz steht. Für anderes nennen unsere Seiten keine Behörde; am schnellsten klärt es ein Mensch aus unserem Team. ${OFFER_OF_A_PERSON}`,
  },
  {
    id: 'legal-basis',
    title: 'die Rechtsgrundlage',
    questions: [
      'Auf welcher Rechtsgrundlage verarbeiten Sie Namen von Gästen?',
      'Welche Rechtsgrundlage haben Sie nach DSGVO?',
    ],
    answer:
      'Angaben über Menschen, die eine Bewertung geschrieben haben, verarbeiten wir, weil unsere Kunden ein berechtigtes Interesse daran haben, die Löschung zu beantragen (Art. 6 Abs. 1 Buchst. f DSGVO). ' +
      'Alle Rechtsgrundlagen stehen in der Datenschutzerklärung unter /datenschutz.',
  },
  {
    id: 'chat-training',
    title: 'die Frage, ob ich aus Ihren Nachrichten lerne',
    questions: ['Wird die KI mit meinen Nachrichten trainiert?', 'Lernst du aus dem, was ich schreibe?'],
    answer:
      'Von selbst lerne ich nicht aus Ihren Nachrichten. Unser Team sieht, worauf ich keine Antwort wusste, und schreibt Antworten dazu. Ob und welches KI-Modell beteiligt ist, steht in der Datenschutzerklärung unter /datenschutz.',
  },
  {
    id: 'chat-free',
    title: 'die Kosten dieses Chats',
    questions: ['Kostet dieser Chat etwas?', 'Ist das Schreiben hier kostenlos?'],
    answer: `Der Chat ist kostenlos, auch ohne Konto. Kosten entstehen nur mit einem Abo (${figures.pricePerMonth} im Monat), das Sie eigens abschließen.`,
  },
  {
    id: 'how-to-write',
    title: 'die Art, wie Sie mir schreiben',
    questions: ['Wie muss ich hier schreiben?', 'Verstehst du ganze Sätze?', 'Wie lang darf eine Nachricht sein?'],
    answer: `Schreiben Sie ganz normal, in eigenen Worten und ganzen Sätzen, gern mehrere Fragen auf einmal; Groß- und Kleinschreibung, Umlaute und Tippfehler stören mich nicht. Eine Nachricht kann bis zu ${facts.messageLength} lang sein.`,
  },
  {
    id: 'password-in-chat',
    title: 'Passwörter im Chat',
    questions: ['Kann ich Ihnen mein Passwort schicken?', 'Kannst du dich für mich einloggen?'],
    answer:
      'Schreiben Sie Ihr Passwort bitte nicht in den Chat: Wir fragen nie danach und melden uns nicht für Sie an. Haben Sie es schon geschrieben, ändern Sie es bitte gleich auf Ihrer Kontoseite. Wobei Sie Hilfe brauchen, sagen Sie mir gern.',
  },
];
