import {
  REVIEW_IMPORT_MAX_REVIEWS,
  REVIEW_TEXT_MAX_LENGTH,
  REVIEWER_NAME_MAX_LENGTH,
} from '@sternklar/contracts/constants';
import { formatCount, formatQuantity } from './format.ts';
import { countReviews } from './import-window.ts';
import { reviewTexts } from './reviews.ts';

const requests = (count: number) => formatQuantity(count, 'Einen Löschantrag', 'Löschanträge');
const reasons = Object.values(reviewTexts.reasons).join(', ');

/** Words of the window for adding several reviews at once; they come with it. */
export const importTexts = {
  title: 'Mehrere Bewertungen hinzufügen',
  intro: (business: string) => `für ${business}`,

  text: 'Bewertungen',
  textHint: `Eine Bewertung je Zeile: Name, Sterne, Text. Getrennt mit Tabulator, Semikolon oder Komma, oder einfach aus Excel kopiert. Bis zu ${REVIEW_IMPORT_MAX_REVIEWS} auf einmal.`,
  placeholder: 'Max M.; 1; War nie dort.\nK. Weber; ★★☆☆☆; Um halb sieben war alles ausverkauft.',
  textMissing: 'Bitte fügen Sie Bewertungen ein oder wählen Sie eine Datei.',
  nothingFound:
    'Darin haben wir keine Bewertung gefunden. Eine Zeile sieht zum Beispiel so aus: Max M.; 1; War nie dort.',
  file: 'CSV-Datei wählen',
  fileHint: 'oder hierher ziehen',
  fileProblems: {
    'too-large': 'Die Datei ist größer als 2\u00a0MB. Bitte teilen Sie sie auf.',
    spreadsheet:
      'Das ist eine Arbeitsmappe. Bitte speichern Sie sie als „CSV UTF-8“ oder kopieren Sie die Zellen hier in das Feld.',
    'no-text': 'Diese Datei enthält keinen Text. Bitte wählen Sie eine CSV-Datei.',
    unreadable: 'Die Datei konnte nicht gelesen werden. Bitte wählen Sie sie noch einmal.',
  },
  columns: 'Welche Spalten werden gelesen?',
  columnsIntro: 'Eine Kopfzeile ist nicht nötig. Mit ihr dürfen die Spalten in jeder Reihenfolge stehen:',
  columnList: [
    ['Name', 'wer die Bewertung geschrieben hat'],
    ['Sterne', '1 bis 5, auch als 1/5 oder ★☆☆☆☆'],
    ['Text', 'leer bei Bewertungen, die nur aus Sternen bestehen'],
    ['Link', 'freiwillig, zur Bewertung selbst'],
    ['Grund', `freiwillig: ${reasons}`],
  ],
  check: 'Prüfen',

  back: 'Text ändern',
  found: (count: number) => `${countReviews(count)} gefunden`,
  ready: (count: number) => `${formatCount(count)}\u00a0bereit`,
  faulty: (count: number) => `${formatCount(count)}\u00a0mit Fehler`,
  double: (count: number) => `${formatCount(count)}\u00a0doppelt`,
  done: (count: number) => `${formatCount(count)}\u00a0eingereicht`,
  onlyHints: 'Nur Zeilen mit Hinweis zeigen',
  tooMany: (count: number) =>
    `Das sind ${formatCount(count)} Bewertungen. Auf einmal gehen ${REVIEW_IMPORT_MAX_REVIEWS}; die übrigen bleiben hier stehen und kommen danach an die Reihe.`,
  cut: (shown: number, later: number) =>
    `Gezeigt werden ${formatCount(shown)}; ${formatQuantity(later, 'eine weitere kommt', 'weitere kommen')} danach an die Reihe.`,
  tableLabel: 'Gefundene Bewertungen',
  take: (line: number) => `Zeile ${line} mitnehmen`,
  columnNames: { take: 'Mitnehmen', line: 'Zeile', reviewer: 'Verfasser', stars: 'Sterne', text: 'Text' },
  noStars: 'ohne Sterne',
  noReviewer: 'ohne Namen',
  withoutText: reviewTexts.withoutText,
  about: (line: number, words: string) => `Zeile\u00a0${line}: ${words}`,
  toLine: 'Im Text ändern',
  toLineNamed: (line: number) => `Zeile ${line} im Text ändern`,
  alreadyThere: 'Diese Bewertung ist schon eingereicht.',
  doubleOf: (line: number) => `Dieselbe Bewertung wie in Zeile\u00a0${line}.`,
  submitted: 'Eingereicht',
  notSent: 'Noch nicht bestätigt. Bitte senden Sie noch einmal; doppelt wird nichts eingereicht.',

  goodFaith: reviewTexts.goodFaith,
  goodFaithHint: 'Gilt für alle Zeilen. Freiwillig; eine vollständige Meldung lässt sich leichter prüfen.',
  submit: (count: number) => `${requests(count)} stellen`,
  submitNone: 'Keine Zeile ausgewählt',
  again: (count: number) => `Noch einmal senden (${formatCount(count)})`,
  sending: (sent: number, all: number) => `${formatCount(sent)} von ${formatCount(all)} gesendet`,
  busy: 'Wird gesendet\u00a0…',

  reviewerMissing: 'Der Name des Verfassers fehlt.',
  reviewerTooLong: `Der Name ist länger als ${REVIEWER_NAME_MAX_LENGTH} Zeichen.`,
  starsWrong: 'Die Bewertung muss 1 bis 5 Sterne haben.',
  textTooLong: `Der Text ist länger als ${formatCount(REVIEW_TEXT_MAX_LENGTH)} Zeichen.`,
  urlTooLong: 'Der Link ist zu lang.',
  urlWrong: 'Der Link ist ungültig. Er muss mit http:// oder https:// beginnen.',
  reasonUnknown: (reason: string) => `Den Grund „${reason}“ gibt es nicht. Möglich sind: ${reasons}.`,
  flaws: {
    'no-columns': 'Hier fehlen Spalten. Bitte trennen Sie Name, Sterne und Text mit Semikolon oder Tabulator.',
    'too-many-columns':
      'Diese Zeile hat mehr Spalten als die Kopfzeile. Bitte setzen Sie den Text in Anführungszeichen.',
    'open-quote': 'Ein Anführungszeichen ist nicht geschlossen. Bitte schreiben Sie eines im Text doppelt: "".',
    'no-stars-in-block': 'In diesem Absatz fehlen die Sterne. Sie stehen unter dem Namen, zum Beispiel als 1/5.',
  },
} as const;
