import { ANSWER_LINK_LIFETIME_DAYS, PASSWORD_MAX_LENGTH } from '@sternklar/contracts/constants';
import { AGB_PARAGRAPH, AGB_TITLE } from '@sternklar/contracts/legal/agb-paragraphs';
import { facts } from './facts.ts';

/** 'Die AGB haben 16 Paragrafen: § 1 Geltung …', as /agb has them. */
const paragraphsOfTheTerms = `Unsere AGB haben ${Object.keys(AGB_PARAGRAPH).length} Paragrafen: ${Object.entries(
  AGB_TITLE,
)
  .map(([id, title]) => `§ ${AGB_PARAGRAPH[id as keyof typeof AGB_PARAGRAPH]} ${title}`)
  .join(', ')}. Der Wortlaut steht unter /agb.`;

/** Answers to what is known by its word alone: nothing is learned of them. */
export const askedByWord = {
  'request-resumed':
    'Einen zurückgezogenen Antrag nehmen Sie auf der Seite der Bewertung mit „Antrag wieder aufnehmen“ wieder auf, solange die ' +
    'Bewertung nicht gelöscht ist. Bis dahin ruht er; was die Plattform schon hat, liegt ihr weiter vor.',
  'withdrawn-means':
    '„Zurückgezogen“ heißt: Sie haben den Antrag selbst angehalten, er ruht. Auf der Seite der Bewertung nehmen Sie ihn mit „Antrag ' +
    'wieder aufnehmen“ wieder auf.',
  'nothing-to-end':
    'Ohne Abo gibt es nichts zu kündigen: Ein Konto allein kostet nichts, und ein Abo beginnt erst, wenn Sie es abschließen. Ein Konto, ' +
    'das Sie nicht mehr brauchen, löschen Sie auf Ihrer Kontoseite.',
  'picture-place':
    'Ort und Gerät, die in einem Bild gespeichert sind, gehen nicht an die Plattform: Wir entfernen sie, bevor wir das Bild speichern. ' +
    'Was auf dem Bild zu sehen ist, bleibt.',
  'status-order':
    'Einen Status ändere ich nicht, gleich wer es verlangt: Eingetragen wird er von unserem Team, sobald die Plattform entschieden hat.',
  'invoice-by-post': 'Per Post oder auf Papier verschicken wir keine Rechnungen; ausdrucken können Sie jede.',
  'mails-not-read':
    'Ihre E-Mails und Ihr Postfach lese ich nicht: Ich lese, was hier in den Chat geschrieben wird, und zu Ihren Fragen, was in Ihrem ' +
    'Konto steht.',
  'nothing-extra':
    'Das kostet nichts extra: Zurückziehen, wieder aufnehmen, erneut einreichen und der Widerspruch sind im Abo enthalten.',
  'same-price': `Eine Erhöhung nach dem ersten Jahr ist nicht vorgesehen: Das Abo verlängert sich zum selben Preis, ${facts.pricePerMonth} im Monat.`,
  'nothing-filtered':
    'Inhaltlich filtern und bewerten wir nichts: Als Bote übermitteln wir Ihren Antrag mit Ihren Angaben, wie er ist. Unser Team sieht ' +
    'nur nach, ob er vollständig ist; fehlt der Plattform eine Angabe, fragen wir Sie.',
  'stays-visible': 'Lehnt die Plattform die Löschung ab, bleibt die Bewertung dort sichtbar wie bisher.',
  'words-of-the-appeal':
    'Was im Widerspruch stehen soll, sagen Sie, in Ihren Worten und gern mit neuen Belegen; eingelegt wird er bei der Plattform von ' +
    'unserem Team.',
  'until-the-end': 'Bis zum letzten Tag der Laufzeit nutzen Sie alles wie bisher, auch für neue Löschanträge.',
  'password-length': `Ein Passwort hat mindestens ${facts.passwordLength} und höchstens ${PASSWORD_MAX_LENGTH}; welche, ist Ihnen überlassen.`,
  'code-letters': `Der Bestätigungscode hat ${facts.codeLength}: Großbuchstaben und Ziffern, gemischt; groß oder klein eingetippt gilt beides.`,
  'locked-out':
    'Nach zu vielen falschen Passwörtern warten Sie eine Weile, höchstens eine Viertelstunde; wie lange noch, steht in der Meldung. ' +
    'Danach geht es weiter, oder Sie setzen das Passwort über „Passwort vergessen?“ gleich neu.',
  browsers:
    'Der Chat auf Seiten von Partnern braucht Chrome oder Edge ab 123, Firefox ab 128 oder Safari ab 17.5; in einem älteren Browser ' +
    'sagt er beim Klick meist, dass er dort nicht geht. Für unsere eigenen Seiten genügt ein aktueller Browser.',
  'answer-link':
    `Der Link aus der E-Mail, dass ein Mensch geantwortet hat, funktioniert einmal und ${ANSWER_LINK_LIFETIME_DAYS} Tage lang. Ist er benutzt oder ` +
    'abgelaufen, lassen Sie sich auf der Seite, die er öffnet, mit einem Druck einen neuen schicken.',
  'answer-mail':
    'Was geschrieben wurde, steht nicht in der E-Mail: Sie sagt nur, auf wessen Seite Sie gefragt haben und dass ein Mensch geantwortet hat, und ' +
    'enthält einen Link. Die Antwort lesen Sie auf der Seite, die er öffnet.',
  'answer-consent':
    'Ihre Einwilligung nehmen Sie jederzeit zurück: im Chatfenster mit „Nicht mehr schreiben“ oder mit dem Link zum Ablehnen in der E-Mail. Danach ' +
    'schreiben wir an diese Adresse nicht mehr, und niemand sieht sie; gelöscht wird sie mit der Unterhaltung. Ist das Fenster schon geschlossen, ' +
    'genügt eine E-Mail an die Adresse im Impressum.',
  'answer-later':
    'Haben Sie hier nach einem Menschen gefragt, bietet das Chatfenster „Antwort per E-Mail?“ an: Mit Ihrer E-Mail-Adresse und Ihrem Einverständnis ' +
    'schreiben wir Ihnen, sobald ein Mensch geantwortet hat und Sie nicht mehr hier sind. Das Fenster dürfen Sie schließen.',
  'page-passes-on':
    'Die Seite eines Partners kann uns einige Angaben über ihre Besucher mitgeben, zum Beispiel einen Tarif; welche das sind, sagt Ihnen der Partner. ' +
    'Unser Team sieht sie als ungeprüften Text, und wir löschen sie mit der Unterhaltung. Was Sie hier schreiben, bekommt der Partner von uns nicht.',
  'ask-without-account':
    'Fragen können Sie hier ohne Konto und ohne Anmeldung, auf unserer Startseite und auf Seiten unserer Partner; das kostet nichts. Ein Konto brauchen ' +
    'Sie erst, um Löschanträge zu stellen oder nach Ihren eigenen Daten zu fragen.',
  'unknown-on-partner-pages':
    'Im Chat auf fremden Seiten sind Sie für uns ein Besucher, auch wenn Sie Kunde sind: Ihre Bewertungen, Ihr Abo und Ihre Rechnungen sehe ich dort nicht. ' +
    'Danach fragen Sie im Chat auf Ihrer Übersicht, wenn Sie bei uns angemeldet sind.',
  'no-service-worker':
    'Einen Service Worker setzt der Chat auf Seiten von Partnern nicht ein; auf unseren eigenen Seiten gibt es einen.',
  'no-commission': 'Eine Provision oder Prämie für Empfehlungen nennen unsere Seiten nicht.',
  'in-the-browser':
    'Im Browser liegt auf unseren Seiten nur, was sie zum Arbeiten brauchen, und keine Cookies: im Local Storage Ihre Anmeldung (Token) und ein zufälliger ' +
    'Text, an dem wir Ihr Gerät wiedererkennen, auch dass Sie das Einrichten als App abgelehnt haben; im Session Storage Entwürfe, die Seite, zu der Sie ' +
    'wollten, und ein Chat ohne Konto. Jedes einzeln steht unter /datenschutz.',
  'push-provider':
    'Den Push-Dienst bestimmt der Hersteller Ihres Browsers (Google, Mozilla, Apple oder Microsoft). Er bekommt die Mitteilung verschlüsselt und kann sie ' +
    'nicht lesen, erfährt aber, dass und wann wir Ihrem Browser eine schicken. Namen und Texte stehen nicht darin.',
  'no-mail-tracking':
    'Werbung verschicken wir nicht, und unsere E-Mails enthalten keine Zählpixel: Ob Sie sie öffnen, messen wir nicht.',
  'others-see-nothing': 'Andere Kunden sehen nichts von Ihnen, weder Ihre Unternehmen noch was Sie einreichen.',
  'phone-not-needed':
    'Eine Telefonnummer brauchen wir für Konto und Abo nicht, also auch keine neue. Wir schreiben Ihnen per E-Mail und hier im Chat.',
  'sign-in-failed':
    '„Authentifizierung fehlgeschlagen“ heißt, dass Anmelden oder Registrieren nicht gelungen ist; verbrochen haben Sie nichts. Sehen Sie nach, ob ' +
    'E-Mail-Adresse und Passwort richtig getippt sind und ob es das Konto schon gibt: Wer es schon hat, meldet sich an, statt sich zu registrieren.',
  'submitted-means':
    '„Eingereicht“ heißt, dass Ihr Löschantrag gestellt ist. Ob er schon bei der Plattform liegt und seit wann, steht auf der Seite der Bewertung: ' +
    'Gesendet wird er von unserem Team, danach steht er dort auf „bei der Plattform“.',
  'bank-details':
    'Eine Bankverbindung brauchen Sie nicht: Bezahlt wird mit Kreditkarte, Überweisungen sind nicht vorgesehen. Geht es ausnahmsweise nicht anders, nennt sie ' +
    'Ihnen unser Team; als Verwendungszweck genügt dann die Nummer der Rechnung.',
  'your-own-words':
    'Für den Inhalt Ihres Antrags sind Sie verantwortlich: dass die Angaben richtig und vollständig sind. Wir prüfen und bewerten sie nicht und geben sie als ' +
    'Bote weiter.',
  'messenger-means':
    '„Bote“ heißt: Wir überbringen Ihren Löschantrag der Plattform, mit Ihren Angaben und als Ihre Erklärung. Wir prüfen, bewerten und entscheiden nichts und ' +
    'vertreten Sie nicht rechtlich; über die Löschung entscheidet allein die Plattform.',
  'nobody-built-in':
    'Gebaut und betrieben werde ich vom Team dieses Dienstes; wer das ist, steht im Impressum unter /impressum. Ich bin ein Programm, der KI-Assistent.',
  'leaving-costs':
    'Das Kündigen selbst kostet nichts, keine Ablöse und keine Gebühr. Gebunden sind Sie für die Mindestlaufzeit von 12 Monaten: Bis zu ihrem Ende läuft der monatliche Betrag weiter; vorher endet ein Abo nur aus wichtigem Grund.',
  'privacy-date': `Die Datenschutzerklärung hat den Stand vom ${facts.privacyDate}; sie steht unter /datenschutz.`,
  delivery:
    'Wie und wann wir leisten und dass nichts zurückzugeben ist, steht unter /lieferung. Versandt wird nichts: Unsere Leistung kommt über das Internet.',
  'no-name':
    'Einen Namen habe ich nicht: Ich bin der KI-Assistent, ein Programm. Schön, dass Sie sich vorstellen; wobei kann ich helfen?',
  paragraphs: paragraphsOfTheTerms,
  club:
    'Auch ein Verein kann Kunde werden, soweit er als Unternehmer im Sinne des § 14 BGB handelt, also gewerblich oder selbständig. ' +
    'Ob das bei Ihnen so ist, beurteile ich nicht; fragen Sie gern unser Team.',
} as const;
export type AskedByWord = keyof typeof askedByWord;
