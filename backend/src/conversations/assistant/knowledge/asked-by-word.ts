import { PASSWORD_MAX_LENGTH } from '@sternklar/contracts/constants';
import { facts } from './facts.ts';

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
  club:
    'Auch ein Verein kann Kunde werden, soweit er als Unternehmer im Sinne des § 14 BGB handelt, also gewerblich oder selbständig. ' +
    'Ob das bei Ihnen so ist, beurteile ich nicht; fragen Sie gern unser Team.',
} as const;
export type AskedByWord = keyof typeof askedByWord;
