import {
  ANSWER_LINK_LIFETIME_DAYS,
  ANSWERS_DECLINED_MONTHS,
  CODE_LIFETIME_MS,
  KNOWN_DEVICES_PER_ACCOUNT,
  PAYMENT_METHOD,
  QUESTION_REMINDER_DAYS,
} from '@sternklar/contracts/constants';
import { facts, list, type Section, text } from '@sternklar/contracts/legal/legal-document';
import { productFacts } from '@sternklar/contracts/product-facts';
import type { Site } from '@sternklar/contracts/site';

const CONTRACT = 'Rechtsgrundlage ist der Vertrag mit Ihnen (Art. 6 Abs. 1 Buchst. b DSGVO)';

const account: Section = {
  id: 'konto',
  title: 'Ihr Konto',
  blocks: [
    facts(
      { term: 'Angaben', words: 'E-Mail-Adresse, Sprache (Deutsch) und, falls angegeben, eine Telefonnummer' },
      {
        term: 'Geänderte Adresse',
        words:
          'Neben der E-Mail-Adresse halten wir eine neue, die Sie angeben, bis zu ihrer Bestätigung fest und die bisherige noch eine Woche lang für Sie frei: Wer sie liest, kann die Änderung so lange rückgängig machen.',
      },
      {
        term: 'Passwort',
        words:
          'nur als Hashwert (argon2id), nie im Klartext. Für die Anmeldung dient ein geheimer Hashwert Ihrer E-Mail-Adresse.',
      },
      {
        term: 'Anmeldungen',
        words:
          'Beginn, Ende und letzte Nutzung jeder Sitzung und ein grober Name des Geräts, zum Beispiel „Firefox auf Windows“. So erkennen Sie auf Ihrer Kontoseite, wo Sie angemeldet sind.',
      },
      {
        term: 'Bekannte Geräte',
        words: `Geräte, an denen Sie sich angemeldet haben: erste und letzte Anmeldung, ein grober Name und ein geheimer Hashwert des Textes, den Ihr Browser dafür aufbewahrt. Höchstens ${KNOWN_DEVICES_PER_ACCOUNT}. Ihre Eingaben dort zählen wir für sich, damit niemand Sie aussperren kann, der nur Ihre E-Mail-Adresse kennt.`,
      },
      {
        term: 'Passkeys',
        words:
          'wenn Sie welche einrichten: der öffentliche Schlüssel mit seiner Kennung, der Name, den Sie ihm geben, und wann er eingerichtet und zuletzt benutzt wurde. Fingerabdruck, Gesicht und PIN bleiben auf Ihrem Gerät. Von Wiederherstellungscodes speichern wir nur Hashwerte.',
      },
      {
        term: 'Authenticator-App',
        words:
          'wenn Sie eine einrichten: der Schlüssel, aus dem ihre Codes entstehen, nur verschlüsselt, und wann sie eingerichtet und zuletzt benutzt wurde.',
      },
      {
        term: 'Einmalcodes',
        words: `werden nicht gespeichert, sondern berechnet; sie gelten ${CODE_LIFETIME_MS / 60_000} Minuten. Gezählt wird nur, wie oft ein Code versucht wurde.`,
      },
      {
        term: 'Verlauf',
        words: 'wann Sie sich registriert, Ihre Adresse bestätigt, Ihr Passwort oder Ihre Einstellungen geändert haben',
      },
    ),
    text(
      `Wir brauchen diese Angaben, um Ihr Konto zu führen und zu schützen. ${CONTRACT}; handeln Sie für ein Unternehmen, unser berechtigtes Interesse an der Zusammenarbeit mit ihm (Buchst. f).`,
    ),
  ],
};

const requests: Section = {
  id: 'loeschantraege',
  title: 'Ihre Unternehmen und Löschanträge',
  blocks: [
    facts(
      { term: 'Unternehmen', words: 'Name und Link zum Profil' },
      {
        term: 'Bewertung',
        words:
          'Name, unter dem sie erschienen ist, Sterne, Text und, falls angegeben, Link, von Ihnen gewählter Grund und Ihre Erklärung in gutem Glauben',
      },
      {
        term: 'Angaben und Fragen',
        words:
          'Ihre Angaben zum Sachverhalt mit jeder Ergänzung, unsere Fragen und Ihre Antworten und, wenn Sie ihn nennen, den Grund, aus dem Sie einen Antrag zurückziehen',
      },
      {
        term: 'Schriftwechsel mit der Plattform',
        words:
          'was wir ihr in Ihrem Namen übermittelt haben, wann wir nachfragen und warum, und was sie geantwortet hat, ob unser Team es einträgt oder Sie selbst',
      },
      {
        term: 'Belege',
        words:
          'Bilder und PDF-Dateien, die Sie oder unser Team zu einem Antrag hinzufügen, mit Dateinamen und Prüfsumme; aus Bildern entfernen wir Angaben wie Ort und Gerät, bevor wir sie verschlüsselt speichern',
      },
      {
        term: 'Verlauf',
        words:
          'jede Änderung des Status und jede Notiz dazu, mit Zeitpunkt und Kennung des Kontos, das sie vorgenommen hat',
      },
    ),
    text(`Wir brauchen diese Angaben, um Ihre Löschanträge zu übermitteln und deren Stand zu zeigen. ${CONTRACT}.`),
    text(
      'Angaben über Menschen, die eine Bewertung geschrieben haben, bekommen wir von unseren Kunden; sie stammen aus dem öffentlich sichtbaren Profil. Wir verarbeiten sie, weil unsere Kunden ein berechtigtes Interesse daran haben, die Löschung zu beantragen (Art. 6 Abs. 1 Buchst. f DSGVO).',
    ),
  ],
};

const platform: Section = {
  id: 'plattform',
  title: 'Weitergabe an die Plattform',
  blocks: [
    text(
      `${productFacts.messenger} Die Übermittlung nimmt unser Team vor; unsere Software ist mit der Plattform nicht verbunden. Eine Meldung nach Art. 16 der VO (EU) 2022/2065 enthält:`,
    ),
    list(
      'die Begründung, die Sie angegeben haben,',
      'den genauen Ort der Bewertung, in der Regel ihren Link,',
      'Name und E-Mail-Adresse der meldenden Person oder Einrichtung,',
      'die Erklärung in gutem Glauben,',
      'Belege, wenn sie mitgeschickt werden.',
    ),
    text(
      'Weil die Meldung Ihre Adresse nennt, kann die Plattform Ihnen unmittelbar antworten. Bevor ein Antrag übermittelt wird, können Sie auf seiner Seite lesen, was gesendet wird.',
    ),
    text(
      'Was die Plattform damit tut, verantwortet sie selbst. Ihr Betreiber kann Daten auch außerhalb der Europäischen Union verarbeiten; Einzelheiten stehen in dessen Datenschutzhinweisen.',
    ),
  ],
};

/** Who takes the payment: nobody, or a provider on pages of its own. */
const paymentOf = ({ operator: { paymentProvider } }: Site): string =>
  paymentProvider === null
    ? `Kartendaten speichern wir nicht. ${productFacts.testForm} Bis dahin werden keine Daten an einen Zahlungsdienstleister übermittelt.`
    : `Die Nummer Ihrer Karte erfahren wir nicht: Sie geben die Kartendaten auf einer Seite unseres Zahlungsdienstleisters ein, ${paymentProvider}. Er bekommt von uns Ihre E-Mail-Adresse, den Betrag und die Nummer der Rechnung, und meldet uns, ob bezahlt wurde; wir behalten die Kennungen, unter denen er Sie und Ihre Karte führt, und bis wann die Karte gilt, damit wir Sie rechtzeitig daran erinnern. Wird Ihr Konto gelöscht, löschen wir Sie auch dort. ${CONTRACT}.`;

const subscription = (site: Site): Section => ({
  id: 'abo',
  title: 'Abo und Zahlung',
  blocks: [
    text(
      `Zu Ihrem Abo speichern wir den Namen Ihres Unternehmens, Rechnungsanschrift und USt-IdNr., wenn Sie sie angeben, Tarif, Preis, Laufzeit, Beginn, Ende und als Zahlungsart „${PAYMENT_METHOD}“. Endet es außerordentlich, kommen Grund, Tag und eine Notiz unseres Teams dazu. ${CONTRACT}. Solange eine Rechnung offen ist oder Ihre Bank eine Zahlung prüft, bleibt Ihr Konto auch nach einem Antrag auf Löschung bestehen (Art. 17 Abs. 3 Buchst. e DSGVO).`,
    ),
    text(
      'Jeden Monat stellen wir Ihnen Rechnungen mit dem Namen Ihres Unternehmens und den Rechnungsangaben. Sie bleiben auch nach dem Ende des Abos und der Löschung Ihres Kontos so lange gespeichert, wie das Gesetz es verlangt. Überweisen Sie einen Rechnungsbetrag, vermerken wir Tag und Verwendungszweck dazu.',
    ),
    text(paymentOf(site)),
  ],
});

/** Who else reads messages: nobody, or whoever's model words the answers. */
const modelOf = ({ operator: { modelProvider } }: Site): string =>
  modelProvider === null
    ? 'Der Assistent läuft auf unserem eigenen Server. Ihre Nachrichten gehen an keinen Anbieter von KI-Modellen und werden nicht zum Trainieren verwendet.'
    : `Die Antworten formuliert ein KI-Modell von: ${modelProvider}. Es bekommt Ihre Nachricht, Angaben zum Angebot und, wenn Sie danach fragen, den Stand Ihrer eigenen Löschanträge und Ihres Abos, aber weder Ihre E-Mail-Adresse noch Namen oder Texte von Bewertungen. Fragt Ihre Nachricht nach einem Menschen oder nach rechtlichem Rat, geht sie nicht dorthin.`;

const chat = (site: Site): Section => ({
  id: 'chat',
  title: 'Support-Chat mit KI-Assistent',
  blocks: [
    text(
      'Wir speichern den Verlauf Ihres Chats: Ihre Nachrichten, die Antworten, die Zeitpunkte und ob Sie nach einem Menschen gefragt haben. Unser Team kann ihn lesen und antworten.',
    ),
    text(
      'Den Chat auf unserer Startseite gibt es ohne Konto. Bevor Sie dort etwas senden, speichern wir nichts; danach dasselbe wie oben, ohne Namen und Adresse, solange Sie uns beides nicht schreiben. Vor dem ersten Druck auf seinen Knopf wird auch nichts geladen.',
    ),
    text(
      `Ist ein Mensch angefragt, können Sie dort und auf Seiten unserer Partner eine E-Mail-Adresse und, wenn Sie mögen, einen Namen angeben. Antwortet jemand, während Sie weg sind, schicken wir einen Link dorthin, der einmal und ${ANSWER_LINK_LIFETIME_DAYS} Tage lang funktioniert; was geschrieben wurde, steht nicht in der E-Mail. Rechtsgrundlage ist Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO). Sie nehmen sie mit einem Druck im Chat oder in der E-Mail zurück; dann zeigen wir Namen und Adresse niemandem mehr und löschen sie mit der Unterhaltung. Wer in der E-Mail ablehnt, bekommt an diese Adresse ${ANSWERS_DECLINED_MONTHS} Monate lang keine; dafür behalten wir so lange eine Prüfsumme, aus der sie nicht hervorgeht.`,
    ),
    text(
      'Die Seite eines Partners kann uns einige Angaben über ihren Besucher mitgeben, zum Beispiel einen Tarif. Welche das sind, sagt Ihnen der Partner; unser Team sieht sie als ungeprüften Text, und wir löschen sie mit der Unterhaltung.',
    ),
    text(`${productFacts.assistant} ${productFacts.assistantLimits}`),
    text(modelOf(site)),
    text(`${CONTRACT}. Bitte schreiben Sie keine Passwörter oder Kartendaten in den Chat.`),
  ],
});

const mails = ({ operator }: Site): Section => ({
  id: 'mails',
  title: 'E-Mails, die wir Ihnen schicken',
  blocks: [
    list(
      'Codes zur Bestätigung Ihrer Adresse und für ein neues Passwort,',
      'Hinweise zu Ihrem Konto, zum Beispiel wenn jemand Ihre Adresse noch einmal registrieren wollte oder ein Passkey oder eine Authenticator-App hinzukam,',
      `Fragen unseres Teams zu einem Löschantrag und, bleibt die Antwort aus, nach ${QUESTION_REMINDER_DAYS} Tagen eine Erinnerung,`,
      'Bestätigungen zu Ihrem Abo, zum Beispiel von Beginn, Kündigung und Ende,',
      'Ihre Rechnungen und, solange eine offen ist, Erinnerungen an die Zahlung,',
      'Hinweise, wenn eine Zahlung scheitert, Ihre Karte abläuft oder eine Rechnungsangabe zu berichtigen ist,',
      'Antworten unseres Teams im Chat, wenn Sie gerade nicht da sind,',
      'Nachrichten, wenn sich der Status eines Löschantrags ändert; diese können Sie auf Ihrer Kontoseite abbestellen.',
    ),
    text(
      `Werbung verschicken wir nicht, und unsere E-Mails enthalten keine Zählpixel. Zugestellt werden sie durch: ${operator.mailProvider}.`,
    ),
  ],
});

const push: Section = {
  id: 'push',
  title: 'Push-Mitteilungen, wenn Sie sie einschalten',
  blocks: [
    text(
      'Auf Ihrer Kontoseite können Sie sich jeden neuen Status als Push-Mitteilung in Ihren Browser schicken lassen. Nur wer das einschaltet, ist von diesem Abschnitt betroffen.',
    ),
    facts(
      {
        term: 'Gespeichert',
        words:
          'die Adresse Ihres Browsers bei seinem Push-Dienst, zwei Schlüssel zum Verschlüsseln, ein grober Name des Geräts und der Zeitpunkt des Einschaltens',
      },
      {
        term: 'Inhalt',
        words: 'welcher Antrag welchen Status hat; weder Namen noch Texte',
      },
      {
        term: 'Push-Dienst',
        words:
          'den bestimmt der Hersteller Ihres Browsers: Google (Chrome und verwandte Browser), Mozilla (Firefox), Apple (Safari) oder Microsoft (Edge). Er bekommt die Mitteilung verschlüsselt und kann sie nicht lesen, erfährt aber, dass und wann wir Ihrem Browser eine schicken. Diese Dienste arbeiten auch in den USA.',
      },
      {
        term: 'Ende',
        words:
          'wenn Sie sie abschalten, den Browser abmelden, Ihr Passwort ändern (in allen anderen Browsern) oder Ihr Konto löschen, und wenn der Push-Dienst Ihren Browser nicht mehr kennt',
      },
    ),
    text(
      'Rechtsgrundlage ist Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO, § 25 Abs. 1 TDDDG). Sie widerrufen sie mit demselben Schalter oder in den Einstellungen Ihres Browsers; was bis dahin geschickt wurde, bleibt rechtmäßig.',
    ),
  ],
};

/** What is kept about customers and the reviews they report, field by field. */
export const customerSections = (site: Site): readonly Section[] => [
  account,
  requests,
  platform,
  subscription(site),
  chat(site),
  mails(site),
  push,
];
